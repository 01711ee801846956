import { withoutLiveUpdates } from '../fixtures/live';
import { expect, test } from '../fixtures/test';
import { addWorkout, LEGS, storedExercises } from '../fixtures/workouts';
import { HomePage } from '../pages/home-page';
import { WorkoutPages } from '../pages/workout-pages';

test('an exercise opens in place, with what was done last time', async ({ page, hub, user, inDays }) => {
  const before = LEGS.map((exercise) => ({ ...exercise, completed: true, results: '2x12 @ 10 kg' }));
  await addWorkout(hub, user, { date: inDays(-7), exercises: before });
  const { id } = await addWorkout(hub, user, { date: inDays(0), exercises: LEGS });
  const workout = new WorkoutPages(page);
  await workout.open(id);
  await workout.unfold('Dumbbell Lunges');
  for (const text of [
    'Left knee: stop when it pinches.',
    'Barbell Walking Lunge',
    'Split squat at the rack',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByText('2x12 @ 10 kg')).toBeVisible();
  const video = page.getByRole('link', { name: /^Video/ });
  await expect(video).toHaveAttribute('href', 'https://example.com/lunges');
  await expect(video).toHaveAttribute('target', '_blank');
  await expect(video).toHaveAttribute('rel', /noopener/);
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveURL('/exercises/lunges/history');
  await expect(workout.heading).toHaveText('Dumbbell Lunges');
});

test.describe('results', () => {
  test('through to the end, and then in the history', async ({ page, hub, user, inDays }) => {
    const before = LEGS.map((exercise) => ({ ...exercise, completed: 'true', results: '3x8 @ 57,5 kg' }));
    await addWorkout(hub, user, { date: inDays(-7), workoutTitle: 'Last week', exercises: before });
    const { id } = await addWorkout(hub, user, { date: inDays(0), exercises: LEGS });
    const workout = new WorkoutPages(page);
    await workout.open(id);
    await workout.unfold('Barbell Squat');
    await page.getByRole('link', { name: 'Add results' }).click();
    await expect(page.getByRole('switch', { name: 'Completed' })).toBeChecked();
    await workout.results.fill('3x8 @ 60 kg');
    await workout.save.click();

    await expect(workout.heading).toHaveText('Dumbbell Lunges');
    await page.getByRole('button', { name: 'Use again' }).click();
    await expect(workout.results).toHaveValue('3x8 @ 57,5 kg');
    await workout.save.click();

    await expect(workout.heading).toHaveText('Plank');
    await workout.results.fill('knee sore');
    await workout.save.click();
    await expect(page).toHaveURL('/workout');
    await expect(page.getByText('Completed')).toBeVisible();
    expect((await storedExercises(user, id)).map(({ results }) => results)).toEqual([
      '3x8 @ 60 kg',
      '3x8 @ 57,5 kg',
      'knee sore',
    ]);

    await page.goto('/exercises/squat/history');
    await expect(workout.pastResults).toHaveText([
      /Legs and back3x8 @ 60 kgTurn into sets$/,
      /Last week3x8 @ 57,5 kgTurn into sets$/,
    ]);
    await expect(
      page.getByRole('img', { name: /^Heaviest set: from 57.5 kg on .* to 60 kg on/ }),
    ).toBeVisible();
    await page.goto('/exercises/row/history');
    await expect(page.getByText('No history yet for this exercise.')).toBeVisible();
  });

  test('lead back to a workout that is not all done', async ({ page, hub, user, inDays }) => {
    const { id } = await addWorkout(hub, user, { date: inDays(0), exercises: LEGS });
    const workout = new WorkoutPages(page);
    await page.goto(`/workout/${id}/exercise/e3/result`);
    await page.getByRole('switch', { name: 'Completed' }).uncheck();
    await workout.results.fill('30 s');
    await workout.save.click();
    await expect(page).toHaveURL(`/workout/${id}`);
    expect((await storedExercises(user, id))[2]).toMatchObject({ completed: false, results: '30 s' });
  });

  test('are kept while they are typed: through a reload and a dead network, not through a log-out', async ({
    page,
    hub,
    user,
    inDays,
    whileAway,
  }) => {
    const { id } = await addWorkout(hub, user, { date: inDays(0), exercises: LEGS });
    const workout = new WorkoutPages(page);
    const path = `/workout/${id}/exercise/e1/result`;
    await page.goto(path);
    await workout.results.fill('3x8 @ 60 kg');
    await expect(page.getByText('Draft kept on this device')).toBeVisible();
    await page.reload();
    await expect(workout.results).toHaveValue('3x8 @ 60 kg');
    await whileAway(async () => {
      await workout.save.click();
      await expect(page.getByRole('alert')).toContainText('The hub could not be reached');
    });
    await page.reload();
    await expect(workout.results).toHaveValue('3x8 @ 60 kg');
    await new HomePage(page).logOut.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/login');
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('kept'))),
    ).toEqual([]);
  });

  test('are not written over what another device wrote meanwhile', async ({
    page,
    hub,
    user,
    inDays,
    problems,
  }) => {
    problems.expect(/answered 409: PATCH .*\/workouts\//);
    await withoutLiveUpdates(page);
    const { id } = await addWorkout(hub, user, { date: inDays(0), exercises: LEGS });
    const workout = new WorkoutPages(page);
    await page.goto(`/workout/${id}/exercise/e1/result`);
    await workout.results.fill('3x8 @ 60 kg');
    const [squat, ...others] = LEGS;
    await user.client
      .collection('workouts')
      .update(id, { exercises: [{ ...squat, results: '3x6 @ 65 kg' }, ...others] });
    await workout.save.click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('3x6 @ 65 kg');
    await question.getByRole('button', { name: 'Keep mine' }).click();
    await expect(workout.heading).toHaveText('Dumbbell Lunges');
    expect((await storedExercises(user, id))[0]).toMatchObject({ results: '3x8 @ 60 kg', completed: true });
  });
});
