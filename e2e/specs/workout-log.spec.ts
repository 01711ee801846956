import { installClock } from '../fixtures/clock';
import { expect, test } from '../fixtures/test';
import { addWorkout, LEGS, LEGS_WITH_TARGETS, storedExercises, type StoredSet } from '../fixtures/workouts';
import { WorkoutPages } from '../pages/workout-pages';

const SQUAT = 'Barbell Squat';

test('a set is typed over, stepped, added and taken back', async ({ page, hub, user, inDays }) => {
  const { id } = await addWorkout(hub, user, { date: inDays(0), exercises: LEGS_WITH_TARGETS });
  const stored = async () => (await storedExercises(user, id))[0]?.sets ?? [];
  const workout = new WorkoutPages(page);
  await workout.open(id);
  const kg = workout.number(SQUAT, 1, 'kg');
  await expect(kg).toHaveValue('62.5');
  await kg.tap();
  await page.keyboard.type('65');
  await workout.check(SQUAT, 1).tap();
  await page.getByRole('button', { name: 'Set 2: one rep less' }).tap();
  await page.getByRole('button', { name: 'Set 2: 2.5 kg more' }).tap();
  await workout.check(SQUAT, 2).tap();
  await page.getByRole('button', { name: 'Add set' }).first().tap();
  await expect(workout.check(SQUAT, 4)).toBeVisible();
  await expect.poll(async () => (await stored()).length).toBe(3);
  expect(await stored()).toMatchObject([
    { id: '1', reps: 8, weight: 65, unit: 'kg', done: true },
    { id: '2', reps: 7, weight: 65, unit: 'kg', done: true },
    { done: false },
  ]);
  await workout.check(SQUAT, 2).tap();
  await expect.poll(async () => (await stored())[1]).toMatchObject({ reps: 7, done: false });
  await page.getByRole('button', { name: 'Set 4: change' }).tap();
  await page.getByRole('menuitem', { name: 'Remove set' }).tap();
  await expect(workout.check(SQUAT, 4)).toHaveCount(0);
  await expect.poll(async () => (await stored()).map((set: StoredSet) => set.id)).toEqual(['1', '2']);
});

test('a record is said at its set, and moves nothing', async ({ page, hub, user, inDays }) => {
  const before = LEGS.map((exercise) => ({ ...exercise, completed: true, results: '3x8 @ 60 kg' }));
  await addWorkout(hub, user, { date: inDays(-7), exercises: before });
  const { id } = await addWorkout(hub, user, { date: inDays(0), exercises: LEGS_WITH_TARGETS });
  const workout = new WorkoutPages(page);
  await workout.open(id);
  const second = workout.check(SQUAT, 2);
  await expect(workout.sets(SQUAT).getByText('8 × 60').first()).toBeVisible();
  const place = await second.boundingBox();
  await workout.check(SQUAT, 1).tap();
  await expect(workout.sets(SQUAT).getByText('Heaviest')).toBeVisible();
  await expect(page.getByText('Record, set 1: heaviest, 60 kg before', { exact: false })).toBeAttached();
  expect(await second.boundingBox()).toEqual(place);
});

test('a rest runs by the clock through a reload and on the next page, and says its end', async ({
  page,
  hub,
  user,
  inDays,
}) => {
  const { id } = await addWorkout(hub, user, { date: inDays(0), exercises: LEGS_WITH_TARGETS });
  const workout = new WorkoutPages(page);
  await installClock(page);
  await workout.open(id);
  const bar = page.getByRole('region', { name: 'Rest' });
  await expect(bar.getByText('Rest 2:00')).toBeVisible();
  await workout.check(SQUAT, 1).tap();
  await expect(bar.getByText('Rest, of 2:00')).toBeVisible();
  await page.clock.fastForward(30_000);
  await page.reload();
  await expect(bar.getByRole('timer')).toHaveText(/^1:(30|29|28)$/);
  await page.getByRole('button', { name: '+15 s of rest' }).tap();
  await expect(bar.getByText('Rest, of 2:15')).toBeVisible();
  await page.goto('/workout');
  await expect(bar.getByRole('timer')).toHaveText(/^1:4\d$/);
  await page.clock.fastForward(110_000);
  await expect(bar.getByRole('timer')).toHaveText('0:00');
  await expect(bar.getByRole('status')).toHaveText('Rest is over');
  await workout.open(id);
  await workout.check(SQUAT, 2).tap();
  await page.getByRole('button', { name: 'Skip the rest' }).tap();
  await expect(bar.getByText('Rest 2:00')).toBeVisible();
});
