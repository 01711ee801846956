import type { Page } from '@playwright/test';
import { addItem } from '../fixtures/hub';
import { expect, test } from '../fixtures/test';
import { type Traffic, visitCold } from '../fixtures/traffic';
import { HomePage } from '../pages/home-page';
import { LoginPage } from '../pages/login-page';

/** The most that a first visit may ask for, calls to the API included, and be sent, headers included. */
const LIMITS = {
  login: { requests: 8, bytes: 117_500 },
  home: { requests: 14, bytes: 147_000 },
  tool: { requests: 15, bytes: 176_000 },
  // With the makers of both codes.
  card: { requests: 15, bytes: 183_000 },
};

/** A first visit of someone who is signed in, until nothing is asked for any more. */
function visit(page: Page, path: string): Promise<Traffic> {
  return visitCold(page, path, async () => {
    await expect(new HomePage(page).appsMenu).toBeVisible();
  });
}

/** A look at a few fields of at most ten records, or at none. */
const GLANCE = /perPage=(1|10)&.*fields=/;

/** The calls that list records of a collection. */
function listsOf({ requests }: Traffic, collection: string): string[] {
  return requests.filter(
    (address) => address.includes(`/collections/${collection}/records?`) && !GLANCE.test(address),
  );
}

test.describe('a guest', () => {
  test.use({ signedInAs: 'nobody' });

  test('/login', async ({ page }) => {
    const { requests, bytes } = await visitCold(page, '/login', async () => {
      await expect(new LoginPage(page).submit).toBeVisible();
    });
    expect(requests.length).toBeLessThanOrEqual(LIMITS.login.requests);
    expect(bytes).toBeLessThanOrEqual(LIMITS.login.bytes);
  });
});

test('/ counts for its tiles, and loads no list', async ({ page, user, inDays }) => {
  await addItem(user, { name: 'Visa', expiryDate: inDays(-3) });
  await addItem(user, { name: 'Passport', expiryDate: inDays(30) });
  await addItem(user, { name: 'Insurance', expiryDate: inDays(31) });
  const home = await visit(page, '/');
  await expect(new HomePage(page).tile('Expiry')).toContainText('1 expired · 1 soon');
  await expect(new HomePage(page).tile('Aliases')).toContainText('No addresses yet');
  await expect(new HomePage(page).tile('Loyality')).toContainText('No cards');
  expect(home.requests.length).toBeLessThanOrEqual(LIMITS.home.requests);
  expect(home.bytes).toBeLessThanOrEqual(LIMITS.home.bytes);
  await expect(new HomePage(page).tile('Workout')).toContainText('Nothing planned');
  for (const collection of ['workouts', 'expiry', 'aliases', 'loyalty'])
    expect(listsOf(home, collection)).toEqual([]);
});

for (const { path, collection, limits } of [
  { path: '/workout', collection: 'workouts', limits: LIMITS.tool },
  { path: '/expiry', collection: 'expiry', limits: LIMITS.tool },
  { path: '/alias', collection: 'aliases', limits: LIMITS.tool },
  // The makers of both codes come along: at a till, nobody waits twice.
  { path: '/loyality', collection: 'loyalty', limits: LIMITS.card },
]) {
  test(`${path}, with its list loaded once`, async ({ page }) => {
    const tool = await visit(page, path);
    expect(tool.requests.length).toBeLessThanOrEqual(limits.requests);
    expect(tool.bytes).toBeLessThanOrEqual(limits.bytes);
    expect(listsOf(tool, collection)).toHaveLength(1);
  });
}

test('/currency, with its rates and their month', async ({ page }) => {
  const tool = await visit(page, '/currency');
  expect(tool.requests.length).toBeLessThanOrEqual(LIMITS.tool.requests);
  expect(tool.bytes).toBeLessThanOrEqual(LIMITS.tool.bytes);
  expect(tool.requests.filter((address) => address.includes('/api/hub/'))).toHaveLength(2);
  expect(tool.requests.filter((address) => address.includes('/assets/chart-'))).toEqual([]);
});

test('/time, with the forecasts of all cities asked for once', async ({ page }) => {
  const tool = await visit(page, '/time');
  expect(tool.requests.length).toBeLessThanOrEqual(LIMITS.tool.requests);
  expect(tool.bytes).toBeLessThanOrEqual(LIMITS.tool.bytes);
  expect(tool.requests.filter((address) => address.startsWith('/api/hub/'))).toHaveLength(1);
});

test('/obscura, with no call and no code that only a file needs', async ({ page }) => {
  const tool = await visit(page, '/obscura');
  expect(tool.requests.length).toBeLessThanOrEqual(LIMITS.tool.requests);
  expect(tool.bytes).toBeLessThanOrEqual(LIMITS.tool.bytes);
  expect(tool.requests.filter((address) => /worker|jpeg|png|pdf|exif/.test(address))).toEqual([]);
});

test('a card with its code', async ({ page, user }) => {
  const values = { name: 'Grocer', type: 'barcode', cardId: '4410278' };
  const { id } = await user.client.collection('loyalty').create<{ id: string }>(values);
  const card = await visit(page, `/loyality/${id}`);
  await expect(page.getByRole('img', { name: /barcode/i })).toBeVisible();
  expect(card.requests.length).toBeLessThanOrEqual(LIMITS.card.requests);
  expect(card.bytes).toBeLessThanOrEqual(LIMITS.card.bytes);
});
