import { expect, test } from '../../fixtures/recorded';
import { AccountPage } from '../../pages/account-page';
import { ExpiryList } from '../../pages/expiry-pages';
import { HomePage } from '../../pages/home-page';
import { LoginPage } from '../../pages/login-page';

const USERS = '/api/collections/users';
const FRESH = 'a new password 2';

function counted(collection: string, filter = ''): string {
  return `GET /api/collections/${collection}/records?fields=id&filter=${filter}&page=1&perPage=1`;
}

/** What others share in a collection. */
function sharedIn(collection: string): string {
  const filter = 'owner != "" && owner != "{me}"';
  return `GET /api/collections/${collection}/records?fields=id,owner&filter=${filter}&page=1&perPage=200&sort=-updated`;
}

test.describe('a guest', () => {
  test.use({ signedInAs: 'nobody' });

  test('signs in, has the tiles, changes the password and signs out everywhere by the calls of the tables', async ({
    page,
    user,
    inDays,
    names,
    expectCalls,
  }) => {
    names.set(inDays(30), 'in 30 days');
    const login = new LoginPage(page);
    await page.goto('/login');
    // These come after what the first screen asks for.
    const isShared = ['aliases', 'expiry', 'loyalty'].map((name) =>
      page.waitForRequest(
        (request) => request.url().includes(`/${name}/`) && /perPage=200/.test(request.url()),
      ),
    );
    await login.signIn(user);
    await expect(new HomePage(page).tile('Loyality')).toContainText('No loyalty cards');
    await Promise.all(isShared);
    const account = new AccountPage(page);
    await account.openPasswordForm();
    await account.change(user.password, FRESH);
    await expect(page.getByText('Your password is changed.')).toBeVisible();
    await account.signOutEverywhere.click();
    await account.question.getByRole('button', { name: 'Sign Out' }).click();
    await expect(login.submit).toBeVisible();
    await expectCalls({
      '§7.5': [
        `POST ${USERS}/auth-with-password {"identity":"{my e-mail}","password":"{my password}"}`,
        `POST ${USERS}/auth-with-password {"identity":"{my e-mail}","password":"${FRESH}"}`,
      ],
      '§7.7': [
        `PATCH ${USERS}/records/{me} {"oldPassword":"{my password}","password":"${FRESH}","passwordConfirm":"${FRESH}"}`,
      ],
      '§7.8': ['POST /api/hub/sign-out-everywhere'],
      '§7.14': ['POST /api/hub/sign-out'],
      '§7.932': ['GET /api/hub/quota'],
      '§7.205': [
        'GET /api/collections/reminder_channels/records?page=1&perPage=1000&skipTotal=1&sort=created',
        'GET /api/collections/tokens/records?page=1&perPage=1000&skipTotal=1&sort=created',
      ],
      '§7.9': [
        'GET /api/collections/workouts/records?fields=date,workoutTitle,exercises.completed' +
          '&filter=user = "{me}" && date >= "{today}"&page=1&perPage=10&sort=date,id',
        counted('aliases'),
        counted('loyalty'),
        counted('loyalty', 'expiryDate >= "{today}" && expiryDate <= "{in 30 days}"'),
        counted('expiry', 'expiryDate < "{today}"'),
        counted('expiry', 'expiryDate >= "{today}" && expiryDate <= "{in 30 days}"'),
      ],
      '§7.1332': [sharedIn('aliases'), sharedIn('expiry'), sharedIn('loyalty')],
    });
  });
});

test.describe('the owner', () => {
  test.use({ signedInAs: 'nobody' });

  test('asks how the hub is by one call', async ({ page, hub, recorder }) => {
    await page.goto('/account/hub');
    await new LoginPage(page).signIn(hub.owner);
    await expect(page.getByText('Last backup')).toBeVisible();
    const asked = recorder.calls.map(({ line }) => line).filter((line) => line.includes('/api/hub/status'));
    expect(asked).toEqual(['GET /api/hub/status']);
  });
});

test.describe('in Germany', () => {
  test.use({ locale: 'de-DE' });

  test('each call has the token and the language, and any page makes the three of all', async ({
    page,
    user,
    inDays,
    recorder,
  }) => {
    await new ExpiryList(page).openUpcoming();
    await expect(page.getByText('No upcoming expiries')).toBeVisible();
    const filter = `expiryDate >= "${inDays(0)}"`;
    const lines = () => recorder.calls.map(({ line }) => line);
    for (const line of [
      `POST ${USERS}/auth-refresh`,
      'GET /api/realtime',
      'POST /api/realtime',
      `GET /api/collections/expiry/records?fields=id,updated&filter=${filter}&page=1&perPage=1&sort=-updated`,
    ]) {
      await expect.poll(lines).toContain(line);
    }
    const { token } = user.client.authStore;
    for (const { line, authorization, language } of recorder.calls) {
      expect(language, line).toMatch(/^de-DE/);
      // A browser opens a stream without custom headers.
      if (line !== 'GET /api/realtime') expect(authorization, line).toBeTruthy();
    }
    expect(recorder.calls[0]?.authorization).toBe(token);
    const subscribed = recorder.calls.find(({ line }) => line === 'POST /api/realtime');
    expect(subscribed?.body).toMatchObject({ subscriptions: ['expiry/*', 'hub/unshared', 'PB_CONNECT'] });
  });
});
