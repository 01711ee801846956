import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { monthQuery } from '../api/rates.queries';
import { currencyRoutes } from '../routes';
import { ratesHandlers } from '../testing';

// The chart needs the size of a real element.
vi.mock('@hub/ui/chart', () => ({
  LineChart: ({ label, points }: { label: string; points: { mark?: string }[] }) => (
    <>
      <p role="img" aria-label={label}>
        {points.length}
      </p>
      <p>{points.flatMap(({ mark }) => mark ?? []).join(', ')}</p>
    </>
  ),
}));

const server = mockServer(...ratesHandlers());
const LATEST = '*/api/hub/rates/latest';
const DAYS = '*/api/hub/rates/:days';
const refuse = () => HttpResponse.json({ message: 'Too many requests.' }, { status: 429 });

const openPair = (pair: string) => openTool(currencyRoutes, `/currency/${pair}`);
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

it('converts one euro, and has six decimals of the rate both ways', async () => {
  openPair('EUR-USD');
  expect(await screen.findByText('1 EUR = 1.117200 USD')).toBeTruthy();
  expect(screen.getByText('1 USD = 0.895095 EUR')).toBeTruthy();
  expect(screen.getByText('ECB, 30 Oct 2026')).toBeTruthy();
  expect((await field('EUR Euro')).value).toBe('1');
  expect((await field('USD US Dollar')).value).toBe('1.1172');
});

it('shows as many digits of a small rate as its size needs, everywhere', async () => {
  openPair('JPY-EUR');
  expect(await screen.findByText('1 JPY = 0.00569217 EUR')).toBeTruthy();
  expect((await field('EUR Euro')).value).toBe('0.005692');
  await screen.findByRole('img', { name: /low 0\.005509 on .*, high 0\.005884 on / });
  for (const value of ['0.005509', '0.005884', '0.005708']) expect(screen.getByText(value)).toBeTruthy();
});

it('selects an amount at the tap that leads into it, and not again', async () => {
  const { user } = openPair('EUR-USD');
  await screen.findByText('1 EUR = 1.117200 USD');
  const dollars = await field('USD US Dollar');
  await user.click(dollars);
  await user.keyboard('120');
  expect(dollars.value).toBe('120');
  await user.click(dollars);
  await user.keyboard('5');
  expect(dollars.value).toBe('1205');
  await user.click(await field('EUR Euro'));
  await user.click(dollars);
  await user.keyboard('7');
  expect(dollars.value).toBe('7');
});

it('leaves marked what of an amount was marked by dragging', async () => {
  const { user } = openPair('EUR-USD');
  await screen.findByText('1 EUR = 1.117200 USD');
  const dollars = await field('USD US Dollar');
  await user.pointer([
    { keys: '[MouseLeft>]', target: dollars, offset: 0 },
    { target: dollars, offset: 3 },
    { keys: '[/MouseLeft]' },
  ]);
  await user.keyboard('2.2');
  expect(dollars.value).toBe('2.2172');
});

