import { addDays } from '@hub/calendar';
import { addAlias } from '../fixtures/alias';
import { fixTime } from '../fixtures/clock';
import { addItem } from '../fixtures/hub';
import {
  expect,
  persistedNames,
  onDisk,
  openInstalled,
  openPrefetched,
  openSignedIn,
  type ReleasedHub,
  test,
  untilPrefetched,
} from '../fixtures/installed';
import { findInProfile } from '../fixtures/profile';
import { addCard } from '../fixtures/loyalty';
import { addByHand } from '../fixtures/outbox';
import { addWorkout, LEGS, ticked } from '../fixtures/workouts';
import { CUT_OFF } from '../fixtures/problems';
import type { TestUser } from '@hub/pocketbase/testing';
import type { Page } from '@playwright/test';
import { TIME_LIMITS } from '../../time-limits.mjs';

const OFFLINE = /Offline\. As of \d\d:\d\d/;

/** One record of each tool on the server. */
async function fill(hub: ReleasedHub, person: TestUser, today: string) {
  const [card, workout, item] = await Promise.all([
    addCard(person),
    addWorkout(hub, person, { date: today, exercises: LEGS }),
    addItem(person, { name: 'Passport', expiryDate: addDays(today, 12) }),
    addItem(person, { name: 'Visa', expiryDate: addDays(today, -3) }),
    addAlias(person, { email: 'shop@example.com' }),
    addWorkout(hub, person, { date: addDays(today, -3), workoutTitle: 'Row', exercises: ticked(true) }),
  ]);
  return { card, workout, item };
}

