import type { Page } from '@playwright/test';
import { removeExercises } from '../fixtures/exercises';
import { addPlan, planWorkout, readPlan } from '../fixtures/plans';
import { nextFrames } from '../fixtures/layout';
import { expect, test } from '../fixtures/test';
import { addWorkout, ticked, workoutsOf } from '../fixtures/workouts';
import { PlanEditor, PlanList } from '../pages/plan-pages';

test.use({ signedInAs: 'admin' });
test.afterEach(({ hub }) => removeExercises(hub));

const titlesIn = (editor: PlanEditor) => editor.workouts.locator('.font-medium').allInnerTexts();

test('a coach plans three workouts, and generates two months of them once, whatever is clicked', async ({
  page,
  hub,
  user,
  addPerson,
}) => {
  const athlete = await addPerson();
  await user.client.collection('exercises').create({ title: 'Hyperextensions', instructions: 'Slowly.' });
  const plans = new PlanList(page, athlete.id);
  const editor = new PlanEditor(page);

  await test.step('the plan', async () => {
    await plans.open();
    await page.getByRole('link', { name: 'Add Plan' }).click();
    await editor.title.fill('Winter strength');
    await editor.addWorkout({ title: 'Legs', days: ['Tuesday'], exercises: ['hyper', { typed: 'Squat' }] });
    await editor.addWorkout({
      title: 'Hour',
      frequency: 'Bi-weekly',
      days: ['Sunday'],
      exercises: [{ typed: 'Run' }],
    });
    await editor.addWorkout({
      title: 'Test',
      frequency: 'Monthly',
      days: ['Monday', 'Friday'],
      exercises: [],
    });
    await editor.save.click();
    await expect(page).toHaveURL(/\/plans$/);
    const [stored] = await user.client
      .collection('plans')
      .getFullList({ filter: user.client.filter('user = {:id}', { id: athlete.id }) });
    expect(stored?.['workouts']).toMatchObject([
      { workoutTitle: 'Legs', frequency: 'weekly', workoutDay: 'tuesday', workoutDays: ['tuesday'] },
      { workoutTitle: 'Hour', frequency: 'bi-weekly', workoutDay: 'sunday' },
      { workoutTitle: 'Test', frequency: 'monthly', workoutDay: 'monday', workoutDays: ['monday', 'friday'] },
    ]);
    expect(stored?.['workouts']).toMatchObject([
      { exercises: [{ title: 'Hyperextensions', instructions: 'Slowly.' }, { title: 'Squat' }] },
      {},
      {},
    ]);
  });

  // Eight Tuesdays, four Sundays, two Mondays and two Fridays.
  const ALL = 16;
  await test.step('two months, taken back', async () => {
    await plans.openGenerator('Winter strength', 2);
    await expect(plans.count('New')).toHaveText(String(ALL));
    await plans.generate.dblclick();
    await expect(plans.lastChange).toHaveText(`${String(ALL)} workouts createdUndo`);
    expect(await workoutsOf(hub, athlete)).toHaveLength(ALL);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(plans.toast).toHaveText(`${String(ALL)} workouts removed`);
    expect(await workoutsOf(hub, athlete)).toEqual([]);
  });

  await test.step('all but one date, then the rest, then nothing more', async () => {
    await plans.openGenerator('Winter strength', 2);
    await plans.dialog.getByRole('checkbox').first().press('Space');
    await expect(plans.count('Left out')).toHaveText('1');
    await plans.generate.click();
    await expect(plans.lastChange).toContainText(`${String(ALL - 1)} workouts created`);

    await plans.openGenerator('Winter strength', 2);
    await expect(plans.count('Already there, stay as they are')).toHaveText(String(ALL - 1));
    await plans.dialog.getByLabel('Duration').press('Enter');
    await expect(plans.lastChange).toContainText('1 workout created');

    await plans.openGenerator('Winter strength', 2);
    await expect(plans.count('New')).toHaveText('0');
    await expect(plans.generate).toBeDisabled();
    const made = await workoutsOf(hub, athlete);
    expect(new Set(made.map(({ date, planWorkout: key }) => `${key} ${date}`)).size).toBe(ALL);
    expect(made).toHaveLength(ALL);
  });
});

test('undo keeps what the athlete has touched, and says so', async ({ page, hub, addPerson }) => {
  const athlete = await addPerson();
  await addPlan(hub, athlete, [planWorkout('Legs', ['tuesday'])]);
  const plans = new PlanList(page, athlete.id);
  await plans.open();
  await plans.openGenerator('Winter strength', 1);
  await plans.generate.click();
  await expect(plans.lastChange).toContainText('4 workouts created');
  const [first] = await workoutsOf(hub, athlete);
  const exercises = first?.exercises.map((exercise) => ({ ...exercise, completed: true }));
  await athlete.client.collection('workouts').update(first?.id ?? '', { exercises, rev: first?.rev });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(plans.toast).toHaveText('3 workouts removed. 1 kept, because they were touched');
  expect(await workoutsOf(hub, athlete)).toHaveLength(1);
});

test('workouts are put in order by keyboard and by mouse', async ({ page, hub, addPerson }) => {
  const athlete = await addPerson();
  const { id } = await addPlan(
    hub,
    athlete,
    ['Legs', 'Back', 'Rest'].map((title) => planWorkout(title, ['monday'])),
  );
  const editor = new PlanEditor(page);
  await editor.open(athlete.id, id);

  await editor.handle('Legs').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Legs is picked up, place 1 of 3.')).toBeAttached();
  await nextFrames(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Legs, place 2 of 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => titlesIn(editor)).toEqual(['Back', 'Legs', 'Rest']);
  await expect(editor.handle('Legs')).toBeFocused();
  await expect(editor.unsaved).toBeVisible();

  await dragOnto(page, editor, 'Rest', 'Back');
  await expect.poll(() => titlesIn(editor)).toEqual(['Rest', 'Back', 'Legs']);

  await editor.save.click();
  await expect(page).toHaveURL(/\/plans$/);
  const { workouts } = await readPlan(hub, id);
  expect(workouts.map(({ workoutTitle }) => workoutTitle)).toEqual(['Rest', 'Back', 'Legs']);
});

