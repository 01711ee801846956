import { expect, test } from '../fixtures/test';
import { LoginPage } from '../pages/login-page';

test.use({ signedInAs: 'nobody', rateLimits: true });

test('too many tries are told apart from a wrong password', async ({ page, user, problems }) => {
  problems.expect(/answered 400: POST .*auth-with-password/, /answered 429: POST .*auth-with-password/);
  await page.goto('/login');
  const login = new LoginPage(page);
  let status = 0;
  while (status !== 429) {
    const answered = page.waitForResponse(/auth-with-password/);
    await login.signIn({ email: user.email, password: 'guess' });
    status = (await answered).status();
  }
  await expect(login.banner).toContainText('Too many attempts');
});
