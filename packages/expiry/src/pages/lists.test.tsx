import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expiryRoutes } from '../routes';
import { expiryHandlers, sampleRecord } from '../testing';

const server = mockServer(...expiryHandlers());
const openPage = (at: string) => openTool(expiryRoutes, at);
const RECORDS = '*/api/collections/expiry/records';

const failing = http.get(RECORDS, () =>
  HttpResponse.json({ status: 400, message: 'Broken.', data: {} }, { status: 400 }),
);
const refreshed = http.post('*/auth-refresh', () => HttpResponse.json({ token: 'x', record: {} }));

afterEach(() => {
  vi.useRealTimers();
});

describe.each([
  { path: '/expiry', title: 'Expiry', empty: 'No upcoming expiries' },
  { path: '/expiry/expired', title: 'Expired', empty: 'Nothing expired' },
])('$path', ({ path, title, empty }) => {
  it('says when there is nothing', async () => {
    openPage(path);
    expect(await screen.findByText(empty)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  });

  it('says that it loads', async () => {
    server.use(http.get(RECORDS, () => delay('infinite')));
    openPage(path);
    expect(await screen.findByText('Loading...')).toBeTruthy();
    expect(screen.queryByText(empty)).toBeNull();
  });

  it('shows a failure, never an empty list, and loads again', async () => {
    server.use(failing, refreshed);
    const { user } = openPage(path);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^Failed to load\./);
    expect(screen.queryByText(empty)).toBeNull();
    server.use(...expiryHandlers());
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(empty)).toBeTruthy();
  });
});

it('leads from an empty list to the form that fills it', async () => {
  openPage('/expiry');
  const add = await screen.findByRole('link', { name: 'Add a document' });
  expect(add.getAttribute('href')).toBe('/expiry/add');
});

it('counts on its tab what has expired', async () => {
  server.use(
    ...expiryHandlers([
      sampleRecord({ expiryDate: '2001-01-01' }),
      sampleRecord({ expiryDate: '2199-01-01' }),
    ]),
  );
  openPage('/expiry/settings');
  const tab = await screen.findByRole('link', { name: 'Expired' });
  await waitFor(() => expect(tab.getAttribute('aria-description')).toBe('1'));
});

it('has a filter once there are many items, and keeps it in the address', async () => {
  const many = Array.from({ length: 21 }, (_, at) =>
    sampleRecord({ name: `Item ${at}`, expiryDate: '2199-01-01' }),
  );
  server.use(...expiryHandlers(many));
  const { user, currentLocation } = openPage('/expiry');
  await user.type(await screen.findByLabelText('Filter'), 'item 13');
  const table = screen.getByRole('table', { name: 'Upcoming expiries' });
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  expect(screen.getByText('1 item found')).toBeTruthy();
  await waitFor(() => expect(currentLocation().search).toBe('?q=item+13'));
  await user.type(screen.getByLabelText('Filter'), 'x');
  expect(await screen.findByText('No item matches')).toBeTruthy();
  await user.clear(screen.getByLabelText('Filter'));
  expect(screen.getAllByRole('row').length).toBeGreaterThan(2);
});

it('has no filter while there are few items', async () => {
  server.use(...expiryHandlers([sampleRecord({ expiryDate: '2199-01-01' })]));
  openPage('/expiry');
  await screen.findByRole('table');
  expect(screen.queryByLabelText('Filter')).toBeNull();
});

