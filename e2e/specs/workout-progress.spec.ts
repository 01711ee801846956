import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { written } from '../fixtures/dates';
import { CAMERA, cameraPhoto, storedPhotos } from '../fixtures/photos';
import { expect, test } from '../fixtures/test';
import { addWorkout, ticked } from '../fixtures/workouts';
import { HomePage } from '../pages/home-page';
import { LoginPage } from '../pages/login-page';
import { AddPhotosForm, PhotosScreen } from '../pages/progress-pages';

/** In bytes; the page's other request bodies are smaller. */
const SMALLEST_PHOTO = 1000;

async function addSet(page: Page, date: string, color: string): Promise<void> {
  const form = new AddPhotosForm(page);
  await page.goto('/progress/add');
  await expect(form.save).toBeVisible();
  await form.fill(date, { Front: await cameraPhoto(page, 'IMG_0001.JPG', color) });
  await form.save.click();
  await expect(page).toHaveURL(/\/progress\/photos$/);
  await expect(page.getByRole('list', { name: 'All photos' })).toContainText(written(date));
}

test.describe('photos', () => {
  test('are kept upright, small and without what the camera noted, and never sent', async ({
    page,
    user,
    inDays,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if ((request.postDataBuffer()?.length ?? 0) > SMALLEST_PHOTO) sent.push(request.url());
    });
    const photos = new PhotosScreen(page);
    await photos.open();
    await expect(page.getByText(/Sample, /).first()).toBeVisible();
    await expect(page.getByText('Photos stay in this browser, on this device.')).toBeVisible();
    await page.getByRole('link', { name: 'Add photos' }).click();

    const form = new AddPhotosForm(page);
    const photo = await cameraPhoto(page, 'IMG_0001.JPG', 'rgb(200 0 0)');
    expect(photo.buffer.includes(CAMERA)).toBe(true);
    await form.fill(inDays(-90), { Front: photo, Back: photo });
    await form.save.click();
    await expect(photos.sets).toHaveCount(1);
    await expect(photos.sets).toContainText('front and back');

    const kept = await storedPhotos(page);
    expect(kept.map(({ person, type }) => [person, type])).toEqual([
      [user.id, 'front'],
      [user.id, 'back'],
    ]);
    for (const { bytes, width, height, top } of kept) {
      expect([width, height]).toEqual([1200, 1600]);
      expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
      expect(bytes.includes('Exif')).toBe(false);
      expect(bytes.includes(CAMERA)).toBe(false);
      expect(top[0]).toBeGreaterThan(150);
      expect(top[1]).toBeLessThan(50);
    }
    for (const { bytes } of kept) expect(bytes.length).toBeGreaterThan(SMALLEST_PHOTO);
    expect(sent).toEqual([]);
  });

  test('of two days are compared by the keyboard', async ({ page, inDays }) => {
    await addSet(page, inDays(-90), 'rgb(200 0 0)');
    await addSet(page, inDays(0), 'rgb(0 0 200)');
    const { slider, before, after } = new PhotosScreen(page);
    await expect(slider).toHaveAccessibleName(`Compare ${written(inDays(-90))} with ${written(inDays(0))}`);
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveValue('48');
    await page.keyboard.press('End');
    await expect(slider).toHaveAttribute('aria-valuetext', /up to 100%/);
    await before.selectOption(written(inDays(0)));
    await after.selectOption(written(inDays(-90)));
    await expect(slider).toHaveAccessibleName(`Compare ${written(inDays(0))} with ${written(inDays(-90))}`);
  });

  test('come back from an exported file, once each', async ({ page, inDays }) => {
    const photos = new PhotosScreen(page);
    await addSet(page, inDays(-30), 'rgb(200 0 0)');
    await addSet(page, inDays(0), 'rgb(0 0 200)');
    const before = await storedPhotos(page);

    const download = page.waitForEvent('download');
    await photos.exportAll.click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^progress-photos-\d{4}-\d{2}-\d{2}\.zip$/);
    const zip = {
      name: 'photos.zip',
      mimeType: 'application/zip',
      buffer: await readFile(await file.path()),
    };

    await photos.delete(inDays(-30));
    await expect(photos.sets).toHaveCount(1);
    await photos.import(zip);
    await expect(page.getByText('1 set imported, 1 was here already')).toBeVisible();
    await expect(photos.sets).toHaveCount(2);
    expect(await storedPhotos(page)).toEqual(before);
    await photos.import(zip);
    await expect(page.getByText('Nothing imported: all 2 sets were here already')).toBeVisible();
    await expect(photos.sets).toHaveCount(2);

    await photos.import({ ...zip, buffer: Buffer.from('PK\u0003\u0004 no zip') });
    await expect(page.getByRole('alert')).toContainText('This file holds no exported photos.');
    await expect(photos.sets).toHaveCount(2);
  });

  test('that find no room are said, and what was chosen stays', async ({ page, inDays }) => {
    await page.goto('/progress/add');
    const form = new AddPhotosForm(page);
    await form.fill(inDays(0), { Front: await cameraPhoto(page, 'IMG_0001.JPG', 'rgb(200 0 0)') });
    const browser = await page.context().newCDPSession(page);
    const { origin } = new URL(page.url());
    await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await form.save.click();
    await expect(page.getByRole('alert')).toContainText('There is no space left for photos on this device');
    await expect(page.getByText('IMG_0001.JPG')).toBeVisible();
    await browser.send('Storage.overrideQuotaForOrigin', { origin });
    await form.save.click();
    await expect(new PhotosScreen(page).sets).toHaveCount(1);
  });

  test('are seen by their own person alone, also on one device', async ({
    page,
    user,
    addPerson,
    inDays,
  }) => {
    const other = await addPerson();
    const photos = new PhotosScreen(page);
    await addSet(page, inDays(0), 'rgb(200 0 0)');

    for (const [person, count] of [
      [other, 0],
      [user, 1],
    ] as const) {
      await page.goto('/progress/photos');
      await new HomePage(page).signOut();
      await new LoginPage(page).signIn(person);
      await expect(page).toHaveURL(/\/$/);
      await photos.open();
      await expect(page.getByRole('heading', { name: 'All photos' })).toBeVisible();
      await expect(photos.sets).toHaveCount(count);
    }
    expect(await storedPhotos(page)).toHaveLength(1);
  });

  test('that are no pictures are refused beside their field', async ({ page, inDays }) => {
    await page.goto('/progress/add');
    const form = new AddPhotosForm(page);
    await form.save.click();
    await expect(page.getByText('Choose at least one photo')).toBeVisible();
    const text = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
    await form.fill(inDays(0), { Side: text });
    await form.save.click();
    await expect(page.getByLabel('Side', { exact: true })).toHaveAccessibleDescription(/can’t be read here/);
  });
});

