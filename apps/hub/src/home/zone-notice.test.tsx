import { readStoredText, storeText, useSession } from '@hub/auth';
import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { ZoneNotice } from './zone-notice';

/** This device is in UTC, as all tests are. */
const HERE = 'UTC';
const ME = 'mei000000000000';
const NAME = 'device-zone';

let sent: unknown[] = [];
const server = mockServer(
  http.patch('*/api/collections/users/records/:id', async ({ request, params: { id } }) => {
    sent.push([id, await request.json()]);
    return HttpResponse.json({ id });
  }),
);

beforeEach(() => {
  localStorage.clear();
  sent = [];
});

function Home() {
  const { user } = useSession();
  return (
    <>
      <h1>Apps</h1>
      {user && <ZoneNotice user={user} />}
    </>
  );
}

async function openHome(timeZone: string | null = 'Asia/Bangkok') {
  const { user } = openTool([{ path: '/', element: <Home /> }], '/', { timeZone });
  await screen.findByRole('heading', { name: 'Apps' });
  return user;
}

const question = () => screen.queryByRole('region', { name: 'Time zone' });

describe('a device that enters another time zone', () => {
  beforeEach(() => void storeText(ME, NAME, 'Asia/Bangkok'));

  it('asks which one to use, and saves it', async () => {
    const user = await openHome();
    expect(question()?.textContent).toContain('This device is in UTC now.');
    await user.click(screen.getByRole('button', { name: 'Use UTC' }));
    await waitFor(() => expect(question()).toBeNull());
    expect(sent).toEqual([[ME, { timeZone: HERE }]]);
    expect(readStoredText(ME, NAME)).toBe(HERE);
  });

  it('does not ask again once the old zone was kept', async () => {
    const user = await openHome();
    await user.click(screen.getByRole('button', { name: 'Keep Asia/Bangkok' }));
    expect(question()).toBeNull();
    expect([sent, readStoredText(ME, NAME)]).toEqual([[], HERE]);
  });

  it('says why the hub did not take it', async () => {
    server.use(http.patch('*/records/:id', () => HttpResponse.json({}, { status: 500 })));
    const user = await openHome();
    await user.click(screen.getByRole('button', { name: 'Use UTC' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The hub had a problem.');
    expect(readStoredText(ME, NAME)).toBe('Asia/Bangkok');
  });

  it.each([null, 'Africa/Abidjan'])('does not ask a person whose clock is the same: %s', async (zone) => {
    await openHome(zone);
    expect(question()).toBeNull();
    expect(readStoredText(ME, NAME)).toBe(HERE);
  });
});

it('does not ask on a device that stays in its zone', async () => {
  await openHome();
  expect(question()).toBeNull();
  expect(readStoredText(ME, NAME)).toBe(HERE);
});
