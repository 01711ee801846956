import { expect, test } from '../fixtures/test';
import { AccountPage } from '../pages/account-page';
import { LoginPage } from '../pages/login-page';

const GIVEN = 'given by an admin 1';
const OWN = 'known to nobody else 2';

test.describe('a password that an admin has set', () => {
  test.use({ signedInAs: 'nobody' });

  test('is told of until the person has one of their own', async ({ page, user, addPerson }) => {
    const admin = await addPerson({ role: 'admin' });
    const passwords = { password: GIVEN, passwordConfirm: GIVEN };
    await admin.client.collection('users').update(user.id, passwords);

    await page.goto('/login');
    await new LoginPage(page).signIn({ email: user.email, password: GIVEN });
    const notice = page.getByRole('status').filter({ hasText: 'An admin set a new password for you on' });
    await expect(notice).toBeVisible();
    await notice.getByRole('link', { name: 'Change it' }).click();
    await expect(notice).toContainText('Change it below');

    const account = new AccountPage(page);
    await account.changePassword.click();
    await account.current.fill(GIVEN);
    await account.fresh.fill(OWN);
    await account.again.fill(OWN);
    await account.save.click();
    await expect(notice).toHaveCount(0);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Apps' })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});
