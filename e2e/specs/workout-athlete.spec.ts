import { addMany } from '@hub/pocketbase/testing';
import { installClock } from '../fixtures/clock';
import { dateIn, nextMidnight } from '../fixtures/dates';
import { closedGate } from '../fixtures/gate';
import { openLive } from '../fixtures/live';
import { expect, test } from '../fixtures/test';
import { addWorkout, LEGS, storedExercises, ticked, workoutsOf } from '../fixtures/workouts';
import { HomePage } from '../pages/home-page';
import { WorkoutPages } from '../pages/workout-pages';

const MINUTE_MS = 60_000;

test.describe('the list', () => {
  test('has what is to come nearest first, and what was latest first', async ({
    page,
    hub,
    user,
    inDays,
  }) => {
    for (const [days, workoutTitle] of [
      [7, 'In a week'],
      [0, 'Today'],
      [-30, 'Last month'],
      [3, 'Soon'],
      [-2, 'Lately'],
    ] as const) {
      await addWorkout(hub, user, { date: inDays(days), workoutTitle, exercises: LEGS });
    }
    const workout = new WorkoutPages(page);
    await workout.openList();
    await expect(workout.cards).toHaveText(['Today', 'Soon', 'In a week']);
    await expect(page.getByText('Not completed')).toHaveCount(3);
    await workout.tab('PAST').click();
    await expect(page).toHaveURL('/workout?tab=past');
    await expect(workout.cards).toHaveText(['Lately', 'Last month']);
    await expect(page.getByText('Failed')).toHaveCount(2);
    await page.reload();
    await expect(workout.cards).toHaveText(['Lately', 'Last month']);
  });

  test('goes on beyond its first hundred as one scrolls', async ({ page, hub, user, inDays }) => {
    const workoutAgo = (days: number) => ({
      user: user.id,
      date: inDays(-days),
      workoutTitle: `Workout ${days}`,
    });
    await addMany(
      hub,
      'workouts',
      Array.from({ length: 120 }, (_, index) => workoutAgo(index + 1)),
    );
    const workout = new WorkoutPages(page);
    await page.goto('/workout?tab=past');
    await expect(workout.cards).toHaveCount(100);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(workout.cards).toHaveCount(120);
    await expect(workout.cards.last()).toHaveText('Workout 120');
  });

  test('is one’s own, for an admin too', async ({ hub, addPerson, openAs, user, inDays }) => {
    await addWorkout(hub, user, { date: inDays(0) });
    const page = await openAs(await addPerson({ role: 'admin' }));
    await page.goto('/workout');
    await expect(page.getByText('No upcoming workouts scheduled.')).toBeVisible();
  });
});

const zone = 'Asia/Kuala_Lumpur';

test.describe('at midnight', () => {
  test.use({ timezoneId: zone });

  test('today’s workout moves to PAST', async ({ page, hub, user }) => {
    const midnight = nextMidnight(zone, new Date());
    const date = dateIn(zone, new Date(midnight.getTime() - MINUTE_MS));
    await addWorkout(hub, user, { date, exercises: LEGS });
    await installClock(page, { time: midnight.getTime() - MINUTE_MS });
    const workout = new WorkoutPages(page);
    await openLive(page, () => workout.openList());
    await expect(page.getByText(/^Today, /)).toBeVisible();
    await page.clock.fastForward(2 * MINUTE_MS);
    await expect(page.getByText('No upcoming workouts scheduled.')).toBeVisible();
    await workout.tab('PAST').click();
    await expect(page.getByText('Failed')).toBeVisible();
  });
});

test.describe('ticking', () => {
  test('shows at once, and stays', async ({ page, hub, user, inDays }) => {
    const { id } = await addWorkout(hub, user, { date: inDays(0), exercises: LEGS });
    const workout = new WorkoutPages(page);
    await workout.open(id);
    const gate = closedGate();
    await page.route(`**/workouts/${id}/exercises/*`, async (route) => {
      await gate.opened;
      await route.continue();
    });
    await workout.box('Barbell Squat').check();
    await workout.box('Plank').check();
    await expect(workout.done(2, 3)).toBeVisible();
    await workout.box('Plank').uncheck();
    await expect(workout.done(1, 3)).toBeVisible();
    gate.open();
    await expect
      .poll(async () => (await storedExercises(user, id)).map(({ completed }) => completed ?? 'untouched'))
      .toEqual([true, 'untouched', false]);
    await page.reload();
    await expect(workout.done(1, 3)).toBeVisible();
  });

  test('goes back when the server is away, says so, and can be tried again', async ({
    page,
    hub,
    user,
    inDays,
    whileAway,
  }) => {
    const { id } = await addWorkout(hub, user, { date: inDays(0), exercises: LEGS });
    const workout = new WorkoutPages(page);
    await workout.open(id);
    await expect(workout.done(0, 3)).toBeVisible();
    await whileAway(async () => {
      await workout.box('Barbell Squat').click();
      await expect(page.getByRole('alert')).toContainText('Failed to update exercise status');
      await expect(workout.box('Barbell Squat')).not.toBeChecked();
      await expect(workout.done(0, 3)).toBeVisible();
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(workout.box('Barbell Squat')).toBeChecked();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect.poll(async () => (await storedExercises(user, id))[0]).toMatchObject({ completed: true });
  });

  test('on two devices loses nothing, and shows on both', async ({
    page,
    otherDevice,
    hub,
    user,
    inDays,
  }) => {
    const { id } = await addWorkout(hub, user, { date: inDays(0), exercises: LEGS });
    const phone = new WorkoutPages(page);
    const tablet = new WorkoutPages(otherDevice);
    await openLive(phone.page, () => phone.open(id));
    await openLive(tablet.page, () => tablet.open(id));
    await phone.box('Barbell Squat').check();
    await expect(tablet.box('Barbell Squat')).toBeChecked();
    await tablet.box('Plank').check();
    await expect(phone.done(2, 3)).toBeVisible();
  });
});

test('the tile says what comes next', async ({ page, hub, user, inDays }) => {
  const tile = new HomePage(page).tile('Workout');
  await new HomePage(page).open();
  await expect(tile).toContainText('No workouts planned');
  await addWorkout(hub, user, { date: inDays(-1) });
  await addWorkout(hub, user, { date: inDays(3), workoutTitle: 'Push and pull' });
  await page.reload();
  await expect(tile).toContainText(/Next on (Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ /);
  await addWorkout(hub, user, { date: inDays(0) });
  await page.reload();
  await expect(tile).toContainText('Legs and back today');
  await addWorkout(hub, user, { date: inDays(0), workoutTitle: 'Run', exercises: LEGS });
  for (const { id, date } of await workoutsOf(hub, user)) {
    const exercises = ticked(true);
    if (date === inDays(0)) await hub.superuser.collection('workouts').update(id, { exercises });
  }
  await page.reload();
  await expect(tile).toContainText('Next on');
});

test('what is not there says so', async ({ page, hub, user, inDays, problems }) => {
  problems.expect(/answered 404: GET .*\/workouts\//);
  await page.goto('/workout/nosuchworkout00');
  await expect(page.getByText('Workout not found')).toBeVisible();
  const { id } = await addWorkout(hub, user, { date: inDays(0), exercises: LEGS });
  await page.goto(`/workout/${id}/exercise/none/result`);
  await expect(page.getByText('Exercise not found')).toBeVisible();
});
