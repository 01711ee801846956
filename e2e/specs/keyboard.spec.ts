import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../fixtures/test';
import { ExpiryForm, ExpiryList } from '../pages/expiry-pages';
import { LoginPage } from '../pages/login-page';

/** A device with a keyboard has a wide screen, on which the table has columns and icons. */
test.use({ signedInAs: 'nobody', viewport: { width: 1920, height: 1080 }, isMobile: false, hasTouch: false });

/** Presses Tab until the element has the focus; every stop on the way must be visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 30; stops += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) > 0) await expect(focused).toBeInViewport();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached ${String(target)}.`);
}

test('login, menu, add and delete with the keyboard alone', async ({ page, user, inDays }) => {
  const login = new LoginPage(page);
  const list = new ExpiryList(page);
  const form = new ExpiryForm(page);
  const { keyboard } = page;
  const nextYear = Number(inDays(0).slice(0, 4)) + 1;

  await test.step('login', async () => {
    await page.goto('/login');
    await expect(login.email).toBeFocused();
    await keyboard.type(user.email);
    await tabTo(page, login.password);
    await keyboard.type(user.password);
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });

  await test.step('menu', async () => {
    const menu = page.getByRole('banner').getByRole('button', { name: 'Apps' });
    await tabTo(page, menu);
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await keyboard.press('Enter');
    await keyboard.press('E');
    await expect(page.getByRole('menuitem', { name: 'Expiry' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/expiry');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('add', async () => {
    await tabTo(page, list.addExpiry);
    await keyboard.press('Enter');
    await expect(form.name).toBeFocused();
    await keyboard.type('Passport');
    await tabTo(page, form.expiryDate);
    // Two equal numbers, because the browser's language decides the order of day and month.
    await keyboard.type(`0606${nextYear}`);
    await tabTo(page, form.shared);
    await keyboard.press('Space');
    await expect(form.shared).toBeChecked();
    await tabTo(page, form.save);
    await keyboard.press('Enter');
    await expect(list.item('Passport')).toContainText(`6 Jun ${nextYear}`);
  });

  await test.step('delete', async () => {
    const remove = list.item('Passport').getByRole('button', { name: 'Delete' });
    const dialog = page.locator('dialog[open]');
    await tabTo(page, remove);
    await keyboard.press('Enter');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await keyboard.press('Escape');
    await expect(remove).toBeFocused();
    await keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'Delete' }));
    await keyboard.press('Enter');
    await expect(page.getByText('No upcoming expiries')).toBeVisible();
    await expect(page.locator('body:focus')).toHaveCount(0);
  });
});
