import { closedGate } from '../fixtures/gate';
import { addItem } from '../fixtures/hub';
import { withoutLiveUpdates } from '../fixtures/live';
import { expect, test } from '../fixtures/test';
import { ExpiryForm, ExpiryList } from '../pages/expiry-pages';
import { HomePage } from '../pages/home-page';
import { LoginPage } from '../pages/login-page';

test('signing out leads to the login page, and the way back shows nothing', async ({
  page,
  user,
  inDays,
}) => {
  await addItem(user, { name: 'Secret passport', expiryDate: inDays(12) });
  const home = new HomePage(page);
  await home.open();
  await home.tile('Expiry').click();
  await expect(new ExpiryList(page).item('Secret passport')).toBeVisible();
  await home.signOut();
  await expect(new LoginPage(page).submit).toBeVisible();
  await expect(page).toHaveURL('/login');

  await page.goBack();
  await expect(new LoginPage(page).submit).toBeVisible();
  await expect(page.getByText('Secret passport')).toHaveCount(0);
});

test('signing out waits for nobody on a network that stalls, and nothing undoes it', async ({
  page,
  addPerson,
  user,
  inDays,
}) => {
  const next = await addPerson();
  const list = new ExpiryList(page);
  const gate = closedGate();
  const subscribing = page.waitForRequest((request) =>
    /POST .*\/api\/realtime$/.test(`${request.method()} ${request.url()}`),
  );
  await page.route(/\/api\/(realtime|collections\/.*\/auth-refresh)$/, async (route) => {
    if (route.request().method() === 'POST') await gate.opened;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/expiry');
  await subscribing;
  await new HomePage(page).signOut();
  await expect(page).toHaveURL('/login');
  gate.open();
  await page.unrouteAll({ behavior: 'wait' });

  await new LoginPage(page).signIn(next);
  await new HomePage(page).tile('Expiry').click();
  await addItem(user, { name: 'Secret passport', expiryDate: inDays(13) });
  await addItem(next, { name: 'Own passport', expiryDate: inDays(14) });
  await expect(list.item('Own passport')).toBeVisible();
  await expect(list.items).toHaveCount(1);
});

test('signing out is not undone by a request that asks whether the session still holds', async ({
  page,
  problems,
}) => {
  problems.expect(/answered 404: GET .*\/expiry\/records\//);
  await page.goto('/');
  await expect(new HomePage(page).tiles.first()).toBeVisible();
  const answer = closedGate();
  const asked = page.waitForRequest(/auth-refresh/);
  await page.route('**/auth-refresh', async (route) => {
    const response = await route.fetch();
    await answer.opened;
    await route.fulfill({ response }).catch(() => undefined);
  });
  await page.goto('/expiry/item/aaaaaaaaaaaaaaa');
  await asked;
  await new HomePage(page).signOut();
  await expect(page).toHaveURL('/login');
  answer.open();
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(new LoginPage(page).submit).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('pocketbase_auth'))).toBeNull();
});

test('signing out asks before it throws away what was typed', async ({ page, inDays }) => {
  await page.goto('/expiry/add');
  const form = new ExpiryForm(page);
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const { logOut } = new HomePage(page);
  await form.fill({ name: 'Passport', expiryDate: inDays(12) });
  await logOut.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(logOut).toBeFocused();
  await form.expectKept({ name: 'Passport', expiryDate: inDays(12) });

  await logOut.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('signing out asks about what was typed on an earlier page', async ({ page, context }) => {
  const earlier = await context.newPage();
  await earlier.goto('/expiry/add');
  await new ExpiryForm(earlier).fill({ name: 'Passport' });
  await earlier.close();
  await page.goto('/');
  await new HomePage(page).signOut();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('Logging out discards what you typed and did not save');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/login');
});

test('the account page signs out as well', async ({ page }) => {
  await page.goto('/account');
  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
});

test('nothing of one person is left for the next in the same tab', async ({
  page,
  addPerson,
  user,
  inDays,
  problems,
}) => {
  // A newly opened realtime connection may request its topics after the session has ended.
  problems.allow(/answered 401: POST .*\/api\/realtime$/);
  const next = await addPerson();
  await addItem(user, { name: 'Secret passport', expiryDate: inDays(12) });
  const list = new ExpiryList(page);
  await list.openUpcoming();
  await expect(list.item('Secret passport')).toBeVisible();
  await new HomePage(page).signOut();
  await new LoginPage(page).signIn(next);
  await new HomePage(page).tile('Expiry').click();
  await expect(page.getByText('No upcoming expiries')).toBeVisible();

  await addItem(user, { name: 'Later secret', expiryDate: inDays(13) });
  await addItem(next, { name: 'Own passport', expiryDate: inDays(14) });
  await expect(list.item('Own passport')).toBeVisible();
  await expect(list.items).toHaveCount(1);
});

test('signing out in one tab signs out the others', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/expiry');
  await expect(page.getByText('No upcoming expiries')).toBeVisible();
  await other.goto('/');
  await new HomePage(other).logOut.click();
  await expect(new LoginPage(page).submit).toBeVisible();
});

test.describe('a guest', () => {
  test.use({ signedInAs: 'nobody' });

  test('who signs in in one tab is let in by the others', async ({ page, context, user }) => {
    const other = await context.newPage();
    await page.goto('/expiry');
    await expect(new LoginPage(page).submit).toBeVisible();
    await other.goto('/login');
    await new LoginPage(other).signIn(user);
    await expect(page).toHaveURL('/expiry');
  });
});

test('a session revoked in mid-use ends at the login page and comes back', async ({
  page,
  hub,
  user,
  inDays,
  problems,
}) => {
  problems.expect(/answered 40[0134]: /);
  await addItem(user, { name: 'Passport', expiryDate: inDays(12) });
  const list = new ExpiryList(page);
  // The hub checks the session once when it is opened. After that, without realtime updates, the next request
  // notices.
  await withoutLiveUpdates(page);
  const checked = page.waitForResponse('**/auth-refresh');
  await list.openUpcoming();
  await expect(list.item('Passport')).toBeVisible();
  await checked;

  const password = 'a new password 2';
  await hub.superuser.collection('users').update(user.id, { password, passwordConfirm: password });
  await list.tab('Expired').click();
  await expect(new LoginPage(page).submit).toBeVisible();
  await expect(page.getByText('Nothing expired')).toHaveCount(0);

  await new LoginPage(page).signIn({ email: user.email, password });
  await expect(page).toHaveURL('/expiry/expired');
  await list.tab('Upcoming').click();
  await expect(list.item('Passport')).toBeVisible();
});

test('a session that ended before a save says so, and gives the form back after sign-in', async ({
  page,
  hub,
  user,
  inDays,
  problems,
}) => {
  problems.expect(/answered 40[0134]: /);
  // The save must be the first to notice: neither realtime updates nor the check on opening may do so before.
  await withoutLiveUpdates(page);
  const checked = page.waitForResponse('**/auth-refresh');
  await page.goto('/expiry/add');
  await checked;
  const form = new ExpiryForm(page);
  await form.fill({ name: 'Passport', expiryDate: inDays(12) });
  const password = 'a new password 2';
  await hub.superuser.collection('users').update(user.id, { password, passwordConfirm: password });
  await form.save.click();
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await new LoginPage(page).signIn({ email: user.email, password });
  await expect(page).toHaveURL('/expiry/add');
  await form.expectKept({ name: 'Passport', expiryDate: inDays(12) });
});

for (const { name, damage, failures } of [
  { name: 'garbage', damage: () => 'garbage', failures: [] },
  { name: 'forged', damage: (token: string) => `${token}x`, failures: [/answered 401: /] },
]) {
  test(`a token that is ${name} is a guest’s`, async ({ page, user, problems }) => {
    problems.expect(...failures);
    const { token, record } = user.client.authStore;
    await page.addInitScript(
      (session) => localStorage.setItem('pocketbase_auth', session),
      JSON.stringify({ token: damage(token), record }),
    );
    await page.goto('/expiry');
    await expect(new LoginPage(page).submit).toBeVisible();
  });
}

test('the token is renewed when the hub is opened', async ({ page }) => {
  const renewed = page.waitForResponse((response) => response.url().includes('/auth-refresh'));
  await page.goto('/');
  expect((await renewed).status()).toBe(200);
});