it('draws the month that the list keeps while the hub can’t be reached, and the year once it can', async () => {
  server.use(
    http.get('*/api/hub/here', () => HttpResponse.error()),
    http.get(DAYS, ({ params }) =>
      String(params.days).startsWith('2025') ? HttpResponse.error() : undefined,
    ),
  );
  const { queryClient } = openPair('EUR-USD');
  await act(() => queryClient.query(monthQuery('2026-10-30')));
  expect(await screen.findByRole('heading', { name: 'One month' })).toBeTruthy();
  expect((await screen.findByRole('img', { name: /EUR to USD over one month/ })).textContent).toBe('23');
  expect(screen.getByText('The rest of the year will load when the hub can be reached.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  server.use(...ratesHandlers());
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByRole('heading', { name: 'One year' })).toBeTruthy();
});

it('drives each field by the other', async () => {
  const { user } = openPair('EUR-USD');
  await screen.findByText('1 EUR = 1.117200 USD');
  const [euros, dollars] = [await field('EUR Euro'), await field('USD US Dollar')];
  expect([euros.inputMode, dollars.inputMode]).toEqual(['decimal', 'decimal']);
  await user.clear(euros);
  expect(dollars.value).toBe('');
  await user.type(euros, '1,000,000,000,000');
  expect(dollars.value).toBe('1,117,200,000,000.0000');
  await user.clear(dollars);
  await user.type(dollars, '279.3');
  expect(euros.value).toBe('250.0000');
});

it('clears the other field for what is no number, and says how to write one', async () => {
  const { user } = openPair('EUR-USD');
  await screen.findByText('1 EUR = 1.117200 USD');
  await user.type(await field('EUR Euro'), 'x');
  expect((await field('USD US Dollar')).value).toBe('');
  expect(screen.getByText('Enter a number, such as 1,234.50.')).toBeTruthy();
});

it('offers both amounts that a text may stand for, and converts the one that is tapped', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('fr');
  const { user } = openPair('EUR-USD');
  await screen.findByText(/^1 EUR = 1.1172/);
  const [euros, dollars] = [await field('EUR Euro'), await field('USD US Dollar')];
  await user.clear(euros);
  await user.type(euros, '1.234');
  expect(dollars.value).toBe('');
  expect(screen.getByText('Tap the amount you mean.')).toBeTruthy();
  expect(screen.getByRole('button', { name: '1,234' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^1\s234$/ }));
  expect(dollars.value).toBe('1\u202f378,6248');
  expect(screen.queryByRole('button', { name: '1,234' })).toBeNull();
});

it('reads an amount with its currency, and takes none beside a sign of another one', async () => {
  const { user } = openPair('EUR-USD');
  await screen.findByText('1 EUR = 1.117200 USD');
  const [euros, dollars] = [await field('EUR Euro'), await field('USD US Dollar')];
  await user.clear(euros);
  await user.type(euros, '€250');
  expect(dollars.value).toBe('279.3000');
  await user.clear(euros);
  await user.type(euros, '250 $');
  expect(dollars.value).toBe('');
  expect(screen.getByText('This field is in EUR, not in $.')).toBeTruthy();
});

it('says of a currency that it has no rates for', async () => {
  const { user, currentLocation } = openPair('EUR-USD');
  await screen.findByText('1 EUR = 1.117200 USD');
  const euros = await field('EUR Euro');
  await user.clear(euros);
  await user.type(euros, '20 bgn');
  expect(screen.getByText('The hub has no rates for BGN.')).toBeTruthy();
  expect((await field('USD US Dollar')).value).toBe('');
  expect(currentLocation().pathname).toBe('/currency/EUR-USD');
});

it('swaps: the address is rewritten, the amount goes along with its currency, and nothing is asked for again', async () => {
  const { user, currentLocation } = openPair('EUR-USD');
  await screen.findByRole('img', { name: /^EUR to USD over one year/ });
  await user.clear(await field('EUR Euro'));
  await user.type(await field('EUR Euro'), '250');
  server.use(
    http.get(LATEST, () => HttpResponse.error()),
    http.get(DAYS, () => HttpResponse.error()),
  );
  await user.click(screen.getByRole('button', { name: 'Swap' }));
  expect(currentLocation().pathname).toBe('/currency/USD-EUR');
  expect(await screen.findByRole('heading', { level: 1, name: 'USD to EUR' })).toBeTruthy();
  expect((await field('EUR Euro')).value).toBe('250');
  expect((await field('USD US Dollar')).value).toBe('279.3000');
  expect(await screen.findByRole('img', { name: /^USD to EUR over one year/ })).toBeTruthy();
});

