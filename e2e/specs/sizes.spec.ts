import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { addWorkout, LEGS } from '../fixtures/workouts';
import { WorkoutPages } from '../pages/workout-pages';

/** The column that a screen is: from where to where. */
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
    // A line at each side belongs to the column where there is room beside it.
    const line = screen > width ? 1 : 0;
    await expect(page.getByText('No upcoming expiries')).toBeVisible();
    expect(await column(page)).toEqual({ left: (screen - width) / 2 + line, width: width - 2 * line });
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

test('what is touched while training is large', async ({ page, hub, user, inDays }) => {
  const { id } = await addWorkout(hub, user, { date: inDays(0), exercises: LEGS });
  const workout = new WorkoutPages(page);
  const heightOf = async (locator = workout.save) => (await locator.boundingBox())?.height;
  await workout.open(id);
  const row = page.getByRole('listitem').filter({ has: workout.box('Plank') });
  expect(await heightOf(row)).toBeGreaterThanOrEqual(72);
  expect(await heightOf(page.getByRole('button', { name: 'Open Plank' }))).toBeGreaterThanOrEqual(56);
  await page.goto(`/workout/${id}/exercise/e3/result`);
  expect(await heightOf()).toBeGreaterThanOrEqual(56);
});
