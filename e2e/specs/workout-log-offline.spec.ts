import { expect, openInstalled, test, untilPrefetched } from '../fixtures/installed';
import { addWorkout, LEGS_WITH_TARGETS, storedExercises } from '../fixtures/workouts';
import { WorkoutPages } from '../pages/workout-pages';

const WAITS = 'Waiting to be saved';

test('sets that are logged without a network stay beside those that another device logs meanwhile', async ({
  device,
  released,
  person,
  inDays,
  problems,
}) => {
  const today = inDays(0);
  const { id } = await addWorkout(released, person, { date: today, exercises: LEGS_WITH_TARGETS });
  const page = await openInstalled(device);
  await untilPrefetched(page);
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await device.setOffline(true);
  const workout = new WorkoutPages(page);
  await workout.open(id);
  await workout.check('Barbell Squat', 1).click();
  await workout.number('Barbell Squat', 2, 'reps').fill('9');
  await workout.check('Barbell Squat', 2).click();
  await expect(page.getByText('2 of 3 sets')).toBeVisible();
  await expect(page.getByText(WAITS)).toBeVisible();
  await page.reload();
  await expect(workout.check('Barbell Squat', 2)).toBeChecked();
  await expect(workout.number('Barbell Squat', 2, 'reps')).toHaveValue('9');

  const log = (exercise: string, set: object) =>
    person.client.send(`/api/hub/workouts/${id}/exercises/${exercise}`, {
      method: 'PATCH',
      body: { sets: [set] },
    });
  await log('e1', { id: '3', reps: 6, weight: 62.5, unit: 'kg', done: true });
  await log('e2', { id: '1', reps: 12, weight: 12.5, unit: 'kg', done: true });
  await device.setOffline(false);
  await expect(page.getByText(WAITS)).toHaveCount(0);
  await expect
    .poll(async () =>
      (await storedExercises(person, id)).map(({ completed, sets = [] }) => ({
        completed: completed ?? false,
        sets: sets.map(({ id, reps, done }) => [id, reps, done]),
      })),
    )
    .toEqual([
      {
        completed: true,
        sets: [
          ['1', 8, true],
          ['2', 9, true],
          ['3', 6, true],
        ],
      },
      { completed: false, sets: [['1', 12, true]] },
      { completed: false, sets: [] },
    ]);
  await expect(workout.done(1, 3)).toBeVisible();
});