async function dragOnto(page: Page, editor: PlanEditor, name: string, target: string) {
  const centre = async (row: string) => {
    const box = await editor.handle(row).boundingBox();
    if (!box) throw new Error(`${row} has no handle.`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.move(...(await centre(name)));
  await page.mouse.down();
  await page.mouse.move(...(await centre(target)), { steps: 8 });
  await expect(page.getByText(`${name}, place 1 of 3.`)).toBeAttached();
  await page.mouse.up();
}

test('an unsaved plan asks before it is left; a saved one does not', async ({ page, hub, addPerson }) => {
  const athlete = await addPerson();
  const { id } = await addPlan(hub, athlete, [planWorkout('Legs', ['monday'])]);
  const editor = new PlanEditor(page);
  await new PlanList(page, athlete.id).open();
  await new PlanList(page, athlete.id).unfold('Winter strength');
  await page.getByRole('link', { name: 'Edit' }).click();

  await editor.workouts.getByRole('button', { name: /^Legs/ }).click();
  await page.getByLabel('Workout title').fill('Legs, heavy');
  await page.goBack();
  await expect(editor.workouts).toContainText(['Legs, heavy']);
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await editor.workouts.getByRole('button', { name: /^Legs/ }).click();
  await editor.save.click();
  await expect(page).toHaveURL(/\/plans$/);
  expect((await readPlan(hub, id)).workouts[0]?.workoutTitle).toBe('Legs, heavy');
});

test('what another coach has changed meanwhile is not overwritten unasked', async ({
  page,
  hub,
  addPerson,
  problems,
}) => {
  problems.expect(/answered 409: PATCH .*\/plans\/records/);
  const [athlete, other] = [await addPerson(), await addPerson({ role: 'admin' })];
  const { id } = await addPlan(hub, athlete, [planWorkout('Legs', ['monday'])]);
  const editor = new PlanEditor(page);
  await editor.open(athlete.id, id);
  await editor.title.fill('Mine');
  await other.client.collection('plans').update(id, { planTitle: 'Theirs' });
  await editor.save.click();
  const question = page.getByRole('alertdialog', { name: 'Someone changed this since you opened it' });
  await expect(question).toContainText('Theirs');
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page).toHaveURL(/\/plans$/);
  expect(await readPlan(hub, id)).toMatchObject({ planTitle: 'Mine' });
});

test('a plan of another person than the address says is refused', async ({ page, hub, addPerson }) => {
  const [athlete, other] = [await addPerson(), await addPerson()];
  const { id } = await addPlan(hub, other, []);
  await page.goto(`/workout/admin/users/${athlete.id}/plans/${id}/edit`);
  await expect(page.getByRole('alert')).toContainText('Plan not found or access denied');
  await expect(page.getByLabel('Plan title')).toHaveCount(0);
});

test('the calendar shows at once what the athlete ticks', async ({ page, hub, addPerson, inDays }) => {
  const athlete = await addPerson();
  const workout = await addWorkout(hub, athlete, {
    date: inDays(0),
    workoutTitle: 'Legs',
    exercises: ticked(false, false),
  });
  await page.goto(`/workout/admin/users/${athlete.id}/plans?tab=calendar`);
  await expect(page.getByText('0 of 2 done')).toBeVisible();

  const tick = (count: number, rev: number) =>
    athlete.client.collection('workouts').update(workout.id, {
      exercises: workout.exercises.map((exercise, index) => ({ ...exercise, completed: index < count })),
      rev,
    });
  await tick(1, workout.rev);
  await expect(page.getByText('1 of 2 done')).toBeVisible();
  await tick(2, workout.rev + 1);
  await expect(page.getByText('2 of 2 done')).toBeVisible();
  await expect(page.getByRole('gridcell', { selected: true }).getByRole('button')).toHaveAccessibleName(
    /Legs, done$/,
  );
});

test('a workout is moved, deleted, and its week copied', async ({ page, hub, addPerson, inDays }) => {
  const athlete = await addPerson();
  await addWorkout(hub, athlete, { date: inDays(0), workoutTitle: 'Legs', exercises: ticked(false, false) });
  await page.goto(`/workout/admin/users/${athlete.id}/plans?tab=calendar`);
  const plans = new PlanList(page, athlete.id);
  const { dialog } = plans;
  const dates = async () => (await workoutsOf(hub, athlete)).map(({ date }) => date);

  await page.getByRole('button', { name: 'Move' }).click();
  await dialog.getByLabel('New day').fill(inDays(1));
  await dialog.getByRole('button', { name: 'Move' }).click();
  await plans.expectDay(inDays(1));
  await expect(page.getByRole('heading', { name: 'Legs' })).toBeVisible();
  expect(await dates()).toEqual([inDays(1)]);

  await page.getByRole('button', { name: 'Copy week' }).click();
  await dialog.getByRole('button', { name: 'Copy' }).dblclick();
  await plans.expectDay(inDays(8));
  expect(await dates()).toEqual([inDays(1), inDays(8)]);

  await page.getByRole('button', { name: 'Delete workout' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/^Nothing on/)).toBeVisible();
  expect(await dates()).toEqual([inDays(1)]);
});
