import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { LoginPage } from '../pages/login-page';

test.use({ signedInAs: 'nobody' });

test('where cookies are blocked, a person is signed in for this tab only, and told so', async ({
  page,
  user,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse });
    }
  });
  const login = new LoginPage(page);
  await page.goto('/expiry');
  await login.signIn(user);
  await expect(page).toHaveURL('/expiry');
  await expect(page.getByText(/^You are signed in for this tab only: /)).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(new HomePage(page).title).toBeVisible();

  await page.reload();
  await expect(login.submit).toBeVisible();
});
