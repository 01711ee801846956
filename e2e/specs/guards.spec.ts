import { addItem } from '../fixtures/hub';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { LoginPage } from '../pages/login-page';

const GUARDED = [
  '/',
  '/account',
  '/account/hub',
  '/documents',
  '/workout',
  '/expiry',
  '/expiry/add',
  '/workout/admin',
];

test.describe('a guest', () => {
  test.use({ signedInAs: 'nobody' });

  for (const path of GUARDED) {
    test(`is sent from ${path} to the login page`, async ({ page }) => {
      await page.goto(path);
      await expect(new LoginPage(page).submit).toBeVisible();
      await expect(page).toHaveURL((url) => url.pathname === '/login');
    });
  }
});

test.describe('the admin area', () => {
  test('sends a user home', async ({ page }) => {
    await page.goto('/workout/admin');
    await expect(page).toHaveURL('/');
    await expect(new HomePage(page).title).toBeVisible();
  });

  test.describe('for an admin', () => {
    test.use({ signedInAs: 'admin' });

    test('stays open', async ({ page }) => {
      await page.goto('/workout/admin');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL('/workout/admin');
    });
  });
});

test('an address that leads nowhere says so and leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.getByRole('main').getByRole('link', { name: 'Go to Apps' }).click();
  await expect(page).toHaveURL('/');
});

test('another person’s item cannot be opened by its address', async ({
  page,
  addPerson,
  inDays,
  problems,
}) => {
  problems.expect(/answered 404: GET .*\/expiry\/records\//);
  const stranger = await addPerson();
  const item = await addItem(stranger, { name: 'Stranger’s passport', expiryDate: inDays(12) });
  for (const path of [`/expiry/item/${item.id}`, `/expiry/edit/${item.id}`]) {
    await page.goto(path);
    await expect(page.getByText('This is no longer here, or it is not shared with you.')).toBeVisible();
    await expect(page.getByText('Stranger’s passport')).toHaveCount(0);
    await expect(page.getByLabel('Name', { exact: true })).toHaveCount(0);
  }
});