test('private mode says why there are no photos', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('A mutation operation was attempted.', 'InvalidStateError');
    };
  });
  await page.goto('/progress/photos');
  await expect(page.getByRole('alert')).toContainText('This browser can’t keep photos');
});

test('the overview counts the workouts of a person, live', async ({ page, hub, user, inDays }) => {
  await addWorkout(hub, user, { date: inDays(-3), exercises: ticked(true, true) });
  await addWorkout(hub, user, { date: inDays(-5), exercises: ticked(true) });
  await addWorkout(hub, user, { date: inDays(-20), exercises: ticked(true, false) });
  const { id } = await addWorkout(hub, user, { date: inDays(0), exercises: ticked(false) });

  await page.goto('/progress');
  await expect(page).toHaveURL(/\/progress\/overview$/);
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  const shares = page.getByRole('region', { name: 'Share done' });
  await expect(shares).toContainText(/7 days\s*100%\s*2 of 2 done/);
  await expect(shares).toContainText(/30 days\s*67%\s*2 of 3 done/);
  await expect(page.getByRole('heading', { name: '2 workouts in a row' })).toBeVisible();

  await expect(page.getByRole('img', { name: 'Workouts in each of the last 12 weeks' })).toBeVisible();
  await expect(page.locator('figure svg path').first()).toBeAttached();
  const rows = page.locator('figure tr');
  await expect(rows).toHaveCount(13);
  await expect(rows.last()).toContainText('This week');

  await hub.superuser
    .collection('workouts')
    .update(id, { exercises: [{ id: '1', title: 'Squat', completed: true }] });
  await expect(page.getByRole('heading', { name: '3 workouts in a row' })).toBeVisible();
});

test('tabs change by the keyboard and keep the focus, each with its address', async ({ page }) => {
  await page.goto('/progress/overview');
  await expect(page.getByText('No workouts in the last 90 days')).toBeVisible();
  await page.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/progress\/photos$/);
  await expect(page.getByRole('tab', { name: 'Photos' })).toBeFocused();
});

test('a tap on a bar says its numbers; a switch of the theme shows in the chart', async ({
  page,
  hub,
  user,
  inDays,
}) => {
  await addWorkout(hub, user, { date: inDays(-1), exercises: ticked(true) });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/progress/overview');
  const chart = page.getByRole('img', { name: /^Workouts in each/ });
  const bar = chart.locator('path[fill^="var(--tool"]').first();
  await expect(bar).toBeVisible();
  const box = (await bar.boundingBox())!;
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.getByText('Done: 1')).toBeVisible();

  const light = await bar.evaluate((path) => getComputedStyle(path).fill);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => bar.evaluate((path) => getComputedStyle(path).fill)).not.toBe(light);
});
