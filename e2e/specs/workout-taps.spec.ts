import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { addWorkout, LEGS, LEGS_WITH_TARGETS, storedExercises } from '../fixtures/workouts';
import { HomePage } from '../pages/home-page';
import { WorkoutPages } from '../pages/workout-pages';

/** The maximum taps from home to the last set of nine (specification §9.350). */
const MOST_TAPS = 12;

/** Counts the taps and key presses on the page from now on. */
async function countTouches(page: Page): Promise<() => Promise<{ taps: number; keys: number }>> {
  await page.evaluate(() => {
    const touches = { taps: 0, keys: 0 };
    Object.assign(window, { touches });
    addEventListener('pointerdown', ({ isTrusted }) => (touches.taps += Number(isTrusted)), true);
    addEventListener('keydown', () => (touches.keys += 1), true);
  });
  return () =>
    page.evaluate(() => (window as unknown as { touches: { taps: number; keys: number } }).touches);
}

const topOf = async (element: Locator) => (await element.boundingBox())?.y;

/** Taps a checkbox, and fails if it has moved away from the finger. */
async function tapInPlace(check: Locator) {
  await check.scrollIntoViewIfNeeded();
  const before = await topOf(check);
  await check.tap();
  await expect(check).toBeChecked();
  expect(await topOf(check)).toBe(before);
}

const TITLES = LEGS.map(({ title }) => title);

test('a workout of nine sets as last time takes at most 12 taps from home, and no key', async ({
  page,
  hub,
  user,
  inDays,
}) => {
  const { id } = await addWorkout(hub, user, { date: inDays(0), exercises: LEGS_WITH_TARGETS });
  const workout = new WorkoutPages(page);
  const home = new HomePage(page);
  await home.open();
  await expect(home.tile('Workout')).toContainText('Legs and back today');
  const touches = await countTouches(page);
  await home.tile('Workout').tap();
  await workout.cards.first().tap();
  for (const title of TITLES) {
    for (const set of [1, 2, 3]) await tapInPlace(workout.check(title, set));
  }
  await expect(workout.done(3, 3)).toBeVisible();
  const { taps, keys } = await touches();
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  expect(keys).toBe(0);
  await expect
    .poll(async () => (await storedExercises(user, id)).map(({ completed, results }) => [completed, results]))
    .toEqual([
      [true, '3x8 @ 62.5 kg'],
      [true, '3x12 @ 12.5 kg'],
      [true, '3x45 s'],
    ]);
});

test('without targets the sets of last time take as many', async ({ page, hub, user, inDays }) => {
  const before = LEGS.map((exercise, index) => ({
    ...exercise,
    completed: true,
    results: ['3x8 @ 60 kg', '3x12 @ 10 kg', '3x45 s'][index]!,
  }));
  await addWorkout(hub, user, { date: inDays(-7), exercises: before });
  const { id } = await addWorkout(hub, user, { date: inDays(0), exercises: LEGS });
  const workout = new WorkoutPages(page);
  const home = new HomePage(page);
  await home.open();
  const touches = await countTouches(page);
  await home.tile('Workout').tap();
  await workout.cards.first().tap();
  await page.getByRole('button', { name: 'Open Barbell Squat' }).tap();
  for (const title of TITLES) {
    for (const set of [1, 2, 3]) await tapInPlace(workout.check(title, set));
  }
  expect(await touches()).toEqual({ taps: MOST_TAPS, keys: 0 });
  await expect
    .poll(async () => (await storedExercises(user, id)).map(({ completed, results }) => [completed, results]))
    .toEqual([
      [true, '3x8 @ 60 kg'],
      [true, '3x12 @ 10 kg'],
      [true, '3x45 s'],
    ]);
});
