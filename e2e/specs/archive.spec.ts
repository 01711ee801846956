import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { TestUser } from '@hub/pocketbase/testing';
import { withoutDialog } from '../fixtures/obscura';
import { cameraPhoto, storedPhotos } from '../fixtures/photos';
import { countTaps } from '../fixtures/taps';
import { expect, test } from '../fixtures/test';
import { AddPhotosForm } from '../pages/progress-pages';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);
/** The number of records that `fill` creates. */
const ALL = 4;

/** Creates an alias, an item with a document, a workout and settings for a person. */
async function fill({ client, id: user }: TestUser): Promise<void> {
  await client.collection('aliases').create({ email: `mine-${user}@hub.test`, description: '=1+1' });
  const document = new File([PNG], 'passport.png', { type: 'image/png' });
  await client.collection('expiry').create({ name: 'Passport', expiryDate: '2027-01-01', document });
  const workout = { user, date: '2026-11-20', workoutTitle: 'Legs', exercises: [] };
  await client.collection('workouts').create(workout);
  await client.collection('training_settings').create({ unit: 'lb' });
}

/** Deletes everything of a person in these collections. */
async function empty({ client, id: user }: TestUser): Promise<void> {
  for (const name of ['aliases', 'expiry', 'workouts', 'training_settings']) {
    const owner = name === 'workouts' ? 'user' : 'owner';
    const all = await client.collection(name).getFullList({ filter: `${owner} = "${user}"` });
    for (const { id } of all) await client.collection(name).delete(id);
  }
}

/** The numbers in the preview of a file: New, Changed, Already here, Refused. */
const counts = (page: Page) => page.getByRole('main').locator('dl dd');

async function download(page: Page): Promise<string> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download, about/ }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^hub-export-\d{4}-\d\d-\d\d\.zip$/);
  return file.path();
}

async function choose(page: Page, path: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  const buffer = await readFile(path);
  await (await chooser).setFiles({ name: 'hub-export-2026-11-25.zip', mimeType: 'application/zip', buffer });
}

test('all of an account is one file by two taps, and comes back by two more', async ({ page, user }) => {
  await fill(user);
  const before = await user.client.collection('expiry').getFullList({ filter: `owner = "${user.id}"` });
  await withoutDialog(page);
  await page.goto('/account');
  const taps = await countTaps(page);
  await page.getByRole('link', { name: 'Your data' }).click();
  await expect(page.getByText('1 item, 1 document')).toBeVisible();
  const path = await download(page);
  await expect(page.getByText(/^Last made on .* None of it stays on the server\.$/)).toBeVisible();
  expect(taps).toEqual({ clicks: 2, keys: 0, characters: 0 });

  await empty(user);
  await choose(page, path);
  await expect(counts(page)).toHaveText([String(ALL), '0', '0', '0']);
  await page.getByRole('button', { name: `Restore ${ALL}` }).click();
  await expect(page.getByText(`${ALL} new, 0 changed.`)).toBeVisible();
  expect(taps).toEqual({ clicks: 4, keys: 0, characters: 0 });
  const after = await user.client.collection('expiry').getFullList({ filter: `owner = "${user.id}"` });
  expect(after).toEqual(before);

  await page.goto('/account/data');
  await choose(page, path);
  await expect(counts(page)).toHaveText(['0', '0', String(ALL), '0']);
  await expect(page.getByRole('button', { name: 'Restore 0' })).toBeDisabled();

  await page.goto('/account/data');
  const past = page.getByRole('list', { name: 'Imported in the last 7 days' });
  await expect(past).toContainText(`Everything as one file, ${ALL} records`);
  await past.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`Undone: ${ALL} records.`)).toBeVisible();
  expect(await user.client.collection('expiry').getFullList({ filter: `owner = "${user.id}"` })).toEqual([]);
});

test('what was changed here later is not ticked, and a lost network is made up for by the same button', async ({
  page,
  context,
  problems,
  user,
}) => {
  await fill(user);
  await withoutDialog(page);
  await page.goto('/account/data');
  const path = await download(page);
  const aliases = user.client.collection('aliases');
  const [alias] = await aliases.getFullList({ filter: `owner = "${user.id}"` });
  await aliases.update(alias?.id ?? '', { description: 'Newer' });
  const items = user.client.collection('expiry');
  const [item] = await items.getFullList({ filter: `owner = "${user.id}"` });
  await items.delete(item?.id ?? '');

  await choose(page, path);
  await expect(counts(page)).toHaveText(['1', '1', '2', '0']);
  const changed = page.getByRole('list', { name: 'Changed' });
  await expect(changed.getByRole('checkbox')).not.toBeChecked();
  await expect(changed).toContainText('Description; changed later here');
  problems.allow(/^failed: POST .*\/expiry\//);
  await context.route('**/api/hub/archive/*/expiry/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Restore 1' }).click();
  await expect(page.getByRole('alert')).toContainText('The hub could not be reached.');
  await context.unroute('**/api/hub/archive/*/expiry/**');
  await page.getByRole('button', { name: 'Restore 1' }).click();
  await expect(page.getByText('0 new, 1 changed.')).toBeVisible();
  expect(await items.getFullList({ filter: `owner = "${user.id}"` })).toEqual([item]);
  expect(await aliases.getOne(alias?.id ?? '')).toMatchObject({ description: 'Newer' });
});

test('without documents it is smaller, and a file that is not whole is a sentence', async ({
  page,
  user,
}) => {
  await fill(user);
  await withoutDialog(page);
  await page.goto('/account/data');
  await page.getByRole('checkbox', { name: /^With documents and pictures/ }).uncheck();
  const path = await download(page);
  const whole = await readFile(path);
  // The archive stores its parts without compression, so that their texts can be found.
  for (const text of [
    'data/expiry.json',
    'csv/aliases.csv',
    `hub.test,'=1+1`,
    'calendar.ics',
    'SUMMARY:Passport',
  ])
    expect(whole.includes(text), text).toBe(true);
  for (const text of ['files/expiry', user.client.authStore.token, 'tokenKey'])
    expect(whole.includes(text), text).toBe(false);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  const half = whole.subarray(0, whole.length / 2);
  await (await chooser).setFiles({ name: 'half.zip', mimeType: 'application/zip', buffer: half });
  await expect(page.getByRole('alert')).toContainText('The file is not whole. Download it again');
});

test('photos that only the browser keeps are in it, and come back into the browser', async ({
  page,
  inDays,
}) => {
  await withoutDialog(page);
  const form = new AddPhotosForm(page);
  await page.goto('/progress/add');
  await expect(form.save).toBeVisible();
  await form.fill(inDays(0), { Front: await cameraPhoto(page, 'IMG_0001.JPG', 'rgb(200 0 0)') });
  await form.save.click();
  await expect(page).toHaveURL(/\/progress\/photos$/);
  await page.goto('/account/data');
  await expect(page.getByText('0 workouts, 1 photo')).toBeVisible();
  const path = await download(page);
  await page.evaluate(async () => {
    const request = indexedDB.deleteDatabase('hub-progress-photos');
    await new Promise((resolve) => (request.onsuccess = resolve));
  });
  await choose(page, path);
  await page.getByRole('button', { name: 'Restore 0' }).click();
  await expect(page.getByText('1 set of photos is in this browser.')).toBeVisible();
  expect(await storedPhotos(page)).toHaveLength(1);
});
