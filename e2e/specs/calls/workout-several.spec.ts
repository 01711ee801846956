import { addPlan, planWorkout } from '../../fixtures/plans';
import { expect, test } from '../../fixtures/recorded';

const WORKOUTS = '/api/collections/workouts/records';
const PLANS = '/api/collections/plans/records';
const USERS = '/api/collections/users/records';

test.use({ signedInAs: 'admin' });

test('generates for several by the calls of the table, and no others', async ({
  page,
  hub,
  names,
  addPerson,
  inDays,
  expectCalls,
}) => {
  const [one, other] = [await addPerson(), await addPerson()];
  names.set(one.id, 'athlete').set(other.id, 'athlete').set(inDays(-28), '28 days ago');
  for (const athlete of [one, other]) await addPlan(hub, athlete, [planWorkout('Legs', ['tuesday'])]);
  await page.goto('/workout/admin/generate');
  await page.getByRole('button', { name: 'Generate 8 workouts' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('8 workouts removed')).toBeVisible();
  await expectCalls({
    '§7.27': [
      `GET ${USERS}?fields=id,email,name,role,isAdmin,isDeactivated,timeZone,rev,updated&page=1&perPage=500&sort=email`,
    ],
    '§7.310': [
      'POST /api/hub/workouts/generate-several {"from":"{today}","duration":4,"unit":"week","athletes":[' +
        '{"user":"{athlete}","plan":"{id}","rev":1,"without":[]},{"user":"{athlete}","plan":"{id}","rev":1,"without":[]}]}',
    ],
    '§7.311': [
      `GET ${PLANS}?filter=active = true || user = ""&page=1&perPage=50&sort=-created,id`,
      `GET ${WORKOUTS}?fields=id,user,date,workoutTitle,plan,planWorkout,plannedDate,updated` +
        '&filter=date >= "{28 days ago}" || plannedDate >= "{28 days ago}"&page=1&perPage=500&sort=date,id',
    ],
    '§7.37': ['POST /api/hub/workouts/undo {"batch":"{id}"}'],
  });
});
