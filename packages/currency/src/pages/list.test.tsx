import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { readStoredLine } from '../model/stored-rate';
import { currencyRoutes } from '../routes';
import { ratesHandlers } from '../testing';

const server = mockServer(...ratesHandlers());
const LATEST = '*/api/hub/rates/latest';
const DAYS = '*/api/hub/rates/:days';
const refuse = () => HttpResponse.json({ message: 'Too many requests.' }, { status: 429 });

const openList = () => openTool(currencyRoutes, '/currency');
const row = (name: string) => screen.findByRole('link', { name: new RegExp(`EUR to ${name}`) });

beforeEach(() => {
  localStorage.clear();
  vi.setSystemTime(new Date('2026-10-31T12:00:00Z'));
});

it('lists six rates of four decimals, with the day’s change and the days of both', async () => {
  openList();
  expect(await screen.findByText('7.4326')).toBeTruthy();
  for (const rate of ['4.5325', '37.6830', '175.6800', '1.1172', '0.8338']) {
    expect(screen.getByText(rate)).toBeTruthy();
  }
  expect(screen.getByText('ECB, 30 Oct 2026')).toBeTruthy();
  expect(await screen.findByText('Change since Thu 29 Oct')).toBeTruthy();
  expect((await row('USD')).textContent).toMatch(/1\.1172(Up|Down) \d+\.\d\d%$/);
  expect(screen.queryByText('Loading...')).toBeNull();
});

it('names the pairs before their rates are there', async () => {
  server.use(http.get(LATEST, () => delay('infinite')));
  openList();
  expect((await row('JPY')).textContent).toBe('¥EUR to JPYJapanese Yen');
  expect(screen.getByText('Loading...')).toBeTruthy();
});

it('says that the rates can’t be fetched, and tries again', async () => {
  server.use(http.get(LATEST, refuse));
  const { user } = openList();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to fetch latest rate');
  server.use(...ratesHandlers());
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1.1172')).toBeTruthy();
});

it.each([
  ['there are none', { status: 429 }],
  ['they are old', { headers: { 'X-Hub-Age': '864000' } }],
])('asks past what the hub keeps by “Try again” alone, where %s', async (_, answer) => {
  const wants: (string | null)[] = [];
  server.use(
    http.get(LATEST, ({ request }) => {
      wants.push(request.headers.get('Cache-Control'));
      return HttpResponse.json({ date: '2026-10-30', rates: { USD: 1.1172 } }, answer);
    }),
  );
  const { user } = openList();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(wants).toEqual([null, 'no-cache']));
});

it('shows the rates without their month where that can’t be fetched', async () => {
  server.use(...ratesHandlers().slice(0, 1), http.get(DAYS, refuse));
  const { user } = openList();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to fetch timeseries');
  expect(screen.getByText('1.1172')).toBeTruthy();
  server.use(...ratesHandlers());
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Change since Thu 29 Oct')).toBeTruthy();
});

it('says how old the rates are where newer ones should be there', async () => {
  vi.setSystemTime(new Date('2026-11-21T08:00:00Z'));
  server.use(...ratesHandlers({ age: 21 * 86_400 + 17 * 3600 }));
  const { user } = openList();
  expect(
    await screen.findByText('Rates from 30 Oct 2026, 22 days old. Newer ones can’t be fetched.'),
  ).toBeTruthy();
  server.use(...ratesHandlers());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(screen.queryByText(/22 days old/)).toBeNull());
});

it('says once that newer rates can’t be fetched, also where that fails again', async () => {
  server.use(...ratesHandlers({ age: 21 * 86_400 }));
  openList();
  const again = await screen.findByRole('button', { name: 'Try again' });
  const asked = vi.fn(refuse);
  server.use(http.get(LATEST, asked));
  // A second request means that the first has failed.
  for (const [index, day] of ['2026-11-01', '2026-11-02'].entries()) {
    vi.setSystemTime(new Date(`${day}T12:00:00Z`));
    await waitFor(() => {
      window.dispatchEvent(new Event('visibilitychange'));
      expect(asked).toHaveBeenCalledTimes(index + 1);
    });
  }
  expect(screen.getAllByRole('button', { name: 'Try again' })).toEqual([again]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says of one currency that it had no rate', async () => {
  server.use(...ratesHandlers({ without: ['THB'] }));
  openList();
  expect(await screen.findByText('1.1172')).toBeTruthy();
  expect((await row('THB')).textContent).toContain('No rate for this day');
  expect(screen.getByText('Some rates for this day are missing.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('says of a pair since when it has changed, where that is another day', async () => {
  const days = (code: string) => ({
    '2026-10-28': { [code]: 30 },
    ...(code === 'THB' ? {} : { '2026-10-29': { [code]: 30 } }),
    '2026-10-30': { [code]: 31 },
  });
  const rates: Record<string, Record<string, number>> = {};
  for (const code of ['CNY', 'MYR', 'THB', 'JPY', 'USD', 'GBP']) {
    for (const [date, ofDay] of Object.entries(days(code))) rates[date] = { ...rates[date], ...ofDay };
  }
  const month = http.get(DAYS, () => HttpResponse.json({ base: 'EUR', rates }));
  server.use(...ratesHandlers().slice(0, 1), month);
  openList();
  expect(await screen.findByText('Change since Thu 29 Oct')).toBeTruthy();
  expect((await row('THB')).textContent).toMatch(/since Wed 28 Oct$/);
  expect((await row('USD')).textContent).not.toContain('since');
});

it('keeps the dollar for the tile of the person', async () => {
  openList();
  await screen.findByText('1.1172');
  expect(Object.keys(localStorage)).toHaveLength(1);
  const personId = Object.keys(localStorage)[0]?.split('.')[2] ?? '';
  expect(readStoredLine(personId, new Date())).toBe('1 EUR = 1.1172 USD');
});