it('takes the currency whose code is typed or pasted with an amount', async () => {
  const { user, currentLocation } = openPair('EUR-USD');
  await screen.findByText('1 EUR = 1.117200 USD');
  await user.click(await field('EUR Euro'));
  await user.paste('1,500 THB');
  expect(await screen.findByRole('heading', { level: 1, name: 'THB to USD' })).toBeTruthy();
  expect(currentLocation().pathname).toBe('/currency/THB-USD');
  expect((await field('THB Thai Baht')).value).toBe('1,500 THB');
  const dollars = await field('USD US Dollar');
  expect(dollars.value).toBe('44.4710');
  await user.clear(dollars);
  await user.type(dollars, '20 th');
  expect(screen.queryByText(/^Enter a number/)).toBeNull();
  await user.type(dollars, 'b');
  expect(currentLocation().pathname).toBe('/currency/USD-THB');
  expect((await field('THB Thai Baht')).value).toBe('20 thb');
});

it('has an amount to type into before the rate is there', async () => {
  server.use(http.get(LATEST, () => delay('infinite')));
  const { user } = openPair('EUR-JPY');
  await user.type(await field('EUR Euro'), '100');
  expect((await field('EUR Euro')).value).toBe('100');
  expect((await field('JPY Japanese Yen')).value).toBe('');
  expect(within(screen.getByRole('region', { name: 'Converter' })).getByText('Loading...')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'One year' })).toBeTruthy();
});

it('keeps what is typed when the rate can’t be fetched, and tries again', async () => {
  server.use(http.get(LATEST, refuse));
  const { user } = openPair('EUR-USD');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to fetch latest rate');
  await user.type(await field('EUR Euro'), '10');
  server.use(...ratesHandlers());
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByText('1 EUR = 1.117200 USD');
  expect((await field('USD US Dollar')).value).toBe('11.1720');
});

it('shows a month, three months or a year, with low, high and average', async () => {
  const { user } = openPair('EUR-USD');
  const chart = await screen.findByRole('img', { name: /^EUR to USD over one year, low .* high / });
  expect(Number(chart.textContent)).toBeGreaterThan(250);
  for (const name of ['Low', 'High', 'Average']) expect(screen.getByText(name)).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: '1M' }));
  expect(await screen.findByRole('img', { name: /over one month/ })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'One month' })).toBeTruthy();
  expect(screen.getByText('23 days')).toBeTruthy();
  expect(screen.getByText(/^(Up|Down) \d+\.\d\d% in a month$/)).toBeTruthy();
});

it('marks high and low in the chart', async () => {
  openPair('EUR-USD');
  expect(await screen.findByText(/^(Low, High|High, Low)$/)).toBeTruthy();
});

it('says that the history can’t be fetched, beside a converter that works, and tries again', async () => {
  server.use(...ratesHandlers().slice(0, 1), http.get(DAYS, refuse));
  const { user } = openPair('EUR-USD');
  expect(await screen.findByText('Failed to fetch timeseries')).toBeTruthy();
  expect(await screen.findByText('1 EUR = 1.117200 USD')).toBeTruthy();
  server.use(...ratesHandlers());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img', { name: /over one year/ })).toBeTruthy();
  expect(await screen.findByText(/since Thu 29 Oct/)).toBeTruthy();
});

it('leads from small letters to the pair', async () => {
  const { currentLocation } = openPair('usd-gbp');
  expect(await screen.findByRole('heading', { level: 1, name: 'USD to GBP' })).toBeTruthy();
  expect(currentLocation().pathname).toBe('/currency/USD-GBP');
});

it.each(['EUR-EUR', 'EUR-XXX', 'EURUSD'])(
  'says of %s that it is no pair, and leads to the list',
  async (name) => {
    const { user, currentLocation } = openPair(name);
    expect(await screen.findByText('There is no such pair')).toBeTruthy();
    expect(screen.getByText(name)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Go to Currency' }));
    await waitFor(() => expect(currentLocation().pathname).toBe('/currency'));
  },
);
