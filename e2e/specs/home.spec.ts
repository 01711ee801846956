import { closedGate } from '../fixtures/gate';
import { addCard } from '../fixtures/loyalty';
import { expect, test } from '../fixtures/test';
import { HomePage, TILES } from '../pages/home-page';

test('seven tiles in two columns, in order, at once', async ({ page }) => {
  const api = closedGate();
  await page.route('**/api/collections/**', async (route) => {
    await api.opened;
    await route.continue();
  });
  const home = new HomePage(page);
  await home.open();
  await expect(home.tiles).toHaveCount(TILES.length);
  for (const [index, { name, path }] of TILES.entries()) {
    await expect(home.tiles.nth(index)).toContainText(name);
    await expect(home.tiles.nth(index)).toHaveAttribute('href', path);
  }
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const boxes = await Promise.all([0, 1, 2].map((index) => home.tiles.nth(index).boundingBox()));
  const [first, second, third] = boxes;
  expect(second!.y).toBe(first!.y);
  expect(second!.x).toBeGreaterThan(first!.x + first!.width);
  expect(third!.x).toBe(first!.x);
  api.open();
});

for (const { name, path } of TILES) {
  test(`${name} opens from its tile`, async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    await home.tile(name).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Coming soon')).toHaveCount(0);
  });
}

test('the tools are in the menu of every screen', async ({ page }) => {
  await page.goto('/expiry');
  await new HomePage(page).appsMenu.click();
  for (const { name } of TILES) await expect(page.getByRole('menuitem', { name })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Time' }).click();
  await expect(page).toHaveURL('/time');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
});

test('the tile says what others have shared until its tool is opened', async ({
  user,
  addPerson,
  openAs,
}) => {
  await addCard(user, { shared: true });
  const page = await openAs(await addPerson());
  const tile = new HomePage(page).tile('Loyality');
  const home = new URL('/', user.client.baseURL).href;
  await page.goto(home);
  await expect(tile).toContainText('A shared 1 card');
  await tile.click();
  await expect(page.getByRole('heading', { name: 'Loyality' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(tile).toContainText('1 card');
  await expect(tile).not.toContainText('shared');
});

test('beside what a page itself offers, a phone has the account and the log-out in the menu', async ({
  page,
}) => {
  const menu = new HomePage(page).appsMenu;
  const header = page.getByRole('banner');
  await page.goto('/expiry');
  await expect(page.getByText('No upcoming expiries')).toBeVisible();
  await expect(header.getByRole('link', { name: 'Add Expiry' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Log Out' })).toBeHidden();
  const { y: action } = (await header.getByRole('link', { name: 'Add Expiry' }).boundingBox())!;
  const { y: beside } = (await menu.boundingBox())!;
  expect(Math.abs(action - beside)).toBeLessThan(12);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(page).toHaveURL('/account');
  await expect(header.getByRole('button', { name: 'Log Out' })).toBeVisible();
  await page.goto('/expiry');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
});

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test('hovering over a tile starts loading its tool', async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    const script = page.waitForRequest((request) => request.resourceType() === 'script');
    const data = page.waitForRequest('**/api/collections/expiry/records**');
    await home.tile('Expiry').hover();
    await script;
    await data;
    await expect(page).toHaveURL('/');
  });
});

test('a finger on a tile starts loading its tool', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  const data = page.waitForRequest('**/api/collections/expiry/records**');
  await home.tile('Expiry').dispatchEvent('pointerdown', { pointerType: 'touch' });
  await data;
});
