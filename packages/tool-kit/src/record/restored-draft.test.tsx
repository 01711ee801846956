import { Page } from '@hub/ui';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Outlet } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteHandlers, noteRecord, noteRoutes } from '../testing/note-pages';
import { mockServer, openTool } from '../testing/page';
import { agoInWords } from './restored-draft';

/** A page that asks before unsaved work is left. */
function AskingPage() {
  return (
    <Page title="Notes">
      <Outlet />
    </Page>
  );
}

const routes = [{ element: <AskingPage />, children: noteRoutes }];
const server = mockServer();
let records: ReturnType<typeof noteRecord>[];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z'), toFake: ['Date'] });
  records = [noteRecord()];
  server.use(...noteHandlers(records));
});
afterEach(() => {
  vi.useRealTimers();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const offered = () => screen.queryByText(/^You began this/)?.textContent;

/** Opens a form in a new page, as after the browser has discarded the previous one. */
async function openPage(path: '/add' | '/note/note00000000001') {
  const page = openTool(routes, path);
  await screen.findByLabelText('Title');
  return page;
}

/** Loses the response to the first record that is sent, and returns the ids of all that are sent. */
function loseFirstAnswer(): unknown[] {
  const ids: unknown[] = [];
  server.use(
    http.post('*/records', async ({ request }) => {
      ids.push(((await request.clone().json()) as { id: string }).id);
      return ids.length === 1 ? HttpResponse.error() : undefined;
    }),
  );
  return ids;
}

describe('what is typed', () => {
  it.each([
    ['new note', '/add', ''],
    ['stored note', '/note/note00000000001', 'Milk'],
  ] as const)('of a %s is offered by the next page with its age, and taken back', async (_, path, stored) => {
    const first = await openPage(path);
    await first.user.type(field('Note'), ' and bread');
    first.unmount();
    vi.setSystemTime(new Date('2026-11-26T12:05:00Z'));
    const { user } = await openPage(path);
    expect(field('Note').value).toBe(`${stored} and bread`);
    expect(offered()).toBe('You began this 5 minutes ago. It is kept on this device, and not saved yet.');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field('Note').value).toBe(stored);
    expect(offered()).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  it('is one record when it is saved, whatever came of a try before, and then forgotten', async () => {
    const ids = loseFirstAnswer();
    const first = await openPage('/add');
    await first.user.type(field('Title'), 'Books');
    await first.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('alert');
    first.unmount();
    const { user } = await openPage('/add');
    await user.type(field('Note'), 'Novels');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved');
    expect(records).toMatchObject([{}, { email: 'Books', description: 'Novels' }]);
    expect(new Set(ids).size).toBe(1);
    expect(offered()).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  it('is another record once it is discarded, also where a try before may have made one', async () => {
    const ids = loseFirstAnswer();
    const first = await openPage('/add');
    await first.user.type(field('Title'), 'Books');
    // Two windows that continue it would overwrite each other's record.
    expect(JSON.stringify(localStorage)).not.toContain('newId');
    await first.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('alert');
    first.unmount();
    const { user } = await openPage('/add');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await user.type(field('Title'), 'Films');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved');
    expect(new Set(ids).size).toBe(2);
  });

  it('is asked about where somebody else has changed the same meanwhile', async () => {
    const first = await openPage('/note/note00000000001');
    await first.user.type(field('Note'), ' and bread');
    first.unmount();
    Object.assign(records[0]!, { description: 'Tea', rev: 2 });
    const { user } = await openPage('/note/note00000000001');
    expect(field('Note').value).toBe('Milk and bread');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Keep mine' })).toBeTruthy();
  });

  it('is discarded where the person leaves its page', async () => {
    const { user } = await openPage('/add');
    await user.type(field('Note'), 'Novels');
    expect(localStorage.length).toBe(1);
    await user.click(screen.getByRole('link', { name: 'List' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByRole('link', { name: 'Add' });
    expect(localStorage.length).toBe(0);
  });

  it('is not offered where it was saved after all', async () => {
    const first = await openPage('/note/note00000000001');
    await first.user.type(field('Note'), ' and bread');
    first.unmount();
    Object.assign(records[0]!, { description: 'Milk and bread', rev: 2 });
    await openPage('/note/note00000000001');
    expect(field('Note').value).toBe('Milk and bread');
    expect(offered()).toBeUndefined();
  });

  it('is nobody else’s', async () => {
    const first = await openPage('/add');
    await first.user.type(field('Note'), 'Novels');
    first.unmount();
    openTool(routes, '/add', { id: 'adam00000000000' });
    await screen.findByLabelText('Title');
    expect(field('Note').value).toBe('');
    expect(offered()).toBeUndefined();
  });
});

it.each([
  [0, 'just now'],
  [59_999, 'just now'],
  [60_000, '1 minute ago'],
  [59 * 60_000, '59 minutes ago'],
  [60 * 60_000, '1 hour ago'],
  [48 * 3_600_000, '2 days ago'],
])('%i milliseconds are %s', (ms, words) => {
  expect(agoInWords(ms)).toBe(words);
});
