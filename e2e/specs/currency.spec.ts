import type { TestServer } from '@hub/pocketbase/testing';
import { answerAsHub } from '../fixtures/answer';
import { watchShifts } from '../fixtures/shifts';
import { expect, test } from '../fixtures/test';
import { PairPage, RatesPage } from '../pages/currency-pages';
import { HomePage } from '../pages/home-page';

const OLD = /^Rates from 30 Oct 2026, \d+ days old\. Newer ones can’t be fetched\.$/;
const RATE = /\d+\.\d{4}(Up|Down) \d+\.\d\d%|\d+\.\d{4}Unchanged/;

/** Deletes the newest days from a hub, as if they had not been published before. */
async function forgetDays({ superuser }: TestServer, count: number): Promise<void> {
  const rates = superuser.collection('rates');
  const { items } = await rates.getList(1, count, { sort: '-date', fields: 'id' });
  await Promise.all(items.map(({ id }) => rates.delete(id)));
}

test('six rates with the day’s change, by two requests, for which the service is asked once', async ({
  page,
  services,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/hub/')) asked.push(request.url());
  });
  const rates = new RatesPage(page);
  await rates.open();
  await expect(rates.rows).toHaveCount(6);
  for (const currency of ['CNY', 'MYR', 'THB', 'JPY', 'USD', 'GBP']) {
    await expect(rates.row(currency)).toHaveText(RATE);
  }
  await expect(page.getByText(/^ECB, /)).toBeVisible();
  await expect(page.getByText(/^Change since /)).toBeVisible();
  await expect(rates.tryAgain).toHaveCount(0);
  expect(asked).toHaveLength(2);
  expect(services.asked).toHaveLength(1);
});

test('the pairs wait for no rate, and nothing moves when it comes', async ({ page, services }) => {
  services.delayMs = 2_000;
  const shifts = await watchShifts(page);
  const rates = new RatesPage(page);
  await rates.open();
  await expect(rates.row('JPY')).toContainText('Japanese Yen');
  await expect(rates.row('JPY')).not.toHaveText(/\d/);
  await expect(rates.row('JPY')).toHaveText(RATE);
  expect(await shifts()).toEqual([]);
});

for (const mood of ['failing', 'busy', 'garbled'] as const) {
  test(`the service is ${mood} from the start: the hub has rates, and says how old they are`, async ({
    page,
    services,
  }) => {
    services.mood = mood;
    const rates = new RatesPage(page);
    await rates.open();
    await expect(rates.row('USD')).toContainText('1.1172Up 0.38%');
    await expect(rates.row('JPY')).toContainText('175.6800Down 0.14%');
    await expect(page.getByText('ECB, 30 Oct 2026')).toBeVisible();
    await expect(page.getByText(OLD)).toBeVisible();
  });
}

test('the service goes away later: the rates stay, with their age', async ({ page, services, hub }) => {
  const rates = new RatesPage(page);
  await rates.open();
  await expect(rates.row('USD')).toHaveText(RATE);
  await expect(rates.tryAgain).toHaveCount(0);

  services.mood = 'failing';
  await forgetDays(hub, 2);
  await page.reload();
  await expect(rates.row('USD')).toHaveText(RATE);
  await expect(page.getByText(/Rates from .*, \d+ days? old\. Newer ones can’t be fetched\./)).toBeVisible();
});

test('one currency without a rate keeps none of the others back', async ({ page, services }) => {
  services.mood = 'nulls';
  const rates = new RatesPage(page);
  await rates.open();
  await expect(rates.row('JPY')).toHaveText(RATE);
  await expect(rates.row('USD')).toContainText('No rate for this day');
});

test('what the hub can’t give is said, and asked for again', async ({ page, problems }) => {
  problems.expect(/answered 429: GET .*\/api\/hub\/rates/);
  let isBusy = true;
  await page.route('**/api/hub/rates/**', (route) =>
    isBusy ? answerAsHub(route, { status: 429, json: { message: 'Too many requests.' } }) : route.continue(),
  );
  const rates = new RatesPage(page);
  await rates.open();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch latest rate');
  isBusy = false;
  await rates.tryAgain.click();
  await expect(rates.row('USD')).toHaveText(/\d\.\d{4}/);
});

