import type { Browser } from '@playwright/test';
import type { TestServer } from '@hub/pocketbase/testing';
import { removeExercises } from '../fixtures/exercises';
import { expect, test } from '../fixtures/test';
import { workoutsOf } from '../fixtures/workouts';
import { ExercisePages, PeoplePages } from '../pages/coach-pages';
import { LoginPage } from '../pages/login-page';
import { PlanEditor, PlanList } from '../pages/plan-pages';
import { WorkoutPages } from '../pages/workout-pages';

test.use({ signedInAs: 'admin' });
test.afterEach(({ hub }) => removeExercises(hub));

const ATHLETE = { name: 'Sam Rivers', email: 'sam.rivers@hub.test', password: 'a password for Sam' };

function weekdayOf(date: string): string {
  return new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(new Date(date));
}

async function openPhone(browser: Browser, { url }: TestServer) {
  const phone = await browser.newPage({
    baseURL: url,
    storageState: { cookies: [], origins: [] },
    viewport: { width: 390, height: 844 },
  });
  await phone.goto('/workout');
  await new LoginPage(phone).signIn(ATHLETE);
  return phone;
}

test('from a new athlete to results that their coach sees as they come', async ({
  page,
  hub,
  browser,
  inDays,
}) => {
  test.slow();
  const people = new PeoplePages(page);
  await test.step('the coach makes an athlete, and takes two exercises from the library', async () => {
    await page.goto('/workout/admin/users/add');
    await people.fill(ATHLETE);
    await people.save();
    await expect(page.getByText('Sam Rivers can log in now.')).toBeVisible();
    const exercises = new ExercisePages(page);
    await exercises.open();
    await exercises.openLibrary();
    for (const title of ['Barbell Squat To A Bench', 'Plank']) {
      await exercises.dialog.getByRole('searchbox').fill(title);
      await exercises.entry(new RegExp(`^${title}\\b`)).press('Space');
    }
    await exercises.dialog.getByRole('button', { name: 'Add 2 exercises' }).click();
    for (const title of ['Barbell Squat To A Bench', 'Plank']) {
      await expect(exercises.row(title)).toBeVisible();
    }
  });
  const athlete = await hub.signIn(ATHLETE).then((client) => ({
    ...ATHLETE,
    client,
    id: client.authStore.record?.id ?? '',
  }));
  const plans = new PlanList(page, athlete.id);

  await test.step('and plans three workouts: weekly, every second week, and monthly on two days', async () => {
    await plans.open();
    await page.getByRole('link', { name: 'Add Plan' }).click();
    const editor = new PlanEditor(page);
    await editor.title.fill('Winter strength');
    await editor.addWorkout({
      title: 'Legs',
      days: [weekdayOf(inDays(0))],
      exercises: ['squat to a bench', 'plank'],
    });
    const bench = { frequency: 'Bi-weekly', days: [weekdayOf(inDays(1))], exercises: ['plank'] } as const;
    await editor.addWorkout({ title: 'Core', ...bench });
    await editor.addWorkout({
      title: 'Test',
      frequency: 'Monthly',
      days: [weekdayOf(inDays(2)), weekdayOf(inDays(3))],
      exercises: ['plank'],
    });
    await editor.save.click();
    await expect(page).toHaveURL(/\/plans$/);
  });

  // Eight weeks, four fortnights, and two months of two days.
  const ALL = 16;
  await test.step('two months are made, taken back, made again, and never twice', async () => {
    await plans.openGenerator('Winter strength', 2);
    await plans.generate.click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(plans.toast).toHaveText(`${String(ALL)} workouts removed`);
    await plans.openGenerator('Winter strength', 2);
    await plans.generate.click();
    await expect(plans.lastChange).toContainText(`${String(ALL)} workouts created`);
    await plans.openGenerator('Winter strength', 2);
    await expect(plans.count('New')).toHaveText('0');
    expect(await workoutsOf(hub, athlete)).toHaveLength(ALL);
  });

  await page.goto(`/workout/admin/users/${athlete.id}/plans?tab=calendar`);
  // On a Saturday, two workouts are left in the week, of which the page says the same.
  const day = page.getByRole('region');
  await expect(day.getByText('0 of 2 done')).toBeVisible();
  const phone = await openPhone(browser, hub);
  const workout = new WorkoutPages(phone);

  await test.step('the athlete signs in, ticks and takes it back', async () => {
    await workout.cards.first().click();
    await workout.box('Plank').check();
    await expect(day.getByText('1 of 2 done')).toBeVisible();
    await workout.box('Plank').uncheck();
    await expect(day.getByText('0 of 2 done')).toBeVisible();
  });

  await test.step('writes results through to the end', async () => {
    await workout.unfold('Barbell Squat To A Bench');
    await phone.getByRole('link', { name: 'Add results' }).click();
    await workout.results.fill('3x8 @ 60 kg');
    await workout.save.click();
    await expect(workout.heading).toHaveText('Plank');
    await workout.results.fill('3x45 s');
    await workout.save.click();
    await expect(phone).toHaveURL('/workout');
    await expect(phone.getByText('Completed').first()).toBeVisible();
  });

  await test.step('finds them in the history', async () => {
    await workout.cards.first().click();
    await workout.unfold('Barbell Squat To A Bench');
    await phone.getByRole('link', { name: 'History' }).click();
    await expect(workout.pastResults).toHaveText([/Legs3x8 @ 60 kgTurn into sets$/]);
  });

  await test.step('and the coach sees them done without a reload', async () => {
    await expect(day.getByText('2 of 2 done')).toBeVisible();
    await expect(page.getByText('Done: 3x8 @ 60 kg')).toBeVisible();
  });

  await phone.close();
  await hub.superuser.collection('users').delete(athlete.id);
});