describe('the table', () => {
  it('has the columns of the specification, and the distance in words', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
    server.use(...expiryHandlers([sampleRecord({ expiryDate: '2026-12-03' })]));
    openPage('/expiry');
    const table = await screen.findByRole('table', { name: 'Upcoming expiries' });
    const headers = within(table).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Country',
      'Expiry date',
      'Name',
      'Category',
      'Person',
      'Actions',
    ]);
    const cells = within(table).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent).slice(1, 5)).toEqual([
      '3 Dec 2026in 12 days',
      'Passport',
      'Travel',
      'Mei',
    ]);
    expect(within(table).getByRole('img', { name: 'Netherlands' })).toBeTruthy();
  });

  it('shows an icon in place of the flag if an item has no country', async () => {
    server.use(...expiryHandlers([sampleRecord({ expiryDate: '2099-01-01', country: '' })]));
    openPage('/expiry');
    const [lead] = within(await screen.findByRole('table')).getAllByRole('cell');
    expect(lead?.querySelector('svg')).not.toBeNull();
    expect(within(lead!).queryByRole('img')).toBeNull();
  });

  it('offers no change of what somebody else shares', async () => {
    const theirs = sampleRecord({ owner: 'adam00000000000', shared: true, expiryDate: '2099-01-01' });
    server.use(...expiryHandlers([theirs]));
    openPage('/expiry');
    const link = await screen.findByRole('link', { name: 'Passport' });
    expect(link.getAttribute('href')).toBe(`/expiry/item/${theirs.id}`);
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('says who shares an item, where that is somebody else with a name', async () => {
    const shared = { shared: true, expiryDate: '2099-01-01' };
    server.use(
      ...expiryHandlers([
        sampleRecord({ ...shared, name: 'Adam’s', owner: 'adam00000000000' }),
        sampleRecord({ ...shared, name: 'Nameless', owner: 'nobody000000000' }),
        sampleRecord({ ...shared, name: 'Mine' }),
      ]),
    );
    openPage('/expiry');
    expect(await screen.findByText('Shared by Adam')).toBeTruthy();
    const row = (name: string) => screen.getByRole('link', { name }).closest('tr')!;
    expect(within(row('Adam’s')).getByText('Shared by Adam')).toBeTruthy();
    for (const name of ['Nameless', 'Mine']) expect(within(row(name)).getByText('Shared')).toBeTruthy();
  });

  it('moves an item to Expired when midnight passes', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T23:59:59Z'), shouldAdvanceTime: true });
    server.use(...expiryHandlers([sampleRecord({ expiryDate: '2026-11-21' })]));
    openPage('/expiry');
    expect(await screen.findByText('today')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(await screen.findByText('No upcoming expiries')).toBeTruthy();
  });
});

describe('deleting', () => {
  it('asks, naming the item, its person and its date, and takes it off the list', async () => {
    server.use(...expiryHandlers([sampleRecord({ expiryDate: '2099-01-01' })]));
    const { user } = openPage('/expiry');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Delete this item?' });
    expect(dialog.textContent).toContain('Passport');
    expect(dialog.textContent).toContain('Mei · 1 Jan 2099');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No upcoming expiries')).toBeTruthy();
    expect(screen.getByText('Deleted')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  it('says that a document goes for good, and that the rest can be restored', async () => {
    server.use(...expiryHandlers([sampleRecord({ expiryDate: '2099-01-01', document: 'scan.pdf' })]));
    const { user } = openPage('/expiry');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('alertdialog').textContent).toContain(
      'Its document will be deleted for good. For 30 days the rest can be restored: “Recently deleted” on your account.',
    );
  });

  it('leaves the item alone when the person thinks better of it', async () => {
    server.use(...expiryHandlers([sampleRecord({ expiryDate: '2099-01-01' })]));
    const { user } = openPage('/expiry');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('link', { name: 'Passport' })).toBeTruthy();
  });

  it('says why it failed and stays open', async () => {
    server.use(
      http.delete(`${RECORDS}/:id`, () => HttpResponse.error()),
      ...expiryHandlers([sampleRecord({ expiryDate: '2099-01-01' })]),
    );
    const { user } = openPage('/expiry');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = screen.getByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(/could not be reached/);
  });
});

describe('/expiry/settings', () => {
  it('says when there are no people and no categories, and where new ones come from', async () => {
    openPage('/expiry/settings');
    expect(await screen.findByText('No people found')).toBeTruthy();
    expect(await screen.findByText('No categories found')).toBeTruthy();
    expect(
      screen.getByText(
        'New people or categories must be added in the backend admin console. Typing a new name in an item adds it as well.',
      ),
    ).toBeTruthy();
  });

  it('lists each of them once', async () => {
    const people = ['Mei', 'Adam', 'Mei', ''];
    server.use(...expiryHandlers(people.map((person) => sampleRecord({ person }))));
    openPage('/expiry/settings');
    const list = await screen.findByRole('list', { name: 'People' });
    const items = within(list).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Adam', 'Mei']);
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  });

  it('shows of many the first ten, and all when they are asked for', async () => {
    const people = Array.from({ length: 11 }, (_, index) => `Person ${10 + index}`);
    server.use(...expiryHandlers(people.map((person) => sampleRecord({ person, category: 'Travel' }))));
    const { user } = openPage('/expiry/settings');
    const list = await screen.findByRole('list', { name: 'People' });
    const named = () => within(list).getAllByRole('listitem').length;
    expect(named()).toBe(10);
    await user.click(screen.getByRole('button', { name: 'Show all 11' }));
    expect(named()).toBe(11);
    await user.click(screen.getByRole('button', { name: 'Show fewer' }));
    expect(named()).toBe(10);
  });
});
