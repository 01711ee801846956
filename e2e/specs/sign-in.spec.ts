import { closedGate } from '../fixtures/gate';
import { addItem } from '../fixtures/hub';
import { expect, test } from '../fixtures/test';
import { ExpiryList } from '../pages/expiry-pages';
import { HomePage } from '../pages/home-page';
import { LoginPage } from '../pages/login-page';

test.use({ signedInAs: 'nobody' });

const REFUSED = 'Failed to log in. Please check your credentials.';

test('a wrong password says so in a banner and keeps the e-mail', async ({ page, user, problems }) => {
  problems.expect(/answered 400: POST .*auth-with-password/);
  const login = new LoginPage(page);
  await page.goto('/login');
  await login.signIn({ email: user.email, password: 'not the password' });
  await expect(login.banner).toHaveText(REFUSED);
  await expect(login.email).toHaveValue(user.email);
  await expect(page).toHaveURL('/login');

  await login.signIn(user);
  await expect(new HomePage(page).title).toBeVisible();
});

test('the banner is red, and comes into view with the focus', async ({ page, user, problems }) => {
  problems.expect(/answered 400: POST .*auth-with-password/);
  const login = new LoginPage(page);
  await page.setViewportSize({ width: 390, height: 360 });
  await page.goto('/login');
  await login.signIn({ email: user.email, password: 'not the password' });
  await expect(login.banner).toBeInViewport({ ratio: 1 });
  const colours = await login.banner.evaluate((banner) => {
    const { color, borderTopColor } = getComputedStyle(banner);
    return { color, borderTopColor, focused: document.activeElement?.contains(banner) };
  });
  const danger = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--danger)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  expect(colours).toEqual({ color: danger, borderTopColor: danger, focused: true });
  await page.keyboard.press('Tab');
  await expect(login.email).toBeFocused();
});

test('a clock that is 400 days ahead ends no session, and the hub’s time counts', async ({
  page,
  user,
  inDays,
}) => {
  const login = new LoginPage(page);
  const notice = page.getByText(/^This device’s clock is 400 days ahead,/);
  await addItem(user, { name: 'Passport', expiryDate: inDays(2) });
  await page.clock.setFixedTime(Date.now() + 400 * 86_400_000);
  await page.goto('/login');
  await login.signIn(user);
  await expect(page).toHaveURL('/');
  await expect(notice).toBeVisible();

  const renewed = page.waitForResponse((response) => response.url().includes('/auth-refresh'));
  await page.goto('/expiry');
  expect((await renewed).status()).toBe(200);
  await expect(page).toHaveURL('/expiry');
  await expect(new ExpiryList(page).item('Passport')).toContainText('in 2 days');
  await expect(notice).toBeVisible();
});

test('what was typed stays where the hub is away, and signs in once it is back', async ({
  page,
  user,
  whileAway,
}) => {
  const login = new LoginPage(page);
  await page.goto('/login');
  await whileAway(async () => {
    await login.signIn(user);
    await expect(login.banner).toContainText('The hub could not be reached');
  });
  await expect(login.password).toHaveValue(user.password);
  await login.submit.click();
  await expect(page).toHaveURL('/');
});

test('both fields are required', async ({ page, user }) => {
  const login = new LoginPage(page);
  await page.goto('/login');
  await login.submit.click();
  await expect(login.email).toBeFocused();
  await expect(page).toHaveURL('/login');

  await login.email.fill(user.email);
  await login.submit.click();
  await expect(login.password).toBeFocused();
  await expect(page).toHaveURL('/login');
});

test('signing in leads home, whatever the case of the e-mail', async ({ page, user }) => {
  const login = new LoginPage(page);
  await page.goto('/login');
  await expect(login.email).toBeFocused();
  await login.signIn({ email: user.email.toUpperCase(), password: user.password });
  await expect(page).toHaveURL('/');
  await expect(new HomePage(page).title).toBeVisible();
});

test('the button is busy while the server thinks', async ({ page, user }) => {
  const login = new LoginPage(page);
  await page.goto('/login');
  const answer = closedGate();
  await page.route('**/auth-with-password*', async (route) => {
    await answer.opened;
    await route.continue();
  });
  await login.signIn(user);
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible();
  answer.open();
  await expect(page).toHaveURL('/');
});

test('a deep link survives the sign-in, with its query and fragment', async ({ page, user }) => {
  await page.goto('/expiry/expired?from=mail#end');
  await expect(page).toHaveURL(/\/login/);
  await new LoginPage(page).signIn(user);
  await expect(page).toHaveURL('/expiry/expired?from=mail#end');
  await page.goBack();
  await expect(page).not.toHaveURL(/\/login/);
});

for (const foreign of [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  'javascript:alert(1)',
]) {
  test(`a return address of another site is not followed: ${foreign}`, async ({ page, user, hub }) => {
    await page.goto(`/login?from=${encodeURIComponent(foreign)}`);
    await new LoginPage(page).signIn(user);
    await expect(new HomePage(page).title).toBeVisible();
    expect(new URL(page.url()).origin).toBe(new URL(hub.url).origin);
  });
}

test('whoever is signed in does not stay on the login page', async ({ page, user }) => {
  await page.goto('/login');
  await new LoginPage(page).signIn(user);
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});
