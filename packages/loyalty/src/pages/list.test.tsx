import { storeText } from '@hub/auth';
import { SAMPLE_PERSON } from '@hub/tool-kit/testing';
import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { Link, Outlet } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loyaltyRoutes } from '../routes';
import { loyaltyHandlers, sampleRecord } from '../testing';

const server = mockServer(...loyaltyHandlers());
const openPage = (at: string) => openTool(loyaltyRoutes, at);
const RECORDS = '*/api/collections/loyalty/records';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The text of each row. */
function rows(): string[] {
  return within(screen.getByRole('list', { name: 'Cards' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('a')?.textContent.replace(/\s+/g, ' ').trim() ?? '');
}

function field(): HTMLInputElement {
  return screen.getByLabelText('Filter');
}

/** The tool next to a link to it, as in the hub's menu. */
function FromTheMenu() {
  return (
    <>
      <Link to="/loyality">From the menu</Link>
      <Outlet />
    </>
  );
}

describe('/loyality', () => {
  it('lists name and type by name, says what has expired or soon will, and leads to the cards', async () => {
    const grocer = sampleRecord({ name: 'City Grocer' });
    server.use(
      ...loyaltyHandlers([
        sampleRecord({ name: 'Books', expiryDate: '2026-11-20' }),
        sampleRecord({ name: 'apples', type: 'qrcode', cardId: '12', expiryDate: '2026-12-21' }),
        sampleRecord({ name: 'Drugs', expiryDate: '2026-12-22' }),
        grocer,
      ]),
    );
    openPage('/loyality');
    const link = await screen.findByRole('link', { name: /City Grocer/ });
    expect(link.getAttribute('href')).toBe(`/loyality/${grocer.id}`);
    expect(rows()).toEqual([
      'apples Expires in 30 days',
      'Books Expired yesterday',
      'City Grocer Barcode',
      'Drugs Barcode',
    ]);
    expect(screen.getByRole('link', { name: 'Add Loyalty Card' }).getAttribute('href')).toBe('/loyality/add');
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/');
  });

  it('opens a card with the custom layout in a new tab that knows nothing of this one', async () => {
    server.use(...loyaltyHandlers([sampleRecord({ name: 'Club', customUI: true }), sampleRecord()]));
    openPage('/loyality');
    const club = await screen.findByRole('link', { name: /Club.*opens in a new tab/ });
    expect([club.getAttribute('target'), club.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    expect(screen.getByRole('link', { name: /City Grocer/ }).getAttribute('target')).toBeNull();
  });

  it('filters as one types, by name and number, and keeps the filter in the address', async () => {
    server.use(
      ...loyaltyHandlers([
        sampleRecord({ name: 'Books', cardId: 'BK-7' }),
        sampleRecord({ name: 'City Grocer' }),
      ]),
    );
    const { user, currentLocation } = openPage('/loyality');
    await screen.findByRole('list', { name: 'Cards' });
    await user.type(field(), 'bk-');
    expect(rows()).toEqual(['Books Barcode']);
    expect(currentLocation().search).toBe('?q=bk-');
    expect(screen.getByText('1 card found').getAttribute('role')).toBe('status');
    await user.type(field(), 'x');
    expect(screen.getByText('No card matches')).toBeTruthy();
    await user.clear(field());
    expect(rows()).toHaveLength(2);
    expect(currentLocation().search).toBe('');
  });

  it('marks what everyone here sees', async () => {
    server.use(
      ...loyaltyHandlers([
        sampleRecord({ name: 'Club', owner: '' }),
        sampleRecord({ name: 'Family', shared: true, expiryDate: '2026-11-20' }),
        sampleRecord({ name: 'Mine' }),
      ]),
    );
    openPage('/loyality');
    await screen.findByRole('list', { name: 'Cards' });
    expect(rows()).toEqual(['Club Barcode Shared', 'Family Expired yesterday Shared', 'Mine Barcode']);
  });

  it('shows the cards of a group alone, and keeps the group in the address beside the filter', async () => {
    server.use(
      ...loyaltyHandlers([
        sampleRecord({ name: 'Books', groups: ['Town', 'Culture'] }),
        sampleRecord({ name: 'City Grocer', groups: ['Town'] }),
        sampleRecord({ name: 'Zoo' }),
      ]),
    );
    const { user, currentLocation } = openPage('/loyality?group=Culture');
    await screen.findByRole('list', { name: 'Cards' });
    expect(rows()).toEqual(['Books Barcode']);
    const chips = within(screen.getByRole('group', { name: 'Groups' })).getAllByRole('button');
    expect(chips.map((chip) => [chip.textContent, chip.getAttribute('aria-pressed')])).toEqual([
      ['Culture', 'true'],
      ['Town', 'false'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Town' }));
    expect(rows()).toEqual(['Books Barcode', 'City Grocer Barcode']);
    await user.type(field(), 'groc');
    expect(rows()).toEqual(['City Grocer Barcode']);
    expect(currentLocation().search).toBe('?group=Town&q=groc');
    await user.click(screen.getByRole('button', { name: 'Town' }));
    expect(currentLocation().search).toBe('?q=groc');
  });

  it('puts those with a star first, and gives one to whom may change the card', async () => {
    const zoo = sampleRecord({ name: 'Zoo' });
    const records = [
      sampleRecord({ name: 'Books' }),
      zoo,
      sampleRecord({ name: 'Club', owner: '', shared: true }),
    ];
    server.use(...loyaltyHandlers(records));
    const { user } = openPage('/loyality');
    await screen.findByRole('list', { name: 'Cards' });
    const stars = screen.getAllByRole('button', { name: 'Star' });
    expect(stars).toHaveLength(2);
    const star = stars[1]!;
    expect(star.getAttribute('aria-pressed')).toBe('false');
    expect(document.getElementById(star.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/^Zoo/);
    await user.click(star);
    await vi.waitFor(() => expect(rows()).toEqual(['Zoo Barcode', 'Books Barcode', 'Club Barcode Shared']));
    expect(records.find(({ id }) => id === zoo.id)).toMatchObject({ starred: true, rev: 2 });
  });

  it('says when a star could not be saved', async () => {
    server.use(
      http.post('*/auth-refresh', () => HttpResponse.json({ token: 'x', record: {} })),
      http.patch(`${RECORDS}/:id`, () =>
        HttpResponse.json({ status: 400, message: 'Broken.', data: {} }, { status: 400 }),
      ),
      ...loyaltyHandlers([sampleRecord()]),
    );
    const { user } = openPage('/loyality');
    await user.click(await screen.findByRole('button', { name: 'Star' }));
    expect(await screen.findByText(/^The star was not saved\. /)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Star' }).getAttribute('aria-pressed')).toBe('false');
  });

  it('has archived cards apart, drawn when they are asked for, and finds them too', async () => {
    server.use(
      ...loyaltyHandlers([
        sampleRecord({ name: 'Books' }),
        sampleRecord({ name: 'Old Books', archived: true, starred: true }),
      ]),
    );
    const { user } = openPage('/loyality');
    await screen.findByRole('list', { name: 'Cards' });
    expect(rows()).toEqual(['Books Barcode']);
    expect(screen.queryByText('Old Books')).toBeNull();
    await user.click(screen.getByText('Archived (1)'));
    const archived = () => within(screen.getByRole('list', { name: 'Archived' })).getAllByRole('listitem');
    expect(archived()).toHaveLength(1);
    await user.type(field(), 'old');
    expect(archived()).toHaveLength(1);
    expect(screen.queryByRole('list', { name: 'Cards' })).toBeNull();
    expect(screen.getByText('1 card found')).toBeTruthy();
  });

  it('has the four that were used last first where there are many, with the day', async () => {
    const records = 'abcdefghij'.split('').map((letter) => sampleRecord({ name: `${letter}-shop` }));
    const uses = [9, 2, 7, 4].map((at, day) => `${records[at]!.id}@${Date.UTC(2026, 10, 21 - day, 9)}`);
    storeText(SAMPLE_PERSON, 'loyalty.recent', uses.join(' '));
    server.use(...loyaltyHandlers(records));
    openPage('/loyality');
    const last = within(await screen.findByRole('list', { name: 'Recently used' })).getAllByRole('listitem');
    expect(last.map((card) => card.querySelector('a')?.textContent)).toEqual([
      expect.stringMatching(/^j-shop Used today, \d\d:00/),
      'c-shop Used Fri 20 Nov ',
      'h-shop Used Thu 19 Nov ',
      'e-shop Used Wed 18 Nov ',
    ]);
    expect(rows()[0]).toBe('a-shop Barcode');
    expect(rows()).toHaveLength(6);
    localStorage.clear();
  });

  it('begins with the filter of the address', async () => {
    server.use(...loyaltyHandlers([sampleRecord({ name: 'Books' }), sampleRecord({ name: 'City Grocer' })]));
    openPage('/loyality?q=grocer');
    await screen.findByRole('link', { name: /City Grocer/ });
    expect(rows()).toHaveLength(1);
  });

  it('shows all cards again where a link leads back to the list', async () => {
    server.use(...loyaltyHandlers([sampleRecord({ name: 'Books' }), sampleRecord({ name: 'City Grocer' })]));
    const { user } = openTool([{ element: <FromTheMenu />, children: loyaltyRoutes }], '/loyality?q=grocer');
    await screen.findByRole('link', { name: /City Grocer/ });
    await user.click(screen.getByRole('link', { name: 'From the menu' }));
    expect(field().value).toBe('');
    expect(rows()).toHaveLength(2);
  });

  it('says when there is nothing', async () => {
    server.use(...loyaltyHandlers());
    openPage('/loyality/');
    expect(await screen.findByText('No cards yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add a card' }).getAttribute('href')).toBe('/loyality/add');
  });

  it('says that it loads', async () => {
    server.use(http.get(RECORDS, () => delay('infinite')));
    openPage('/loyality');
    expect(await screen.findByText('Loading…')).toBeTruthy();
    expect(screen.queryByText('No cards yet')).toBeNull();
  });

  it('shows a failure, never an empty list, and loads again', async () => {
    server.use(
      http.get(RECORDS, () =>
        HttpResponse.json({ status: 400, message: 'Broken.', data: {} }, { status: 400 }),
      ),
      http.post('*/auth-refresh', () => HttpResponse.json({ token: 'x', record: {} })),
    );
    const { user } = openPage('/loyality');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^Failed to load\./);
    expect(screen.queryByText('No cards yet')).toBeNull();
    expect(screen.queryByLabelText('Filter')).toBeNull();
    server.use(...loyaltyHandlers([sampleRecord()]));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /City Grocer/ })).toBeTruthy();
  });
});

it('/loyality/terms says that the card is kept by the person', async () => {
  openPage('/loyality/terms');
  expect(await screen.findByRole('heading', { name: 'Your card is kept by you' })).toBeTruthy();
});
