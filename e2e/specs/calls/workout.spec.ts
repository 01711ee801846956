import { removeExercises } from '../../fixtures/exercises';
import { addPlan, planWorkout } from '../../fixtures/plans';
import { expect, test } from '../../fixtures/recorded';
import { addWorkout } from '../../fixtures/workouts';
import { ExercisePages, PeoplePages } from '../../pages/coach-pages';
import { PlanEditor, PlanList } from '../../pages/plan-pages';
import { WorkoutPages } from '../../pages/workout-pages';

const WORKOUTS = '/api/collections/workouts/records';
const PLANS = '/api/collections/plans/records';
const EXERCISES = '/api/collections/exercises/records';
const USERS = '/api/collections/users/records';
const SETTINGS = '/api/collections/training_settings/records';

const ALL_EXERCISES =
  `GET ${EXERCISES}?fields=id,title,instructions,notes,progression,regression,video,tags,muscles,secondary,equipment,rev,updated` +
  '&page=1&perPage=500&sort=title,id';

const NOTES = '/api/collections/coach_notes/records';
const SETS = `GET ${WORKOUTS}?fields=id,date,exercises.code,exercises.sets,updated`;
const BY_DATE = '&page=1&perPage=100&sort=date,id';
const notesOf = (who: string) => `GET ${NOTES}?filter=user = "${who}"&page=1&perPage=100&sort=-created,id`;

test('an athlete makes the calls of the table, and no others', async ({
  page,
  hub,
  user,
  inDays,
  names,
  expectCalls,
}) => {
  const sunday = inDays((7 - new Date(inDays(0)).getUTCDay()) % 7);
  names.set(inDays(-89), '89 days ago').set(inDays(-6), '6 days ago').set(sunday, 'Sunday');
  const exercises = [
    { id: 'e1', code: 'plank', title: 'Plank', target: { sets: 1, seconds: 45 } },
    { id: 'e2', code: 'squat', title: 'Squat' },
  ];
  const { id } = await addWorkout(hub, user, { date: inDays(0), exercises });
  const workout = new WorkoutPages(page);
  await workout.openList();
  await expect(workout.cards).toHaveCount(1);
  await workout.tab('PAST').click();
  await expect(page.getByText('No workouts found')).toBeVisible();
  await workout.open(id);
  await page.getByRole('button', { name: 'Set 1: 5 s more' }).click();
  await expect(workout.number('Plank', 1, 'seconds')).toHaveValue('50');
  await workout.box('Squat').check();
  await expect(workout.done(1, 2)).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Training settings' }).click();
  await page.getByRole('radio', { name: 'lb' }).check();
  await workout.save.click();
  await expect(workout.heading).toHaveText('Legs and back');
  await page.goto(`/workout/${id}/exercise/e1/result`);
  await workout.results.fill('45 s');
  await workout.save.click();
  await expect(workout.heading).toHaveText('Squat');
  await page.goto('/exercises/plank/history');
  await expect(workout.pastResults).toHaveCount(1);
  await page.goto('/progress/overview');
  await expect(page.getByText('1 of 1 done').first()).toBeVisible();
  await expectCalls({
    '§7.20': [
      `GET ${WORKOUTS}?filter=user = "{me}" && date >= "${inDays(0)}"&page=1&perPage=100&sort=date,id`,
      `GET ${WORKOUTS}?filter=user = "{me}" && date < "${inDays(0)}"&page=1&perPage=100&sort=-date,id`,
    ],
    '§7.21': [`GET ${WORKOUTS}/{id}`],
    '§7.24': [
      `GET ${WORKOUTS}?filter=(user = "{me}" && date <= "${inDays(0)}") || (user = "{me}" && acted > "")&page=1&perPage=50&sort=-date,id`,
    ],
    '§7.33': [
      'PATCH /api/hub/workouts/{id}/exercises/e1 {"sets":[{"id":"1","seconds":50}]}',
      'PATCH /api/hub/workouts/{id}/exercises/e2 {"completed":true}',
      'PATCH /api/hub/workouts/{id}/exercises/e1 {"completed":true,"results":"45 s","resultsSeen":""}',
    ],
    '§7.350': [
      `GET ${SETTINGS}?filter=owner = "{me}"&page=1&perPage=1&sort=id`,
      `POST ${SETTINGS} {"unit":"lb","step":"5","effort":"","isSilent":false,"id":"{me}"}`,
    ],
    '§7.38': [
      `GET ${WORKOUTS}?fields=id,rev,date,exercises.completed,updated` +
        `&filter=user = "{me}" && date >= "{89 days ago}" && date <= "${sunday}"&page=1&perPage=100&sort=date,id`,
    ],
    '§7.332': [
      `${SETS}&filter=user = "{me}" && date >= "{6 days ago}" && date <= "{today}"${BY_DATE}`,
      `GET ${EXERCISES}?fields=id,muscles,secondary,updated&page=1&perPage=500&sort=title,id`,
    ],
  });
});

