import { openLive } from '../fixtures/live';
import { expect, test } from '../fixtures/test';
import { addWorkout, LEGS, workoutsOf } from '../fixtures/workouts';

test('a workout of one’s own is three taps from home, and done again from another in three', async ({
  page,
  hub,
  user,
  inDays,
}) => {
  await addWorkout(hub, user, { date: inDays(-3), exercises: LEGS });
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  await page.getByRole('link', { name: /^Workout/ }).click();
  await page.getByRole('link', { name: 'Start a workout' }).click();
  await page.getByRole('button', { name: 'Start empty' }).click();
  await expect(heading).toHaveText('My workout');
  await page.goto('/');
  await page.getByRole('link', { name: /^Workout/ }).click();
  await page.getByRole('link', { name: 'Start a workout' }).click();
  await page.getByRole('button', { name: /^Legs and back/ }).click();
  await expect(heading).toHaveText('Legs and back');
  await expect(page.getByText('0 of 3 done')).toBeVisible();
  const titles = (await workoutsOf(hub, user)).map(({ workoutTitle }) => workoutTitle);
  expect(titles.sort()).toEqual(['Legs and back', 'Legs and back', 'My workout']);
});

test('a coach is told of it at once, and the athlete reads the answer', async ({
  page,
  user,
  addPerson,
  openAs,
  inDays,
}) => {
  const coach = await addPerson({ role: 'admin' });
  const feed = await openAs(coach);
  await openLive(feed, () => feed.goto('/workout/admin/feed'));
  const { id } = await user.client.collection('workouts').create<{ id: string }>({
    user: user.id,
    date: inDays(0),
    workoutTitle: 'Rope day',
    exercises: LEGS,
  });
  await openLive(page, () => page.goto(`/workout/${id}`));
  const entry = feed.getByRole('article', { name: /Rope day$/ });
  await expect(entry).toContainText('Own');
  await page.getByRole('checkbox', { name: 'Plank' }).check();
  await user.client.collection('workouts').update(id, { note: 'Hands hurt.' });
  await expect(entry).toContainText('Hands hurt.');
  await entry.getByRole('button', { name: 'Reply' }).click();
  await entry.getByLabel(/^Reply to/).fill('Use chalk.');
  await entry.getByRole('button', { name: 'Send' }).click();
  await expect(entry).toContainText('Use chalk.');
  await expect(entry.getByRole('img', { name: 'New' })).toHaveCount(0);
  await expect(page.getByText('Use chalk.')).toBeVisible();
  await page.goto('/workout');
  await expect(page.getByText('Your coach answered')).toBeVisible();
});
