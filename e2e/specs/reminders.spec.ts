import { addItem } from '../fixtures/hub';
import { expect, test } from '../fixtures/test';

test('a channel is added, and a test says what became of it', async ({ page, user, problems }) => {
  problems.expect(/answered 400: POST .*\/reminder_channels\/records/);
  await page.goto('/account');
  await page.getByRole('link', { name: /^Reminders/ }).click();
  // The hub of these tests has no mail server.
  await expect(page.getByRole('switch', { name: 'E-mail' })).toBeDisabled();
  await expect(page.getByText('The owner of this hub has not set up a mail server.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a Channel' }).click();
  const address = page.getByLabel('Address');
  await address.fill('http://192.168.1.5/topic');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('This hub sends nothing to http://192.168.1.5.');
  await expect(address).toHaveValue('http://192.168.1.5/topic');
  await address.fill('https://ntfy.invalid/my-topic');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('ntfy.invalid, topic my-topic')).toBeVisible();
  await page.getByRole('button', { name: 'Send a Test' }).click();
  await expect(page.getByText('ntfy.invalid did not answer: there is no such address.')).toBeVisible();
  expect(await user.client.collection('reminder_channels').getFullList()).toMatchObject([
    { kind: 'ntfy', isOn: true, lastState: 'failed' },
  ]);
  await page.goto('/account');
  await expect(page.getByText('Messages by ntfy are failing')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Expiry' })).toContainText('Its reminders are failing.');
  await expect(page.getByText('Its reminders are failing.')).toHaveCount(3);
  await page.getByRole('link', { name: 'See why' }).click();
  await expect(page).toHaveURL('/account/reminders');
});

test('days before are chosen by a tap each, and stay', async ({ page, user }) => {
  await page.goto('/account/reminders');
  const days = page.getByRole('group', { name: 'Days before' });
  await days.getByRole('button', { name: '14 days' }).click();
  await days.getByRole('button', { name: '90 days' }).click();
  await expect(page.getByText('30, 14, 7 and 1 days before, and on the day.')).toBeVisible();
  await page.getByText('Quiet hours', { exact: true }).click();
  await expect(page.getByLabel('Until')).toHaveValue('07:00');
  await expect
    .poll(() => user.client.collection('reminder_rules').getFullList())
    .toMatchObject([{ leads: [30, 7, 1, 0, 14], quietFrom: '22:00', quietUntil: '07:00' }]);
  await page.reload();
  await expect(days.getByRole('button', { name: '14 days' })).toHaveAttribute('aria-pressed', 'true');
  await expect(days.getByRole('button', { name: '90 days' })).toHaveAttribute('aria-pressed', 'false');
});

test('a card is renewed by two taps, and what one is done with is said to all who see it', async ({
  page,
  user,
  openAs,
  addPerson,
  inDays,
}) => {
  const cards = user.client.collection('loyalty');
  const values = { name: 'City Grocer', cardId: '4410', type: 'barcode', owner: user.id, shared: true };
  const card = await cards.create({ ...values, expiryDate: inDays(5) });
  await page.goto(`/loyality/${card.id}`);
  await page.getByRole('button', { name: 'Renew' }).click();
  await page.getByRole('button', { name: '1 Year' }).click();
  await expect(page.getByText(/^Renewed until /)).toBeVisible();
  await expect(page.getByText(/^Expires in/)).toHaveCount(0);
  await cards.update(card.id, { expiryDate: inDays(5), rev: 2 });
  const other = await openAs(await addPerson());
  await other.goto(`/loyality/${card.id}`);
  await other.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(page.getByText(/^Done by .*Nobody is reminded any more\.$/)).toBeVisible();
});

/** Simulates plain HTTP, where browsers have no clipboard API. */
function takeClipboard() {
  Object.defineProperty(navigator, 'clipboard', { value: undefined });
}

test('a calendar follows a link, which a new one ends', async ({ page, user, request, inDays }) => {
  await addItem(user, { name: 'Passport', expiryDate: inDays(40) });
  await page.addInitScript(takeClipboard);
  await page.goto('/account/reminders');
  await page.getByRole('button', { name: 'Make a Link' }).click();
  const link = page.getByText(/\/api\/hub\/calendar\/[0-9a-f]{40}\.ics$/);
  const first = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await (await request.get(first)).text()).toContain('SUMMARY:Passport');
  await page.getByRole('button', { name: 'New Link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'New Link' }).click();
  await expect(link).not.toHaveText(first);
  expect((await request.get(first)).status()).toBe(404);
});

test('the browser tells the hub its time zone at the first sign-in', async ({ page, user }) => {
  await user.client.collection('users').update(user.id, { timeZone: '' });
  await page.goto('/');
  const own = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  await expect
    .poll(async () => (await user.client.collection('users').getOne(user.id)).timeZone as string)
    .toBe(own);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a device takes notifications until its person logs out', async ({ page, user }) => {
    // No push service can be reached from here, so the browser's push API is replaced.
    await page.addInitScript(() => {
      const subscription = {
        endpoint: 'https://fcm.googleapis.com/fcm/send/device',
        unsubscribe: () => {
          sessionStorage.setItem('unsubscribed', 'yes');
          return Promise.resolve(true);
        },
        toJSON: () => ({
          endpoint: subscription.endpoint,
          keys: {
            p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
            auth: 'BTBZMqHH6r4Tts7J_aSIgg',
          },
        }),
      };
      const has = () => sessionStorage.getItem('subscribed') === 'yes';
      Object.assign(PushManager.prototype, {
        subscribe: () => {
          sessionStorage.setItem('subscribed', 'yes');
          return Promise.resolve(subscription);
        },
        getSubscription: () => Promise.resolve(has() ? subscription : null),
      });
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Notification.requestPermission = () => Promise.resolve('granted');
    });
    await page.goto('/account/reminders');
    const device = page.getByRole('switch', { name: 'This device' });
    await device.press('Space');
    await expect(device).toBeChecked();
    await expect(page.getByRole('button', { name: 'Send a Test' })).toBeVisible();
    expect(await user.client.collection('reminder_channels').getFullList()).toMatchObject([
      { kind: 'push', address: 'https://fcm.googleapis.com/fcm/send/device' },
    ]);
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Log Out' }).last().click();
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('unsubscribed'))).toBe('yes');
  });
});
