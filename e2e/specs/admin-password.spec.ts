import type { TestUser } from '@hub/pocketbase/testing';
import { expect, test } from '../fixtures/test';
import { AccountPage } from '../pages/account-page';
import { LoginPage } from '../pages/login-page';

const GIVEN = 'given by an admin 1';
const OWN = 'known to nobody else 2';
const NOTICE = { hasText: 'An admin set a new password for you on' };

/** Sets a person's password as an admin. */
async function setPassword({ id }: TestUser, admin: TestUser): Promise<void> {
  await admin.client.collection('users').update(id, { password: GIVEN, passwordConfirm: GIVEN });
}

test.describe('a password that an admin has set', () => {
  test.use({ signedInAs: 'nobody' });

  test.beforeEach(async ({ user, addPerson }) => {
    await setPassword(user, await addPerson({ role: 'admin' }));
  });

  test('is mentioned until the person has one of their own', async ({ page, user }) => {
    await page.goto('/login');
    await new LoginPage(page).signIn({ email: user.email, password: GIVEN });
    const notice = page.getByRole('status').filter(NOTICE);
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

  test('is mentioned wherever the sign-in leads to, and on each screen after it', async ({ page, user }) => {
    await page.goto('/expiry/add');
    await new LoginPage(page).signIn({ email: user.email, password: GIVEN });
    await expect(page).toHaveURL('/expiry/add');
    const notice = page.getByRole('status').filter(NOTICE);
    await expect(notice).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/expiry');
    await expect(notice).toBeVisible();
    await notice.getByRole('link', { name: 'Change it' }).click();
    await expect(page).toHaveURL('/account');
    await expect(notice).toHaveCount(1);
  });

  for (const path of ['/', '/expiry']) {
    test(`is mentioned on ${path} before anything else is there`, async ({ hub, user, openAs }) => {
      const page = await openAs({ ...user, client: await hub.signIn({ ...user, password: GIVEN }) });
      await page.route('**/assets/*.js', () => undefined);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('#root > [inert]')).toBeHidden();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.addInitScript(() => {
        const seen: boolean[] = [];
        Object.assign(window, { seen });
        const note = () => {
          const main = [...document.querySelectorAll('main')].find((element) => element.checkVisibility());
          if (main !== undefined) seen.push(main.textContent.includes('An admin set a new password'));
          requestAnimationFrame(note);
        };
        requestAnimationFrame(note);
      });
      await page.goto(path);
      await expect(page.getByRole('status').filter(NOTICE)).toBeVisible();
      const seen = await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen);
      expect(seen).not.toContain(false);
    });
  }
});
