import type { Page } from '@playwright/test';
import { dateIn, nextMidnight } from '../fixtures/dates';
import { closedGate } from '../fixtures/gate';
import { openLive } from '../fixtures/live';
import { expect, test } from '../fixtures/test';
import { addWorkout, LEGS, storedExercises } from '../fixtures/workouts';
import { HomePage } from '../pages/home-page';
import { WorkoutPages } from '../pages/workout-pages';

const CUT_OFF = /failed: .* net::ERR_(CONNECTION|INCOMPLETE|EMPTY|SOCKET|NETWORK)/;
const MINUTE_MS = 60_000;

/** As on a poor connection: the page hears of no change by itself. */
function withoutLiveUpdates(page: Page): Promise<unknown> {
  return page.route('**/api/realtime', (route) => route.fulfill({ status: 204 }));
}

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
    const { superuser } = hub;
    await superuser.settings.update({ batch: { enabled: true, maxRequests: 50, timeout: 60 } });
    for (const first of [1, 51, 101]) {
      const batch = superuser.createBatch();
      for (let days = first; days < Math.min(first + 50, 121); days += 1) {
        const workoutTitle = `Workout ${days}`;
        batch.collection('workouts').create({ user: user.id, date: inDays(-days), workoutTitle });
      }
      await batch.send();
    }
    await superuser.settings.update({ batch: { enabled: false } });
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
    await new HomePage(page).open();
    await expect(new HomePage(page).tile('Workout')).toContainText('Nothing planned');
  });
});

const zone = 'Asia/Kuala_Lumpur';

test.describe('at midnight', () => {
  test.use({ timezoneId: zone });

  test('today’s workout moves to PAST', async ({ page, hub, user }) => {
    const midnight = nextMidnight(zone, new Date());
    const date = dateIn(zone, new Date(midnight.getTime() - MINUTE_MS));
    await addWorkout(hub, user, { date, exercises: LEGS });
    await page.clock.install({ time: midnight.getTime() - MINUTE_MS });
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
    await page.route(`**/workouts/records/${id}`, async (route) => {
      if (route.request().method() === 'PATCH') await gate.opened;
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
    problems,
  }) => {
    problems.expect(CUT_OFF);
    const { id } = await addWorkout(hub, user, { date: inDays(0), exercises: LEGS });
    const workout = new WorkoutPages(page);
    await workout.open(id);
    await expect(workout.done(0, 3)).toBeVisible();
    await hub.suspend();
    try {
      await workout.box('Barbell Squat').click();
      await expect(page.getByRole('alert')).toContainText('Failed to update exercise status');
      await expect(workout.box('Barbell Squat')).not.toBeChecked();
      await expect(workout.done(0, 3)).toBeVisible();
    } finally {
      await hub.resume();
    }
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(workout.box('Barbell Squat')).toBeChecked();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect((await storedExercises(user, id))[0]).toMatchObject({ completed: true });
  });

  test('on two devices loses nothing, and shows on both', async ({ page, openAs, hub, user, inDays }) => {
    const { id } = await addWorkout(hub, user, { date: inDays(0), exercises: LEGS });
    const phone = new WorkoutPages(page);
    const tablet = new WorkoutPages(await openAs(user));
    await openLive(phone.page, () => phone.open(id));
    await openLive(tablet.page, () => tablet.open(id));
    await phone.box('Barbell Squat').check();
    await expect(tablet.box('Barbell Squat')).toBeChecked();
    await tablet.box('Plank').check();
    await expect(phone.done(2, 3)).toBeVisible();
  });

  test('from an old state puts its one change on the latest', async ({
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
    await workout.open(id);
    await expect(workout.done(0, 3)).toBeVisible();
    const [squat, ...others] = LEGS;
    const exercises = [{ ...squat, completed: true, results: '3x8 @ 60 kg' }, ...others];
    await user.client.collection('workouts').update(id, { exercises });
    await workout.box('Plank').check();
    await expect(workout.done(2, 3)).toBeVisible();
    const stored = await storedExercises(user, id);
    expect(stored[0]).toMatchObject({ completed: true, results: '3x8 @ 60 kg' });
    expect(stored[2]).toMatchObject({ completed: true });
  });
});

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
    await expect(workout.pastResults).toHaveText([/Legs and back3x8 @ 60 kg$/, /Last week3x8 @ 57,5 kg$/]);
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
    problems,
  }) => {
    problems.expect(CUT_OFF);
    const { id } = await addWorkout(hub, user, { date: inDays(0), exercises: LEGS });
    const workout = new WorkoutPages(page);
    const path = `/workout/${id}/exercise/e1/result`;
    await page.goto(path);
    await workout.results.fill('3x8 @ 60 kg');
    await expect(page.getByText('Draft kept on this device')).toBeVisible();
    await page.reload();
    await expect(workout.results).toHaveValue('3x8 @ 60 kg');
    await hub.suspend();
    try {
      await workout.save.click();
      await expect(page.getByRole('alert')).toContainText('The hub can’t be reached');
    } finally {
      await hub.resume();
    }
    await page.reload();
    await expect(workout.results).toHaveValue('3x8 @ 60 kg');
    await new HomePage(page).logOut.click();
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

test('the tile says what comes next', async ({ page, hub, user, inDays }) => {
  const tile = new HomePage(page).tile('Workout');
  await new HomePage(page).open();
  await expect(tile).toContainText('Nothing planned');
  await addWorkout(hub, user, { date: inDays(-1) });
  await addWorkout(hub, user, { date: inDays(3), workoutTitle: 'Push and pull' });
  await page.reload();
  await expect(tile).toContainText(/Next on (Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ /);
  await addWorkout(hub, user, { date: inDays(0) });
  await page.reload();
  await expect(tile).toContainText('Legs and back today');
});

test('what is not there says so', async ({ page, hub, user, inDays, problems }) => {
  problems.expect(/answered 404: GET .*\/workouts\//);
  await page.goto('/workout/nosuchworkout00');
  await expect(page.getByText('Workout not found')).toBeVisible();
  const { id } = await addWorkout(hub, user, { date: inDays(0), exercises: LEGS });
  await page.goto(`/workout/${id}/exercise/none/result`);
  await expect(page.getByText('Exercise not found')).toBeVisible();
});