/** Opens every tool, and a record in each. */
async function walk(page: Page, { card, workout, item }: Awaited<ReturnType<typeof fill>>) {
  for (const [path, text] of [
    ['/', '1 card'],
    ['/loyality', 'City Grocer'],
    [`/loyality/${card.id}`, card.cardId],
    ['/workout', 'Legs and back'],
    ['/workout?tab=past', 'Row'],
    [`/workout/${workout.id}`, 'Barbell Squat'],
    ['/expiry', 'Passport'],
    ['/expiry/expired', 'Visa'],
    [`/expiry/item/${item.id}`, 'Passport'],
    ['/alias', 'shop@example.com'],
    ['/currency', 'USD'],
    ['/time', 'Amsterdam'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
}

test('what was never opened is there without a network, and after the browser was closed', async ({
  playwright,
  released,
  person,
  launchOptions,
  contextOptions,
  inDays,
  problems,
}, testInfo) => {
  // Every screen, twice.
  test.setTimeout(TIME_LIMITS.program);
  problems.expect(CUT_OFF);
  const stored = await fill(released, person, inDays(0));
  const open = async () => {
    const device = await playwright.chromium.launchPersistentContext(testInfo.outputPath('profile'), {
      ...launchOptions,
      ...contextOptions,
      serviceWorkers: 'allow',
      baseURL: released.url,
    });
    await problems.watch(device);
    return device;
  };
  const device = await open();
  const page = await device.newPage();
  await openSignedIn(page, released.url, person);
  await untilPrefetched(page);
  await device.setOffline(true);
  await walk(page, stored);
  await device.close();
  await released.suspend();
  const again = await open();
  await walk(await again.newPage(), stored);
  await again.close();
  await released.resume();
});

test('a log-out leaves nothing of theirs on the disk', async ({
  openBrowser,
  profile,
  released,
  person,
  problems,
  inDays,
}) => {
  problems.expect(CUT_OFF);
  const { card } = await fill(released, person, inDays(0));
  const theirs = [person.id, card.cardId, 'Legs and back', 'shop@example.com', 'Visa'];
  const browser = await openBrowser();
  const page = await openPrefetched(browser, released.url, person);
  await page.goto('/currency');
  await expect(page.getByText('USD').first()).toBeVisible();
  expect(await onDisk(page)).toContain(card.cardId);
  await released.suspend();
  await page.reload();
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await page.getByRole('button', { name: 'Log Out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out while offline?' });
  await expect(question).toContainText(/This removes 1 card, .* from this device\./);
  await question.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  await expect
    .poll(async () => {
      const disk = await onDisk(page);
      return theirs.filter((text) => disk.includes(text));
    })
    .toEqual([]);
  await browser.close();
  expect(await findInProfile(profile, theirs)).toEqual([]);
  await released.resume();
});

test('a device forgets what it has kept when it hears that its person signed out everywhere', async ({
  device,
  person,
  problems,
}) => {
  problems.expect(/answered 401/);
  await addCard(person, { name: 'Kopitiam' });
  const page = await openInstalled(device);
  await untilPrefetched(page);
  expect(await onDisk(page)).toContain('Kopitiam');
  await person.client.send('/api/hub/sign-out-everywhere', { method: 'POST' });
  await page.goto('/loyality');
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await expect.poll(() => onDisk(page)).not.toContain('Kopitiam');
});

test('the next person finds nothing of the last, whose session had merely ended', async ({
  device,
  released,
  person,
  problems,
}) => {
  problems.expect(CUT_OFF, /answered 401/);
  await addCard(person, { name: 'Kopitiam' });
  const page = await openInstalled(device);
  await untilPrefetched(page);
  await released.superuser.collection('users').update(person.id, { tokenKey: 'x'.repeat(40) });
  await page.goto('/loyality');
  await expect(page.getByText('Your session has ended')).toBeVisible();
  expect(await onDisk(page)).toContain('Kopitiam');
  const next = await released.createUser();
  await openSignedIn(page, released.url, next);
  await expect.poll(() => onDisk(page)).not.toContain('Kopitiam');
  await released.suspend();
  await page.goto('/loyality');
  await expect(page.getByText('Kopitiam')).toHaveCount(0);
  await released.resume();
});

test('nothing of the last person is in the profile once somebody else has signed in, whatever they left', async ({
  openBrowser,
  profile,
  released,
  person,
  problems,
}) => {
  problems.expect(CUT_OFF, /answered 401/);
  problems.allow(/answered 404: /);
  await addCard(person, { name: 'Kopitiam' });
  const browser = await openBrowser();
  const page = await openPrefetched(browser, released.url, person);
  await page.goto('/alias/generate');
  await page.getByRole('textbox', { name: 'Domain' }).fill('theirs.example');
  await page.getByRole('textbox', { name: 'Domain' }).blur();
  await released.suspend();
  // A change that waits, of which the session ends before it is sent.
  await addByHand(page, 'Secret Club');
  await page.goto('about:blank');
  await released.resume();
  await released.superuser.collection('users').update(person.id, { tokenKey: 'x'.repeat(40) });
  await page.goto(`${released.url}/loyality`);
  await expect(page.getByText('Your session has ended')).toBeVisible();
  const theirs = [person.id, 'Kopitiam', 'Secret Club', '6035710123456789', 'theirs.example'];
  const left = async () => {
    const disk = await onDisk(page);
    return theirs.filter((text) => disk.includes(text));
  };
  expect(await left()).toEqual(theirs);
  await openSignedIn(page, released.url, await released.createUser());
  await expect.poll(left).toEqual([]);
  await browser.close();
  expect(await findInProfile(profile, theirs)).toEqual([]);
});

test('an expired session shows what is there, and asks to log in at the next contact', async ({
  device,
  released,
  person,
  problems,
}) => {
  problems.expect(CUT_OFF, /answered 401/);
  await addCard(person, { name: 'Kopitiam' });
  const page = await openInstalled(device);
  await untilPrefetched(page);
  await released.superuser.collection('users').update(person.id, { tokenKey: 'x'.repeat(40) });
  await released.suspend();
  await fixTime(page, Date.now() + 20 * 86_400_000);
  await page.goto('/loyality');
  await expect(page).toHaveURL('/loyality');
  await expect(page.getByText('Kopitiam')).toBeVisible();
  await expect(page.getByText(/Offline\. As of \d+ \w+/)).toBeVisible();
  await released.resume();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page).toHaveURL('/login?from=%2Floyality');
  await expect(page.getByText('Your session has ended')).toBeVisible();
  expect(await onDisk(page)).toContain('Kopitiam');
});

test('what is no longer shared leaves the device at the next contact', async ({ device, released }) => {
  const other = await released.createUser();
  const shared = await addCard(other, { name: 'Kopitiam', shared: true });
  const page = await openInstalled(device, `/loyality/${shared.id}`);
  await untilPrefetched(page);
  expect(await persistedNames(page)).toContain('Kopitiam');
  await page.goto('about:blank');
  await other.client.collection('loyalty').update(shared.id, { shared: false, rev: shared.rev });
  await page.goto('/');
  await expect.poll(() => persistedNames(page)).not.toContain('Kopitiam');
});

test('a full disk and one that fails leave the hub as it is', async ({
  device,
  released,
  person,
  problems,
}) => {
  problems.expect(CUT_OFF);
  await addCard(person);
  const page = await openInstalled(device);
  const session = await device.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: released.url, quotaSize: 1 });
  await page.goto('/loyality');
  await expect(page.getByText('City Grocer')).toBeVisible();
  await device.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('No storage.', 'SecurityError');
    };
  });
  await page.goto('/loyality');
  await expect(page.getByText('City Grocer')).toBeVisible();
  await released.suspend();
  await page.getByText('City Grocer').click();
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await released.resume();
});
