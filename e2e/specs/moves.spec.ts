import type { Locator, Page } from '@playwright/test';
import { addManyItems } from '../fixtures/hub';
import { expect, test } from '../fixtures/test';
import { ExpiryList } from '../pages/expiry-pages';
import { HomePage } from '../pages/home-page';

/** Taps like a finger; Playwright's own click scrolls a page with a sticky header. */
async function tapInPlace(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

test('each move sets the title and the focus', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const home = new HomePage(page);
  const list = new ExpiryList(page);
  await home.open();
  await expect(page).toHaveTitle('Apps');

  await home.tile('Expiry').click();
  await expect(page).toHaveTitle('Expiry · Apps');
  await expect(heading).toBeFocused();
  await expect(heading).toHaveText('Expiry');

  await list.tab('Expired').click();
  await expect(page).toHaveTitle(/Expired · Apps/);
  await expect(heading).toBeFocused();

  await list.tab('Settings').click();
  await expect(page).toHaveTitle(/Settings · Apps/);
  await expect(heading).toBeFocused();

  await list.tab('Upcoming').click();
  await list.addExpiry.click();
  await expect(page).toHaveTitle('Add Item · Apps');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();

  await page.goBack();
  await expect(page).toHaveTitle('Expiry · Apps');
  await expect(heading).toBeFocused();
});

test('the back button leads from the list home and from the other screens to the list', async ({ page }) => {
  const back = page.getByRole('banner').getByRole('link', { name: 'Back' });
  for (const path of ['/expiry/expired', '/expiry/settings', '/expiry/add']) {
    await page.goto(path);
    await back.click();
    await expect(page).toHaveURL('/expiry');
  }
  await back.click();
  await expect(page).toHaveURL('/');
});

test('the skip link comes first and leads past the header', async ({ page }) => {
  await page.goto('/expiry');
  await expect(page.getByText('No upcoming expiries')).toBeVisible();
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
  });
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /skip/i });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the way back restores how far the list was scrolled', async ({ page, hub, user, inDays }) => {
  const list = new ExpiryList(page);
  await addManyItems(hub, user, 40, (index) => ({ name: `Card ${index}`, expiryDate: inDays(10 + index) }));
  await list.openUpcoming();
  await expect(list.items).toHaveCount(40);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  const scrolled = await page.evaluate(() => window.scrollY);

  await tapInPlace(page, list.addExpiry);
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/expiry');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(scrolled, -1);

  // As with a bookmark or a message: another page is loaded in the same tab.
  await page.goto('/expiry');
  await expect(list.items).toHaveCount(40);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.goto('/account/reminders');
  await expect(page.getByRole('heading', { name: 'Calendar' })).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/collections/expiry/records?*', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/expiry');
  // The page is shown without its list, so that it is too short to scroll.
  await expect(page.locator('#root > [inert]')).toHaveCount(0);
  answer();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});

test('every way out of a form that holds something asks first', async ({ page }) => {
  const question = page.getByRole('alertdialog');
  const name = page.getByLabel('Name', { exact: true });
  await page.goto('/expiry');
  await page.getByRole('link', { name: 'Add Expiry' }).click();
  await name.fill('Passport');

  for (const leave of [
    () => page.evaluate(() => history.back()),
    () => page.getByRole('link', { name: 'Expired' }).click(),
    () => page.getByRole('button', { name: 'Cancel' }).click(),
  ]) {
    await leave();
    await expect(question).toContainText('Leave without saving?');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL('/expiry/add');
    await expect(name).toHaveValue('Passport');
  }

  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/expiry');
  await expect(page.getByText('No upcoming expiries')).toBeVisible();
  await page.goForward();
  await expect(name).toHaveValue('');
});
