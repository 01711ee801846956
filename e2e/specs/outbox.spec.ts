import type { Page } from '@playwright/test';
import { addAlias, type StoredAlias } from '../fixtures/alias';
import { expect, openInstalled, openPrefetched, test, untilPrefetched } from '../fixtures/installed';
import { addCard, type StoredCard } from '../fixtures/loyalty';
import { addByHand, cutOff, holdWrites, waiting, WAITS } from '../fixtures/outbox';
import { HomePage } from '../pages/home-page';
import { LoginPage } from '../pages/login-page';
import { CardView } from '../pages/loyalty-pages';
import { addWorkout, LEGS, storedExercises } from '../fixtures/workouts';

/** Edits the description of an alias in the list. */
async function describeAlias(page: Page, address: string, description: string) {
  await page.goto('/alias');
  const row = page.getByRole('listitem').filter({ hasText: address });
  await row.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Description').fill(description);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText(WAITS);
}

test('what is done without a network waits, outlives the browser, and is saved once when it is back', async ({
  openBrowser,
  released,
  person,
  problems,
  inDays,
}) => {
  const today = inDays(0);
  const workout = await addWorkout(released, person, { date: today, exercises: LEGS });
  let device = await openBrowser();
  let page = await openPrefetched(device, released.url, person);

  // The outbox requests a record that may have been saved before it sends the record again.
  problems.allow(/answered 404: GET .*\/(aliases|loyalty)\/records\//);
  await cutOff(released, problems);
  await page.goto(`/workout/${workout.id}`);
  for (const title of ['Barbell Squat', 'Dumbbell Lunges', 'Plank']) {
    await page.getByRole('checkbox', { name: title }).click();
  }
  // A box is checked before its tick is on the device; only then is it counted.
  await expect(page.getByText('3 of 3 done')).toBeVisible();
  await expect(page.getByText(WAITS)).toBeVisible();
  await addByHand(page, 'Kopitiam');
  await page.goto('/alias/generate');
  await page.getByRole('button', { name: 'Add custom' }).click();
  await page.getByLabel('Address').fill('border@example.com');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Kept on this device.')).toBeVisible();
  // Kills the browser: it can't write anything when it ends.
  await device.close();

  device = await openBrowser();
  page = await device.newPage();
  await page.goto(`${released.url}/account`);
  await expect(waiting(page)).toHaveCount(3);
  await page.goto('/loyality');
  await expect(page.getByRole('listitem').filter({ hasText: 'Kopitiam' })).toContainText(WAITS);
  await page.goto('/workout');
  await expect(page.getByText('3 of 3 done')).toBeVisible();

  await released.resume();
  await expect(page.getByText(WAITS)).toHaveCount(0);
  // The page stays until all is saved: one that is left in the middle of a request sends that record again.
  await expect
    .poll(async () => (await storedExercises(person, workout.id)).map(({ completed }) => completed))
    .toEqual([true, true, true]);
  const names = async () =>
    (await person.client.collection('loyalty').getFullList<StoredCard>()).map(({ name }) => name);
  const addresses = async () =>
    (await person.client.collection('aliases').getFullList<StoredAlias>()).map(({ email }) => email);
  await expect.poll(names).toEqual(['Kopitiam']);
  await expect.poll(addresses).toEqual(['border@example.com']);
  await page.goto('/account');
  await expect(waiting(page)).toHaveCount(0);
  await device.close();
});

test('a tick behind a hub that hangs is drawn as done once it outlives the page', async ({
  device,
  released,
  person,
  inDays,
  problems,
}) => {
  // The hub may still save the tick when it continues.
  problems.allow(/answered 409: PATCH/);
  const today = inDays(0);
  const workout = await addWorkout(released, person, { date: today, exercises: LEGS });
  const page = await openInstalled(device);
  await untilPrefetched(page);
  await page.goto(`/workout/${workout.id}`);
  await expect(page.getByText('0 of 3 done')).toBeVisible();
  released.freeze();
  try {
    for (const [index, title] of ['Barbell Squat', 'Plank'].entries()) {
      await page.getByRole('checkbox', { name: title }).click();
      await expect(page.getByText(`${String(index + 1)} of 3 done`)).toBeVisible();
    }
    await page.close();
  } finally {
    released.thaw();
  }
  await (await device.newPage()).goto('/workout');
  await expect
    .poll(async () => (await storedExercises(person, workout.id)).map(({ completed }) => completed ?? false))
    .toEqual([true, false, true]);
});

test('a tick that the device is still writing is not counted as done, and the browser asks before the page goes', async ({
  device,
  released,
  person,
  inDays,
  problems,
}) => {
  const today = inDays(0);
  const workout = await addWorkout(released, person, { date: today, exercises: LEGS });
  const page = await openInstalled(device);
  await untilPrefetched(page);
  await cutOff(released, problems);
  await page.goto(`/workout/${workout.id}`);
  await page.getByRole('checkbox', { name: 'Plank' }).click();
  await expect(page.getByText('1 of 3 done')).toBeVisible();
  const letWrite = await holdWrites(page);
  await page.getByRole('checkbox', { name: 'Barbell Squat' }).click();
  await expect(page.getByRole('checkbox', { name: 'Barbell Squat' })).toBeChecked();
  const [question] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(page.getByText('1 of 3 done')).toBeVisible();
  await letWrite();
  await expect(page.getByText('2 of 3 done')).toBeVisible();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
  const next = await device.newPage();
  await next.goto('/workout');
  await expect(next.getByText('2 of 3 done')).toBeVisible();
  await released.resume();
});

test('a change that somebody else has made as well asks, and either answer is kept', async ({
  device,
  person,
  problems,
}) => {
  const gym = await addAlias(person, { email: 'gym@example.com', description: 'Gym' });
  const shop = await addAlias(person, { email: 'shop@example.com', description: 'Shop' });
  const page = await openInstalled(device, '/alias');
  await untilPrefetched(page);

  problems.expect(/ERR_INTERNET_DISCONNECTED/, /answered 409: PATCH/);
  await device.setOffline(true);
  await describeAlias(page, gym.email, 'Gym, by phone');
  await describeAlias(page, shop.email, 'Shop, by phone');
  const aliases = person.client.collection('aliases');
  await aliases.update(gym.id, { description: 'Gym, elsewhere' });
  await aliases.update(shop.id, { description: 'Shop, elsewhere' });
  await page.goto('/account');
  await expect(waiting(page)).toHaveCount(2);
  await device.setOffline(false);

  await expect(page.getByText('could not be saved as you left them')).toBeVisible();
  // On a phone, the two buttons leave enough space for the address on one line.
  await expect(waiting(page).getByRole('button', { name: 'Decide' })).toHaveCount(2);
  const lines = (link: Element) => new Set([...link.getClientRects()].map(({ top }) => top)).size;
  expect(await waiting(page).getByRole('link', { name: gym.email }).evaluate(lines)).toBe(1);
  await waiting(page).filter({ hasText: gym.email }).getByRole('button', { name: 'Decide' }).click();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(waiting(page)).toHaveCount(1);
  await waiting(page).getByRole('button', { name: 'Decide' }).click();
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(waiting(page)).toHaveCount(0);
  await expect
    .poll(async () => (await aliases.getOne<StoredAlias>(gym.id)).description)
    .toBe('Gym, by phone');
  expect((await aliases.getOne<StoredAlias>(shop.id)).description).toBe('Shop, elsewhere');
});

test('a session that is ended meanwhile asks to sign in, and then what waits is saved', async ({
  device,
  released,
  person,
  problems,
}) => {
  problems.expect(/answered 401/);
  // The outbox tried to send the new card before the session was rejected, so it requests the card before it
  // sends it again.
  problems.allow(/answered 404: GET .*loyalty/);
  const page = await openInstalled(device, '/loyality');
  await cutOff(released, problems);
  await addByHand(page, 'Kopitiam');
  await released.resume();
  await released.superuser.collection('users').update(person.id, {
    password: 'another-password-1',
    passwordConfirm: 'another-password-1',
  });
  await page.goto('/loyality');
  await new LoginPage(page).signIn({ email: person.email, password: 'another-password-1' });
  await expect(page.getByRole('listitem').filter({ hasText: 'Kopitiam' })).toBeVisible();
  await expect(page.getByText(WAITS)).toHaveCount(0);
  const { client } = await released
    .signIn({ ...person, password: 'another-password-1' })
    .then((c) => ({ client: c }));
  expect(await client.collection('loyalty').getFullList()).toHaveLength(1);
});

test('logging out asks before what waits is thrown away, and leaves nothing of it', async ({
  device,
  released,
  problems,
}) => {
  const page = await openInstalled(device, '/loyality');
  await cutOff(released, problems);
  await addByHand(page, 'Kopitiam');
  await page.goto('/');
  await expect(page.getByText(/^Offline\. As of .* · 1 change waiting$/)).toBeVisible();
  await new HomePage(page).signOut();
  await expect(page.getByText('One change is waiting to be saved on this device.')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContainEqual(expect.stringMatching('outbox'));
  await released.resume();
});

test('a new address that waits is copied, and not said to be saved', async ({
  device,
  released,
  person,
  problems,
}) => {
  await released.superuser.collection('users').update(person.id, { aliasDomain: 'mail.example' });
  await device.grantPermissions(['clipboard-write']);
  const page = await openInstalled(device, '/alias');
  const add = page.getByRole('button', { name: 'New address' });
  await expect(add).toBeEnabled();
  await cutOff(released, problems);
  await add.click();
  await expect(
    page.getByText('Copied. Kept on this device. It will be saved when the hub can be reached.'),
  ).toBeVisible();
});

test('a card that is put away while the hub is away says that it waits', async ({
  openBrowser,
  released,
  person,
  problems,
}) => {
  const { id } = await addCard(person, { name: 'Kopitiam' });
  const page = await openPrefetched(await openBrowser(), released.url, person);
  await cutOff(released, problems);
  const card = new CardView(page);
  await card.open(id);
  await card.choose('Archive');
  await expect(
    page.getByText('Kept on this device. It will be saved when the hub can be reached.'),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText(WAITS)).toBeVisible();
});

test('what is deleted while the hub is away comes back by Undo while it waits', async ({
  openBrowser,
  released,
  person,
  problems,
}) => {
  const { id } = await addCard(person, { name: 'Kopitiam' });
  const page = await openPrefetched(await openBrowser(), released.url, person);
  await cutOff(released, problems);
  const card = new CardView(page);
  await card.open(id);
  await card.choose('Delete');
  await expect(page.getByText('It will be deleted when the hub can be reached.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Restored')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Kopitiam/ })).toBeVisible();
  await released.resume();
  await page.reload();
  await expect(page.getByRole('link', { name: /^Kopitiam/ })).toBeVisible();
  expect(await person.client.collection('loyalty').getOne(id)).toMatchObject({ rev: 1 });
});
