import { removeExercises } from '../fixtures/exercises';
import { chooseTable, previewCounts } from '../fixtures/import';
import { expect, test } from '../fixtures/test';

test.afterEach(({ hub }) => removeExercises(hub));

test('workouts come in under the exercises that a person says once, and what they did with one stays', async ({
  page,
  hub,
  user,
}) => {
  const title = `Barbell Squat ${user.id}`;
  const squat = await hub.superuser.collection('exercises').create({ title, instructions: 'Go down.' });
  const head = 'Date,Workout Name,Exercise Name,Set Order,Weight (kg),Reps';
  const set = (day: number, reps: number) =>
    `2026-01-0${day} 08:00:00,Legs,Kniebeuge ${user.id},1,60,${reps}`;

  await page.goto('/account/data');
  await chooseTable(page, 'strong.csv', [head, set(5, 8), set(7, 9)]);
  await page.getByLabel(`Kniebeuge ${user.id}`).selectOption({ label: title });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('From Strong, 2 workouts')).toBeVisible();
  await expect(previewCounts(page)).toHaveText(['2', '0', '0', '0']);
  await page.getByRole('button', { name: 'Import 2' }).click();
  await expect(page.getByText('2 new, 0 changed.')).toBeVisible();

  const workouts = user.client.collection('workouts');
  const made = await workouts.getFirstListItem('date = "2026-01-05"');
  expect(made['exercises']).toMatchObject([{ code: squat.id, title }]);
  await workouts.update(made.id, { note: 'My knee hurts.' });

  await page.goto('/account/data');
  const noted = `${head},Workout Notes`;
  await chooseTable(page, 'strong.csv', [noted, `${set(5, 8)},Hard`, `${set(7, 9)},`, `${set(9, 9)},`]);
  await expect(previewCounts(page)).toHaveText(['1', '1', '1', '0']);
  await expect(page.getByRole('checkbox', { name: /You changed this in the hub/ })).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Import 1' })).toBeEnabled();
  await page.getByRole('button', { name: 'Names of exercises' }).click();
  await expect(page.getByLabel(`Kniebeuge ${user.id}`)).toHaveValue(squat.id);
});
