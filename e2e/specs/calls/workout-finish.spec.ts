import { expect, test } from '../../fixtures/recorded';
import { addWorkout } from '../../fixtures/workouts';

const WORKOUTS = '/api/collections/workouts/records';

test('how a workout went is shown, and its note saved, by the calls of the table and no others', async ({
  page,
  hub,
  user,
  inDays,
  expectCalls,
}) => {
  const exercises = [{ id: 'e1', code: 'plank', title: 'Plank', completed: true }];
  const { id } = await addWorkout(hub, user, { date: inDays(0), exercises });
  await hub.superuser.collection('workouts').update(id, { finished: `${inDays(0)}T19:02:00Z` });
  await page.goto(`/workout/${id}/finish`);
  await page.getByLabel('Note to the coach').fill('Felt light.');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL('/workout');
  await expectCalls({
    '§7.20': [
      `GET ${WORKOUTS}?filter=user = "{me}" && date >= "${inDays(0)}"&page=1&perPage=100&sort=date,id`,
    ],
    '§7.21': [`GET ${WORKOUTS}/{id}`],
    '§7.24': [
      `GET ${WORKOUTS}?filter=(user = "{me}" && date <= "${inDays(0)}") || (user = "{me}" && acted > "")&page=1&perPage=50&sort=-date,id`,
    ],
    '§7.370': [`PATCH ${WORKOUTS}/{id} {"note":"Felt light."}`],
  });
});