test.describe('with the rates of 30 Oct 2026', () => {
  test.beforeEach(({ services }) => {
    services.mood = 'failing';
  });

  test('two amounts drive each other; a swap, a reload and the way back keep the pair', async ({ page }) => {
    const rates = new RatesPage(page);
    const pair = new PairPage(page);
    await rates.open();
    await rates.row('USD').click();
    await expect(page).toHaveURL('/currency/EUR-USD');
    await expect(page.getByText('1 EUR = 1.117200 USD')).toBeVisible();
    await pair.amount('EUR').fill('250');
    await expect(pair.amount('USD')).toHaveValue('279.3000');
    await pair.amount('USD').fill('1,000,000,000,000');
    await expect(pair.amount('EUR')).toHaveValue('895,094,880,057.2861');
    await pair.amount('EUR').fill('some');
    await expect(pair.amount('USD')).toHaveValue('');
    await pair.amount('EUR').fill('250');

    await pair.swap.click();
    await expect(page).toHaveURL('/currency/USD-EUR');
    await expect(pair.amount('EUR')).toHaveValue('250');
    await expect(pair.amount('USD')).toHaveValue('279.3000');
    await page.reload();
    await expect(page.getByText('1 USD = 0.895095 EUR')).toBeVisible();
    await page.goto('/documents');
    await page.goBack();
    await expect(page).toHaveURL('/currency/USD-EUR');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('USD to EUR');
    await page.goBack();
    await expect(page).toHaveURL('/currency');
  });

  test('a year is drawn after the numbers, or a month of it, with a table of the same', async ({ page }) => {
    const pair = new PairPage(page);
    await pair.open('EUR-USD');
    await expect(pair.chart).toHaveAccessibleName(
      'EUR to USD over one year, low 1.1130 on 29 Oct 2026, high 1.1974 on 28 Jan 2026',
    );
    await expect(pair.chart.locator('svg path')).not.toHaveCount(0);
    await expect(page.getByRole('row')).toHaveCount(257);
    await expect(page.getByText('256 days')).toBeVisible();
    await pair.range('1M').click();
    await expect(pair.chart).toHaveAccessibleName(/over one month/);
    await page.keyboard.press('ArrowRight');
    await expect(pair.chart).toHaveAccessibleName(/over three months/);
    await pair.chart.hover();
    await expect(page.getByText(/^\d+ \w{3} 2026$/).first()).toBeVisible();
  });

  test('a history that can’t be fetched is said beside a converter that works', async ({
    page,
    problems,
  }) => {
    problems.expect(/answered 429: GET .*\/api\/hub\/rates/);
    let isBusy = true;
    await page.route('**/api/hub/rates/*..*', (route) =>
      isBusy ? answerAsHub(route, { status: 429, json: { message: '' } }) : route.continue(),
    );
    const pair = new PairPage(page);
    await pair.open('EUR-JPY');
    await expect(page.getByText('Failed to fetch timeseries')).toBeVisible();
    await expect(pair.amount('JPY')).toHaveValue('175.6800');
    isBusy = false;
    await page.getByRole('button', { name: 'Try again' }).last().click();
    await expect(pair.chart).toBeVisible();
  });

  test('the tile on home tells the rate that was seen, and asks for none', async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    await expect(home.tile('Currency')).toContainText('Exchange rates');
    const rates = new RatesPage(page);
    await rates.open();
    await expect(rates.row('USD')).toContainText('1.1172');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/hub/')) asked.push(request.url());
    });
    await home.open();
    await expect(home.tile('Currency')).toContainText('1 EUR = 1.1172 USD');
    expect(asked).toEqual([]);
  });
});

test.describe('in Germany', () => {
  test.use({ locale: 'de-DE' });

  test('amounts are written with a comma', async ({ page, services }) => {
    services.mood = 'failing';
    const pair = new PairPage(page);
    await pair.open('EUR-USD');
    await expect(page.getByText('1 EUR = 1,117200 USD')).toBeVisible();
    await pair.amount('EUR').fill('1.234,5');
    await expect(pair.amount('USD')).toHaveValue('1.379,1834');
  });
});

test('an address in small letters leads to its pair, and one that is none says so', async ({ page }) => {
  const pair = new PairPage(page);
  await pair.open('gbp-jpy');
  await expect(page).toHaveURL('/currency/GBP-JPY');
  await expect(pair.amount('JPY')).not.toHaveValue('');
  for (const name of ['EUR-EUR', 'EUR-XXX', 'EUR']) {
    await pair.open(name);
    await expect(page.getByText('There is no such pair')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to Currency' }).click();
  await expect(page).toHaveURL('/currency');
});
