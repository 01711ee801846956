import { addPlan, planWorkout } from '../fixtures/plans';
import { countTaps } from '../fixtures/taps';
import { expect, test } from '../fixtures/test';
import { workoutsOf } from '../fixtures/workouts';

test.use({ signedInAs: 'admin' });

/** The maximum taps from home to the month of three athletes (specification §9.311). */
const MOST_TAPS = 6;

test('the month of three athletes takes six taps from home at most', async ({ page, hub, addPerson }) => {
  const athletes = [await addPerson(), await addPerson(), await addPerson()];
  for (const athlete of athletes) await addPlan(hub, athlete, [planWorkout('Legs', ['tuesday', 'saturday'])]);
  const others = await addPerson();

  await page.goto('/');
  const taps = await countTaps(page);
  await page.getByRole('link', { name: /^Workout/ }).click();
  await page.getByRole('link', { name: 'Admin' }).click();
  await page.getByRole('link', { name: /^Generate workouts/ }).click();
  await page.getByRole('button', { name: 'Generate 24 workouts' }).click();
  await expect(page.getByText('24 workouts created')).toBeVisible();

  expect(taps.clicks).toBeGreaterThan(0);
  expect(taps.clicks).toBeLessThanOrEqual(MOST_TAPS);
  expect(taps).toMatchObject({ keys: 0, characters: 0 });
  for (const athlete of athletes) expect(await workoutsOf(hub, athlete)).toHaveLength(8);
  expect(await workoutsOf(hub, others)).toEqual([]);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('24 workouts removed')).toBeVisible();
  for (const athlete of athletes) expect(await workoutsOf(hub, athlete)).toEqual([]);
});

test('a plan is kept as a template, and given from there to others, who never see it', async ({
  page,
  hub,
  user,
  addPerson,
}) => {
  const [athlete, other] = [await addPerson(), await addPerson()];
  await addPlan(hub, athlete, [planWorkout('Legs', ['tuesday'])]);
  await page.goto(`/workout/admin/users/${athlete.id}/plans`);
  await page.getByRole('button', { name: 'Winter strength' }).click();
  await page.getByRole('button', { name: 'Copy' }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByRole('checkbox', { name: 'Keep as a template' }).check();
  await dialog.getByRole('button', { name: 'Make 1 copy' }).click();
  await expect(page.getByText('1 copy made')).toBeVisible();

  await page.goto('/workout/admin/templates');
  await page.getByRole('button', { name: 'Winter strength' }).click();
  await page.getByRole('link', { name: 'Generate workouts' }).click();
  // The first athlete has the plan from which the template was copied, but no workouts of it: both athletes
  // get workouts.
  await page.getByRole('button', { name: 'Generate 8 workouts' }).click();
  await expect(page.getByText('8 workouts created')).toBeVisible();

  const template = await user.client.collection('plans').getFirstListItem('user = ""');
  const [copy] = await other.client.collection('plans').getFullList();
  expect(copy).toMatchObject({ user: other.id, planTitle: 'Winter strength', origin: template.id });
  expect((await other.client.collection('plans').getFullList()).map(({ id }) => id)).not.toContain(
    template.id,
  );
  await user.client.collection('plans').delete(template.id);
  expect(await workoutsOf(hub, other)).toHaveLength(4);
});