test.describe('a coach', () => {
  test.use({ signedInAs: 'admin' });
  test.afterEach(({ hub }) => removeExercises(hub));

  test('makes people by the calls of the table, and no others', async ({
    page,
    hub,
    inDays,
    names,
    expectCalls,
  }) => {
    const email = `sam-${String(Date.now())}@example.com`;
    names.set(email, 'e-mail').set(inDays(-6), '6 days ago');
    names.set(inDays(-13), '13 days ago').set(inDays(-41), '41 days ago');
    const people = new PeoplePages(page);
    await page.goto('/workout/admin');
    const beginning = (day: string) =>
      page.evaluate((date) => new Date(`${date}T00:00:00`).toISOString(), day);
    // Before the dates that they hold.
    const dates = [...names];
    names.clear();
    for (let day = -12; day <= 0; day += 1) names.set(await beginning(inDays(day)), 'a day');
    names.set(await beginning(inDays(-13)), 'begin').set(await beginning(inDays(1)), 'end');
    for (const [value, name] of dates) names.set(value, name);
    await expect(page.getByText('No exercises')).toBeVisible();
    await page.goto('/workout/admin/users/add');
    await people.fill({ name: 'Sam', email, password: 'a password for Sam' });
    await people.save();
    await expect(page.getByText('Sam can log in now.')).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(people.row('Sam')).toContainText('No active plan');
    await page.goto('/workout/admin/feed');
    await expect(page.getByRole('tab', { name: 'All' })).toBeVisible();
    await expectCalls({
      '§7.27': [
        `GET ${USERS}?fields=id,email,name,role,isAdmin,isDeactivated,timeZone,rev,updated&page=1&perPage=500&sort=email`,
        `POST ${USERS} {"name":"Sam","email":"{e-mail}","role":"user","password":"a password for Sam",` +
          '"id":"{id}","passwordConfirm":"a password for Sam"}',
      ],
      '§7.35': [
        `GET ${WORKOUTS}?fields=id,user,date,exercises,updated&filter=date >= "{6 days ago}" && date <= "{today}"&page=1&perPage=500&sort=date,id`,
        `GET ${PLANS}?fields=id,user,planTitle,updated&filter=active = true&page=1&perPage=500&sort=-created,id`,
      ],
      '§7.501': [
        `POST /api/hub/workouts/news {"today":"{today}","begins":["{begin}",${'"{a day}",'.repeat(13)}"{end}"]}`,
      ],
      '§7.391': [
        `GET ${WORKOUTS}?fields=id,rev,user,date,workoutTitle,finished,note,own,movedFrom,reply,seen,acted,` +
          'exercises.id,exercises.code,exercises.title,exercises.completed,exercises.results,exercises.target,' +
          'exercises.sets,updated&filter=user != "{me}" && ((acted >= "{begin}" && acted < "{end}") || ' +
          '(date >= "{41 days ago}" && date <= "{today}"))&page=1&perPage=200&sort=-date,id',
        `GET ${WORKOUTS}?fields=id&filter=user != "{me}" && date < "{13 days ago}"&page=1&perPage=1`,
      ],
      '§7.39': [
        'GET /api/collections/users/records?fields=id&filter=&page=1&perPage=1',
        `GET ${EXERCISES}?fields=id&filter=&page=1&perPage=1`,
      ],
    });
    const made = await hub.superuser.collection('users').getFirstListItem(`email = "${email}"`);
    await hub.superuser.collection('users').delete(made.id);
  });

  test('keeps exercises by the calls of the table, and no others', async ({ page, expectCalls }) => {
    const exercises = new ExercisePages(page);
    const field = (name: string) => page.getByLabel(name, { exact: true });
    const save = page.getByRole('button', { name: 'Save' });
    await exercises.open();
    await page.getByRole('link', { name: 'Add Exercise' }).click();
    await field('Title').fill('Plank');
    await field('Instructions').fill('Hold.');
    await field('Tags').fill('core, floor');
    await save.click();
    await exercises.choose('Plank', 'Edit');
    await field('Instructions').fill('Hold it.');
    await save.click();
    await exercises.choose('Plank', 'Delete');
    await exercises.dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(exercises.rows).toHaveCount(0);
    await expectCalls({
      '§7.25': [ALL_EXERCISES],
      '§7.26': [
        `GET ${EXERCISES}/{id}`,
        `POST ${EXERCISES} {"title":"Plank","instructions":"Hold.","video":"","notes":"","progression":"","regression":"",` +
          '"muscles":[],"secondary":[],"equipment":"","id":"{id}","instruction":"Hold.","tags":["core","floor"],"tags_csv":"core, floor"}',
        `PATCH ${EXERCISES}/{id} {"instructions":"Hold it.","rev":1,"instruction":"Hold it."}`,
        `DELETE ${EXERCISES}/{id}`,
      ],
      '§7.30': [
        `GET ${PLANS}?fields=id,workouts,updated&filter=workouts ~ "{id}"&page=1&perPage=500&sort=-created,id`,
      ],
    });
  });

  test('plans by the calls of the table, and no others', async ({
    page,
    hub,
    names,
    addPerson,
    inDays,
    expectCalls,
  }) => {
    const athlete = await addPerson();
    names.set(athlete.id, 'athlete');
    names.set(inDays(-28), '28 days ago');
    await addPlan(hub, athlete, [planWorkout('Legs', ['tuesday'])]);
    const plans = new PlanList(page, athlete.id);
    const editor = new PlanEditor(page);
    await plans.open();
    await plans.openGenerator('Winter strength', 1);
    await plans.generate.click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(plans.toast).toContainText('removed');
    await page.getByRole('link', { name: 'Add Plan' }).click();
    await editor.title.fill('Summer');
    await editor.addWorkout({ title: 'Legs', days: ['Tuesday'], exercises: [{ typed: 'Squat' }] });
    await editor.save.click();
    await plans.unfold('Summer');
    await page.getByRole('link', { name: 'Edit' }).click();
    await editor.title.fill('Autumn');
    await editor.save.click();
    await plans.unfold('Autumn');
    await page.getByRole('button', { name: 'Delete' }).first().click();
    await plans.dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Autumn')).toHaveCount(0);
    await expectCalls({
      '§7.25': [ALL_EXERCISES],
      '§7.28': [`GET ${PLANS}?filter=user = "{athlete}"&page=1&perPage=50&sort=-created,id`],
      '§7.29': [
        `GET ${PLANS}/{id}`,
        `POST ${PLANS} {"user":"{athlete}","planTitle":"Summer","planDescription":"","active":true,"movable":false,"workouts":[` +
          '{"id":"{id}","workoutTitle":"Legs","workoutDescription":"","frequency":"weekly","workoutDay":"tuesday",' +
          '"workoutDays":["tuesday"],"exercises":[{"id":"{id}","code":"Squat","title":"Squat"}]}],"id":"{id}"}',
        `PATCH ${PLANS}/{id} {"planTitle":"Autumn","rev":1}`,
        `DELETE ${PLANS}/{id}`,
      ],
      '§7.31': [`GET ${USERS}/{athlete}`],
      '§7.500': [
        `GET ${WORKOUTS}?fields=id,user,date,workoutTitle,plan,planWorkout,plannedDate,planMark,finished,note,` +
          'exercises.completed,exercises.results,exercises.sets,updated&filter=' +
          '(user = "{athlete}" && date >= "{28 days ago}" && date <= "{day}") || ' +
          '(user = "{athlete}" && plannedDate >= "{28 days ago}" && plannedDate <= "{day}")' +
          '&page=1&perPage=500&sort=date,id',
      ],
      '§7.36': [
        'POST /api/hub/workouts/generate {"from":"{today}","duration":1,"unit":"month","user":"{athlete}","plan":"{id}","rev":1,"without":[]}',
      ],
      '§7.37': ['POST /api/hub/workouts/undo {"batch":"{id}"}'],
      '§7.330': [notesOf('{athlete}')],
    });
  });

  test('keeps a calendar by the calls of the table, and no others', async ({
    page,
    hub,
    names,
    addPerson,
    inDays,
    expectCalls,
  }) => {
    const athlete = await addPerson();
    // Today may be the first or the last of the days that are drawn.
    names.set(athlete.id, 'athlete').delete(inDays(0));
    await addWorkout(hub, athlete, { date: inDays(0) });
    const plans = new PlanList(page, athlete.id);
    const { dialog } = plans;
    await page.goto(`/workout/admin/users/${athlete.id}/plans?tab=calendar`);
    await page.getByRole('button', { name: 'Move' }).click();
    await dialog.getByLabel('New day').fill(inDays(1));
    await dialog.getByRole('button', { name: 'Move' }).click();
    await plans.expectDay(inDays(1));
    await page.getByRole('button', { name: 'Copy week' }).click();
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await plans.expectDay(inDays(8));
    await page.getByRole('button', { name: 'Delete workout' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(/^Nothing on/)).toBeVisible();
    await expectCalls({
      '§7.31': [`GET ${USERS}/{athlete}`],
      '§7.34': [
        `GET ${WORKOUTS}?filter=user = "{athlete}" && date >= "{day}" && date <= "{day}"&page=1&perPage=100&sort=date,id`,
      ],
      '§7.23': [
        `POST ${WORKOUTS} {"user":"{athlete}","date":"{day}","workoutTitle":"Legs and back","workoutDescription":"","exercises":[],"id":"{id}"}`,
      ],
      '§7.32': [`PATCH ${WORKOUTS}/{id} {"date":"{day}","rev":1}`, `DELETE ${WORKOUTS}/{id}`],
      '§7.330': [notesOf('{athlete}')],
      '§7.332': [`${SETS}&filter=user = "{athlete}" && date >= "{day}" && date <= "{day}"${BY_DATE}`],
      '§7.312': [
        `GET ${WORKOUTS}?fields=id,user,date,exercises.completed,updated` +
          '&filter=user = "{athlete}" && date >= "{day}" && date <= "{day}"&page=1&perPage=500&sort=date,id',
      ],
    });
  });
});
