import { expect, openPrefetched, test } from '../fixtures/installed';
import { cutOff, WAITS } from '../fixtures/outbox';
import { workoutsOf } from '../fixtures/workouts';

test('one that is begun without a network is logged there, and made once', async ({
  openBrowser,
  released,
  person,
  problems,
  inDays,
}) => {
  const page = await openPrefetched(await openBrowser(), released.url, person);
  problems.allow(/answered 404: GET .*\/workouts\/records\//);
  await cutOff(released, problems);
  await page.goto('/workout/start');
  await expect(page.getByText(/^Offline\./)).toBeVisible();
  await page.getByRole('button', { name: 'Start empty' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My workout');
  // The file of the built-in exercises is large: it is loaded only after the hub has been open for a while.
  problems.allow(/failed: GET .*\/workout-coach-people-library-/);
  await page.getByRole('combobox', { name: 'Add an exercise' }).fill('Rope climb');
  await page.getByRole('option', { name: /as typed/ }).click();
  await page.getByRole('checkbox', { name: 'Rope climb' }).click();
  await expect(page.getByText('1 of 1 done')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 of 1 done')).toBeVisible();
  await released.resume();
  await expect(page.getByText(WAITS)).toHaveCount(0);
  const [made, ...more] = await workoutsOf(released, person);
  expect(more).toEqual([]);
  expect(made).toMatchObject({
    date: inDays(0),
    workoutTitle: 'My workout',
    own: true,
    exercises: [{ title: 'Rope climb', completed: true }],
  });
});

test('one is renamed and moved without a network, and so on the hub when it is back', async ({
  openBrowser,
  released,
  person,
  problems,
  inDays,
}) => {
  const [today, later] = [inDays(0), inDays(3)];
  const values = { user: person.id, date: today, workoutTitle: 'Legs', own: true, exercises: [] };
  await released.superuser.collection('workouts').create(values);
  const page = await openPrefetched(await openBrowser(), released.url, person);
  await page.goto('/workout');
  await page.getByRole('link', { name: 'Legs' }).click();
  await cutOff(released, problems);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByLabel('Title').fill('Arms');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arms');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Move' }).click();
  await page.getByLabel('New day').fill(later);
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(WAITS)).toBeVisible();
  await released.resume();
  await expect(page.getByText(WAITS)).toHaveCount(0);
  expect(await workoutsOf(released, person)).toMatchObject([{ date: later, workoutTitle: 'Arms' }]);
});
