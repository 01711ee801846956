import { addItem } from '../fixtures/hub';
import { expect, test } from '../fixtures/test';
import { ExpiryForm, ExpiryList } from '../pages/expiry-pages';
import { LoginPage } from '../pages/login-page';

test.describe('a form that is the first page after a sign-in', () => {
  test.use({ signedInAs: 'nobody' });

  for (const way of ['cancel', 'save'] as const) {
    test(`is left by ${way} for the list, not for what was before the hub`, async ({
      page,
      user,
      inDays,
    }) => {
      await page.goto('/expiry/add');
      await new LoginPage(page).signIn(user);
      const form = new ExpiryForm(page);
      await expect(form.name).toBeVisible();
      if (way === 'save') await form.fill({ name: 'Passport', expiryDate: inDays(12) });
      await form[way].click();
      await expect(page).toHaveURL('/expiry');
      await expect(new ExpiryList(page).items).toHaveCount(way === 'save' ? 1 : 0);
    });
  }
});

test('nobody meets a saved form again on the way back', async ({ page, inDays }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Expiry/ }).click();
  const list = new ExpiryList(page);
  const form = new ExpiryForm(page);
  await list.addExpiry.click();
  await form.fill({ name: 'Passport', expiryDate: inDays(12) });
  await form.save.click();
  await expect(list.item('Passport')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('what is saved with a date that is past is found under Expired', async ({ page, inDays }) => {
  await page.goto('/expiry/add');
  const form = new ExpiryForm(page);
  const list = new ExpiryList(page);
  await form.fill({ name: 'Old visa', expiryDate: inDays(-3) });
  await form.save.click();
  await expect(page).toHaveURL('/expiry');
  const message = page.getByRole('status').filter({ hasText: 'Saved in Expired' });
  await expect(list.tab('Expired')).toHaveAccessibleDescription('1');
  await message.getByRole('link', { name: 'Show' }).click();
  await expect(page).toHaveURL('/expiry/expired');
  await expect(list.item('Old visa')).toBeVisible();
});

test('an item is edited and deleted from its own page', async ({ page, user, inDays }) => {
  await addItem(user, { name: 'Passport', expiryDate: inDays(12), person: 'Mei' });
  const list = new ExpiryList(page);
  const form = new ExpiryForm(page);
  const actions = page.getByRole('button', { name: 'Item actions' });
  await list.openUpcoming();
  await list.open('Passport');
  await actions.click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(form.name).toHaveValue('Passport');
  await form.cancel.click();
  await actions.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(list.dialog).toContainText('Delete this item?');
  await expect(list.dialog).toContainText('Mei');
  await list.dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/expiry');
  await expect(page.getByText('No upcoming expiries')).toBeVisible();
});
