import { addDays } from '@hub/calendar';
import type { Locator, Page } from '@playwright/test';
import { nextFrames } from '../fixtures/layout';
import { expect, test } from '../fixtures/test';
import { addWorkout, ticked, workoutsOf } from '../fixtures/workouts';

test.use({ signedInAs: 'admin' });

const dayOf = (page: Page, date: string) => page.locator(`[data-day="${date}"]`);
const handle = (page: Page) => page.getByRole('button', { name: 'Drag Legs to another day' });

async function centreOf(of: Locator) {
  const box = await of.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
}

test('a workout is dragged to another day by pointer and by keys, and taken back', async ({
  page,
  hub,
  addPerson,
}) => {
  const athlete = await addPerson();
  // The days before and after the 15th are in the same month.
  const date = '2026-11-15';
  await addWorkout(hub, athlete, { date, workoutTitle: 'Legs', exercises: ticked(false) });
  const dates = async () => (await workoutsOf(hub, athlete)).map((workout) => workout.date);
  await page.goto(`/workout/admin/users/${athlete.id}/plans?tab=calendar&day=${date}`);

  await test.step('by a pointer', async () => {
    await handle(page).scrollIntoViewIfNeeded();
    await page.mouse.move(...(await centreOf(handle(page))));
    await page.mouse.down();
    await page.mouse.move(...(await centreOf(dayOf(page, addDays(date, 3)))), { steps: 8 });
    await expect(page.getByText('Legs, Wednesday 18 November 2026.')).toBeAttached();
    await page.mouse.up();
    await expect(page.getByText('Moved to Wed 18 Nov')).toBeVisible();
    await expect(page).toHaveURL(/day=2026-11-18/);
    expect(await dates()).toEqual(['2026-11-18']);
  });

  await test.step('back again', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Back on Sun 15 Nov')).toBeVisible();
    expect(await dates()).toEqual([date]);
  });

  await test.step('a day that is chosen leaves the page where it is', async () => {
    await page.evaluate(() => scrollTo(0, 80));
    await dayOf(page, addDays(date, 1)).click();
    await expect(page).toHaveURL(/day=2026-11-16/);
    await nextFrames(page);
    expect(await page.evaluate(() => scrollY)).toBe(80);
  });

  await test.step('by keys, and put back by Escape', async () => {
    await dayOf(page, date).click();
    await handle(page).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Legs is picked up.')).toBeAttached();
    await nextFrames(page);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Legs, Sunday 22 November 2026.')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Legs is put back.')).toBeAttached();
    expect(await dates()).toEqual([date]);

    await page.keyboard.press('Space');
    await expect(page.getByText('Legs is picked up.')).toBeAttached();
    await nextFrames(page);
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Legs, Sunday 8 November 2026.')).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Legs, Monday 9 November 2026.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(page.getByText('Moved to Mon 9 Nov')).toBeVisible();
    await expect(dayOf(page, '2026-11-09')).toBeFocused();
    expect(await dates()).toEqual(['2026-11-09']);
  });
});

test('a planned workout dropped where it stands already stays, and the reason is said', async ({
  page,
  hub,
  addPerson,
  problems,
}) => {
  problems.expect(/answered 400: PATCH/);
  const athlete = await addPerson();
  const planned = {
    workoutTitle: 'Legs',
    plan: 'a'.repeat(15),
    planWorkout: 'legs',
    exercises: ticked(false),
  };
  for (const date of ['2026-11-15', '2026-11-17']) await addWorkout(hub, athlete, { date, ...planned });
  await page.goto(`/workout/admin/users/${athlete.id}/plans?tab=calendar&day=2026-11-15`);
  await handle(page).scrollIntoViewIfNeeded();
  await page.mouse.move(...(await centreOf(handle(page))));
  await page.mouse.down();
  await page.mouse.move(...(await centreOf(dayOf(page, '2026-11-17'))), { steps: 8 });
  await expect(page.getByText('Legs, Tuesday 17 November 2026.')).toBeAttached();
  await page.mouse.up();
  await expect(
    page.getByText(/^Failed to move\. This workout from the plan is already on that day\./),
  ).toBeVisible();
  expect((await workoutsOf(hub, athlete)).map(({ date }) => date)).toEqual(['2026-11-15', '2026-11-17']);
});
