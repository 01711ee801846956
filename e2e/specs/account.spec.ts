import { navigate } from '../fixtures/addresses';
import { answerAsHub } from '../fixtures/answer';
import { addItem } from '../fixtures/hub';
import { expect, test } from '../fixtures/test';
import { AccountPage } from '../pages/account-page';
import { ExpiryList } from '../pages/expiry-pages';
import { LoginPage } from '../pages/login-page';

const NEW_PASSWORD = 'a new password 2';
const REFUSED = /answered 400: PATCH .*\/users\/records\//;

for (const path of ['/', '/expiry/add', '/alias/generate', '/documents']) {
  test(`the account is reached from ${path} under its own name`, async ({ page }) => {
    await page.goto(path);
    const account = new AccountPage(page);
    await account.link.click();
    await expect(page).toHaveURL('/account');
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  });
}

test('the settings of a tool are a tap away, and lead back', async ({ page }) => {
  await page.goto('/account');
  await page.getByRole('main').getByRole('link', { name: 'Training' }).click();
  await expect(page).toHaveURL('/workout/settings');
  await page.getByText('lb', { exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/account');
});

test.describe('for an admin', () => {
  test.use({ signedInAs: 'admin' });

  test('the account says who one is, and has all of its parts', async ({ page, user }) => {
    await page.goto('/account');
    const main = page.getByRole('main');
    await expect(main).toContainText('A person');
    await expect(main).toContainText(user.email);
    for (const text of ['Admin', 'Light', 'Dark', 'System', 'People', 'Documents']) {
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    }
    for (const name of ['Password', 'Devices']) {
      await expect(main.getByRole('heading', { name })).toBeVisible();
    }
    await expect(main.getByRole('button', { name: 'Log Out' })).toBeVisible();
  });
});

test('a new password signs out the other devices, and this one stays signed in', async ({
  page,
  hub,
  user,
  otherDevice: other,
  inDays,
  problems,
}) => {
  // The other device is signed out by its next request, which it may make before it is used.
  problems.expect(/answered 401: (GET|POST) .*\/api\//);
  await other.goto('/');
  const account = new AccountPage(page);
  await account.openPasswordForm();
  await expect(account.current).toBeFocused();
  await account.change(user.password, NEW_PASSWORD);
  await expect(page.getByRole('status').filter({ hasText: 'Your password is changed.' })).toBeVisible();
  await expect(
    page.getByText('Your other devices are signed out; this one stays signed in.'),
  ).toBeInViewport();
  await expect(account.fresh).toHaveCount(0);

  await other.goto('/expiry');
  await expect(new LoginPage(other).submit).toBeVisible();

  const list = new ExpiryList(page);
  await page.goto('/expiry');
  await expect(page.getByText('No upcoming expiries')).toBeVisible();
  const client = await hub.signIn({ email: user.email, password: NEW_PASSWORD });
  await addItem({ ...user, client }, { name: 'Passport', expiryDate: inDays(12) });
  await expect(list.item('Passport')).toBeVisible();
});

test('live updates go on in every tab of this device after a new password', async ({
  page,
  context,
  hub,
  user,
  inDays,
}) => {
  const tab = await context.newPage();
  await tab.goto('/expiry');
  await expect(tab.getByText('No upcoming expiries')).toBeVisible();
  const account = new AccountPage(page);
  await account.openPasswordForm();
  await account.change(user.password, NEW_PASSWORD);
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await tab.bringToFront();
  const client = await hub.signIn({ email: user.email, password: NEW_PASSWORD });
  await addItem({ ...user, client }, { name: 'Passport', expiryDate: inDays(12) });
  await expect(new ExpiryList(tab).item('Passport')).toBeVisible();
});

test('what is wrong is said on its field, and keeps what was typed', async ({ page, user, problems }) => {
  problems.expect(REFUSED);
  const account = new AccountPage(page);
  await account.openPasswordForm();
  await account.change('', 'short', 'shirt');
  await expect(account.current).toHaveAccessibleDescription('Enter your current password.');
  await expect(account.fresh).toHaveAccessibleDescription(/Use at least 8 characters\./);
  await expect(account.again).toHaveAccessibleDescription('This is not the same as the new password.');
  await expect(account.current).toBeFocused();

  await account.change(user.password, 'é'.repeat(40));
  await expect(account.fresh).toHaveAccessibleDescription(/Use a shorter password/);
  await expect(account.fresh).toBeFocused();

  await account.change('not the password', NEW_PASSWORD);
  await expect(account.current).toHaveAccessibleDescription('This is not your current password.');
  await expect(account.current).toBeFocused();
  await expect(account.fresh).toHaveValue(NEW_PASSWORD);
});

test('the longest password that the form takes is one that the server takes', async ({ page, user }) => {
  const account = new AccountPage(page);
  await account.openPasswordForm();
  await account.change(user.password, 'é'.repeat(36));
  await expect(page.getByText('Your password is changed.')).toBeVisible();
});

test('a password manager finds whose password it is, which is old and which is new', async ({
  page,
  user,
}) => {
  const account = new AccountPage(page);
  await account.openPasswordForm();
  const fields = await page
    .locator('form input')
    .evaluateAll((inputs) =>
      (inputs as HTMLInputElement[]).map(({ autocomplete, value }) => [autocomplete, value]),
    );
  expect(fields).toEqual([
    ['username', user.email],
    ['current-password', ''],
    ['new-password', ''],
    ['new-password', ''],
  ]);
});

test('a change that the hub is too busy for says so', async ({ page, user, problems }) => {
  problems.expect(/answered 429: PATCH /);
  await page.route('**/api/collections/users/records/*', (route) =>
    answerAsHub(route, { status: 429, json: { status: 429, message: 'Too Many Requests.', data: {} } }),
  );
  const account = new AccountPage(page);
  await account.openPasswordForm();
  await account.change(user.password, NEW_PASSWORD);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Too many attempts. Please wait a minute and try again.',
  );
  await expect(account.fresh).toHaveValue(NEW_PASSWORD);
});

test('a change after which this device can’t be signed in again says so and leads to the login page', async ({
  page,
  user,
  problems,
}) => {
  problems.expect(/answered 429: POST /);
  await page.route('**/auth-with-password*', (route) =>
    answerAsHub(route, { status: 429, json: { status: 429, message: 'Too Many Requests.', data: {} } }),
  );
  const account = new AccountPage(page);
  await account.openPasswordForm();
  await account.change(user.password, NEW_PASSWORD);
  await expect(
    page.getByText('Your password is changed, and all devices are signed out. Log in with the new one.'),
  ).toBeVisible();
  await page.unroute('**/auth-with-password*');
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await new LoginPage(page).signIn({ email: user.email, password: NEW_PASSWORD });
  await expect(page).toHaveURL('/');
});

test('signing out everywhere asks first, then ends every device’s session', async ({
  page,
  user,
  otherDevice: other,
  problems,
}) => {
  problems.expect(/answered 401: (GET .*\/expiry\/records|POST .*\/api\/realtime)/);
  // The lists of shared records are the last requests that home makes by itself.
  const lastAsked = ['aliases', 'expiry', 'loyalty'].map((name) =>
    other.waitForResponse((response) => new RegExp(`/${name}/.*perPage=200`).test(response.url())),
  );
  await other.goto('/');
  await Promise.all(lastAsked);
  const account = new AccountPage(page);
  await page.goto('/account');
  await account.signOutEverywhere.click();
  await expect(account.question).toContainText('This ends the session on every device, including this one.');
  await account.question.getByRole('button', { name: 'Cancel' }).click();
  await expect(account.signOutEverywhere).toBeFocused();

  await account.signOutEverywhere.click();
  await account.question.getByRole('button', { name: 'Sign Out' }).click();
  await expect(new LoginPage(page).submit).toBeVisible();
  await expect(page).toHaveURL('/login');
  // The other device may have found out by itself, when its live updates ended.
  await navigate(other, '/expiry');
  await expect(new LoginPage(other).submit).toBeVisible();
  await new LoginPage(page).signIn(user);
  await expect(page).toHaveURL('/');
});

test('signing out everywhere that fails says so and ends nothing', async ({ page, problems }) => {
  problems.expect(/answered 500: POST .*sign-out-everywhere/);
  await page.route('**/api/hub/sign-out-everywhere', (route) =>
    answerAsHub(route, { status: 500, json: {} }),
  );
  const account = new AccountPage(page);
  await page.goto('/account');
  await account.signOutEverywhere.click();
  await account.question.getByRole('button', { name: 'Sign Out' }).click();
  await expect(account.question.getByRole('alert')).toHaveText('The hub had a problem. Please try again.');
  await expect(page).toHaveURL('/account');
});
