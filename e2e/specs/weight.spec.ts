import type { Page } from '@playwright/test';
import { addItem } from '../fixtures/hub';
import { expect, test } from '../fixtures/test';
import { type Traffic, visitCold } from '../fixtures/traffic';
import { HomePage, TILES } from '../pages/home-page';
import { LoginPage } from '../pages/login-page';

/**
 * The maximum requests of a first visit, including calls to the API, and its maximum bytes, including
 * headers. The largest tool decides for all of them (decision 051).
 */
const LIMITS = {
  login: { requests: 8, bytes: 121_500 },
  home: { requests: 14, bytes: 157_000 },
  tool: { requests: 15, bytes: 216_000 },
};

/** A first visit of a signed-in person, until the session is renewed and no request is pending. */
function visit(page: Page, path: string): Promise<Traffic> {
  // The renewal and the live connection come last. Without them the weight depends on how fast the machine is.
  const isRenewed = page.waitForResponse(/\/auth-refresh$/);
  return visitCold(page, path, async () => {
    await expect(new HomePage(page).appsMenu).toBeVisible();
    await isRenewed;
  });
}

/** A request for a few fields of at most ten records, or only for the number of records. */
const GLANCE = /perPage=(1|10)&.*fields=/;

/** The collections whose records are listed, one entry for each call. */
function listsOf({ requests }: Traffic): string[] {
  const lists = requests.filter((address) => !GLANCE.test(address));
  return lists.flatMap((address) => /\/collections\/(\w+)\/records\?/.exec(address)?.[1] ?? []);
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
  // The card of a person's first days comes after the tiles, with code that the tools share.
  await page.addInitScript((id) => localStorage.setItem(`hub.kept.${id}.first-home`, 'hidden'), user.id);
  const home = await visit(page, '/');
  await expect(new HomePage(page).tile('Expiry')).toContainText('1 expired · 1 soon');
  await expect(new HomePage(page).tile('Aliases')).toContainText('No e-mail aliases');
  await expect(new HomePage(page).tile('Loyality')).toContainText('No loyalty cards');
  expect(home.requests.length).toBeLessThanOrEqual(LIMITS.home.requests);
  expect(home.bytes).toBeLessThanOrEqual(LIMITS.home.bytes);
  await expect(new HomePage(page).tile('Workout')).toContainText('No workouts planned');
  expect(listsOf(home)).toEqual([]);
});

/** The scripts that the HTML of a page names. */
function namedScripts(page: Page): Promise<string[]> {
  return page
    .locator('head :is(script[src], link[rel=modulepreload])')
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('src') ?? tag.getAttribute('href') ?? ''));
}

for (const { path } of TILES) {
  test(`${path}, with what it shows asked for once, and nothing that is for later`, async ({ page }) => {
    const tool = await visit(page, path);
    expect(tool.requests.length).toBeLessThanOrEqual(LIMITS.tool.requests);
    expect(tool.bytes).toBeLessThanOrEqual(LIMITS.tool.bytes);
    const lists = listsOf(tool);
    expect(lists).toEqual([...new Set(lists)]);
    const services = tool.requests.filter((address) => /^\/api\/hub\/\w+\/?\w*\?/.test(address));
    expect(services).toEqual([...new Set(services)]);
    // If the page does not name a script, the browser requests it only after another script has loaded.
    const scripts = tool.requests.filter((address) => address.startsWith('/assets/'));
    expect(scripts.sort()).toEqual((await namedScripts(page)).sort());
  });
}

test('a card with its code', async ({ page, user }) => {
  const values = { name: 'Grocer', type: 'barcode', cardId: '4410278' };
  const { id } = await user.client.collection('loyalty').create<{ id: string }>(values);
  const card = await visit(page, `/loyality/${id}`);
  await expect(page.getByRole('img', { name: /barcode/i })).toBeVisible();
  expect(card.requests.length).toBeLessThanOrEqual(LIMITS.tool.requests);
  expect(card.bytes).toBeLessThanOrEqual(LIMITS.tool.bytes);
});
