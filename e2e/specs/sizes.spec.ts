import type { Page } from '@playwright/test';
import { removeExercises } from '../fixtures/exercises';
import { addCard } from '../fixtures/loyalty';
import { expect, test } from '../fixtures/test';
import { addWorkout, LEGS } from '../fixtures/workouts';
import { TILES } from '../pages/home-page';
import { WorkoutPages } from '../pages/workout-pages';

/** The left edge and the width of the screen's column. */
async function column(page: Page) {
  const { x = 0, width = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
  return { left: Math.round(x), width: Math.round(width) };
}

for (const { screen, width } of [
  { screen: 390, width: 390 },
  { screen: 1000, width: 480 },
  { screen: 1440, width: 576 },
  { screen: 1920, width: 768 },
]) {
  test(`on a screen of ${screen} px the column is ${width} px wide, in the middle`, async ({ page }) => {
    await page.setViewportSize({ width: screen, height: 844 });
    await page.goto('/expiry');
    // If there is space beside the column, it has a border on each side.
    const line = screen > width ? 1 : 0;
    await expect(page.getByText('No upcoming expiries')).toBeVisible();
    expect(await column(page)).toEqual({ left: (screen - width) / 2 + line, width: width - 2 * line });
  });
}

/** The position of a navigation. */
async function placeOf(page: Page, name: 'Apps' | 'Sections') {
  const navigation = page.getByRole('navigation', { name });
  const { x = NaN, y = NaN, width = NaN, height = NaN } = (await navigation.boundingBox()) ?? {};
  return { left: x, top: y, right: x + width, bottom: y + height };
}

for (const { screen, height } of [
  { screen: 928, height: 576 },
  { screen: 1440, height: 900 },
  { screen: 1920, height: 1080 },
]) {
  test(`on a screen of ${screen} by ${height} px the tools and their places stand beside the column`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: screen, height });
    await page.goto('/expiry/settings');
    await expect(page.getByRole('navigation', { name: 'Apps' }).getByRole('link')).toHaveText(
      TILES.map(({ name }) => name),
    );
    await expect(page.getByRole('link', { name: 'Upcoming' })).toHaveCount(1);
    const apps = await placeOf(page, 'Apps');
    const places = await placeOf(page, 'Sections');
    const { left } = await column(page);
    expect(apps.left).toBeGreaterThanOrEqual(0);
    expect(apps.right).toBeLessThan(left);
    expect(places).toMatchObject({ left: apps.left, right: apps.right });
    expect(places.top).toBeGreaterThanOrEqual(apps.bottom);
    expect(places.bottom).toBeLessThanOrEqual(height);
    const starts = await page
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
    expect(new Set(starts).size, 'all begin below one another').toBe(1);
  });
}

/** Sets the default text size of the browser; 16 is the usual one. */
async function chooseTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

for (const { name, screen, height, textSize } of [
  { name: 'too narrow', screen: 927, height: 900, textSize: 16 },
  { name: 'too low', screen: 1440, height: 575, textSize: 16 },
  { name: 'too small for text of 200 %', screen: 1440, height: 900, textSize: 32 },
]) {
  test(`on a screen that is ${name} the places stand at the bottom, and no tools beside the column`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: screen, height });
    await chooseTextSize(page, textSize);
    await page.goto('/expiry/settings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Apps' })).toHaveCount(0);
    const places = await placeOf(page, 'Sections');
    const { left } = await column(page);
    expect(places.bottom).toBe(height);
    expect(Math.round(places.left)).toBe(left);
  });
}

test('header and bottom bar stay in sight while a long screen is scrolled', async ({
  page,
  hub,
  user,
  inDays,
}) => {
  for (let day = 0; day < 12; day += 1) await addWorkout(hub, user, { date: inDays(day), exercises: LEGS });
  await page.goto('/workout');
  await expect(new WorkoutPages(page).cards).toHaveCount(12);
  await page.mouse.wheel(0, 1_500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeInViewport({ ratio: 1 });
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('what filters a list stays under a header of two lines, beside what has the focus', async ({
    page,
    user,
  }) => {
    for (let count = 1; count <= 25; count += 1) await addCard(user, { name: `Shop ${String(count)}` });
    const filter = page.getByRole('searchbox', { name: 'Filter' });
    const card = (number: number) =>
      page.getByRole('link', { name: new RegExp(`Shop ${String(number)}\\b`) });
    const topOf = async (locator = filter) => (await locator.boundingBox())?.y ?? NaN;
    await page.goto('/loyality');
    await card(25).focus();
    await expect(filter).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height).toBeGreaterThan(90);
    expect(await topOf()).toBe((header?.height ?? NaN) + 8);
    // Each card has a star as well, so that it has two stops.
    for (let stop = 2 * 25; stop > 2 * 5; stop -= 1) await page.keyboard.press('Shift+Tab');
    await expect(card(5)).toBeFocused();
    expect(await topOf(card(5))).toBeGreaterThan((await topOf()) + 44);
  });

  test.describe('a coach’s', () => {
    test.use({ signedInAs: 'admin' });

    test('five places stand in one row, each word whole', async ({ page }) => {
      await page.goto('/workout/admin');
      const places = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
      await expect(places).toHaveCount(5);
      const boxes = await places.evaluateAll((links) =>
        links.map((link) => ({
          top: link.getBoundingClientRect().top,
          isWhole: link.scrollWidth <= link.clientWidth,
        })),
      );
      expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
      expect(boxes.every(({ isWhole }) => isWhole)).toBe(true);
    });

    test.afterEach(({ hub }) => removeExercises(hub));

    test('messages stand above a bar of two rows', async ({ page }) => {
      await page.goto('/workout/admin/exercises/add');
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '125%';
      });
      await page.getByLabel('Title').fill('Squat');
      await page.getByLabel('Instructions').fill('Down and up.');
      await page.getByRole('button', { name: 'Save' }).click();
      const toast = page.getByText('Saved', { exact: true }).locator('..');
      const bar = page.getByRole('navigation', { name: 'Sections' });
      // The toast moves into its place, above the next page.
      await expect
        .poll(async () => {
          const [message, below] = await Promise.all([toast.boundingBox(), bar.boundingBox()]);
          if (!message || !below) return null;
          return { isTall: below.height > 100, isClear: message.y + message.height < below.y };
        })
        .toEqual({ isTall: true, isClear: true });
    });
  });
});

test('what is touched while training is large', async ({ page, hub, user, inDays }) => {
  const { id } = await addWorkout(hub, user, { date: inDays(0), exercises: LEGS });
  const workout = new WorkoutPages(page);
  const heightOf = async (locator = workout.save) => (await locator.boundingBox())?.height;
  await workout.open(id);
  const row = page.getByRole('listitem').filter({ has: workout.box('Plank') });
  expect(await heightOf(row)).toBeGreaterThanOrEqual(72);
  expect(await heightOf(page.getByRole('button', { name: 'Open Plank' }))).toBeGreaterThanOrEqual(56);
  await page.setViewportSize({ width: 390, height: 480 });
  await page.goto(`/workout/${id}/exercise/e3/result`);
  expect(await heightOf()).toBeGreaterThanOrEqual(56);
  const bar = await page.getByRole('navigation', { name: 'Sections' }).boundingBox();
  const save = await workout.save.boundingBox();
  expect((save?.y ?? NaN) + (save?.height ?? NaN), 'Save stands above the bar').toBeLessThanOrEqual(
    bar?.y ?? NaN,
  );
});
