import { addExercises, removeExercises } from '../fixtures/exercises';
import { addPlan, planWorkout } from '../fixtures/plans';
import { scriptThatSays } from '../fixtures/requests';
import { expect, test } from '../fixtures/test';
import { addWorkout, ticked } from '../fixtures/workouts';
import { ExercisePages, PeoplePages } from '../pages/coach-pages';

test.use({ signedInAs: 'admin' });
test.afterEach(({ hub }) => removeExercises(hub));

test('a coach makes an athlete, who signs in with what was handed over', async ({ page, hub, browser }) => {
  const email = `sam-${Date.now()}@example.com`;
  const people = new PeoplePages(page);
  await page.goto('/workout/admin');
  await page.getByRole('link', { name: /User Management/ }).click();
  await page.getByRole('link', { name: 'Add User' }).click();
  await people.fill({ name: 'Sam Rivers', email });
  await page.getByRole('button', { name: 'Another one' }).click();
  const password = await people.field('Password').inputValue();
  expect(password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(people.field('Password')).toHaveAttribute('type', 'password');
  await people.save();
  await expect(page.getByText('Sam Rivers can log in now.')).toBeVisible();
  await expect(page.getByText(password)).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(people.row('Sam Rivers')).toContainText('No active plan');
  await expect(people.row('Sam Rivers')).not.toContainText('Admin');

  const phone = await browser.newPage({ baseURL: hub.url, storageState: { cookies: [], origins: [] } });
  await phone.goto('/login');
  await phone.getByLabel('E-mail').fill(email);
  await phone.getByLabel('Password').fill(password);
  await phone.getByRole('button', { name: 'Log In' }).click();
  await expect(phone.getByRole('heading', { name: 'Apps', level: 1 })).toBeVisible();
  await phone.goto('/workout/admin/users');
  await expect(phone).toHaveURL(/\/$/);
  await phone.close();
  const made = await hub.superuser.collection('users').getFirstListItem(`email = "${email}"`);
  await hub.superuser.collection('users').delete(made.id);
});

test('an e-mail that somebody has is said on its field, and the chosen role is saved', async ({
  page,
  hub,
  problems,
  addPerson,
}) => {
  problems.expect(/answered 400: POST/);
  const somebody = await addPerson();
  const people = new PeoplePages(page);
  await page.goto('/workout/admin/users/add');
  await people.fill({ name: 'Mira', email: somebody.email.toUpperCase(), role: 'Admin', password: 'short' });
  await people.save();
  await expect(page.getByText('Use at least 8 characters.')).toBeVisible();
  await people.field('Password').fill('long enough by far');
  await people.save();
  await expect(page.getByText('Somebody here already has this e-mail. Enter another.')).toBeVisible();
  const email = `mira-${Date.now()}@example.com`;
  await people.field('E-mail').fill(email);
  await people.save();
  await expect(page.getByText('Mira can log in now.')).toBeVisible();
  const made = await hub.superuser.collection('users').getFirstListItem(`email = "${email}"`);
  expect(made).toMatchObject({ role: 'admin', isAdmin: true });
  await hub.superuser.collection('users').delete(made.id);
});

test('who is deactivated is signed out at once and told why, until a coach activates them', async ({
  page,
  problems,
  openAs,
  addPerson,
}) => {
  problems.expect(/answered 40[13]/);
  const athlete = await addPerson();
  const phone = await openAs(athlete);
  await phone.goto('/workout');
  await expect(phone.getByRole('heading', { name: 'Activity' })).toBeVisible();
  await page.goto(`/workout/admin/users/${athlete.id}/edit`);
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByRole('button', { name: 'Activate' })).toBeVisible();
  await phone.goto('/expiry');
  await expect(phone).toHaveURL(/\/login/);
  const logIn = async () => {
    await phone.getByLabel('E-mail').fill(athlete.email);
    await phone.getByLabel('Password').fill(athlete.password);
    await phone.getByRole('button', { name: 'Log In' }).click();
  };
  await logIn();
  await expect(phone.getByRole('alert')).toHaveText(
    'Your account is deactivated. Ask an admin to activate it again.',
  );
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByRole('button', { name: 'Deactivate' })).toBeVisible();
  await logIn();
  await expect(phone).toHaveURL(/\/expiry/);
});

test('a person is removed with what they have, and what they shared stays where that is chosen', async ({
  page,
  hub,
  inDays,
}) => {
  const leaver = await hub.createUser();
  await addWorkout(hub, leaver, { date: inDays(0) });
  const shared = { name: 'Kitchen', expiryDate: '2030-01-01', owner: leaver.id, shared: true };
  const { id } = await hub.superuser.collection('expiry').create(shared);
  await page.goto(`/workout/admin/users/${leaver.id}/edit`);
  await page.getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Everything they have goes with them: 1 workout and 1 item of Expiry.',
  );
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    question.getByRole('button', { name: 'Export first' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^[a-z-]+-\d{4}-\d\d-\d\d\.json$/);
  await expect(question.getByRole('status')).toHaveText('2 records saved.');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page).toHaveURL(/\/workout\/admin\/users$/);
  expect(await hub.superuser.collection('expiry').getOne(id)).toMatchObject({ owner: '', shared: true });
  await hub.superuser.collection('expiry').delete(id);
});

test('the list says how everybody’s week went, and finds people', async ({
  page,
  hub,
  addPerson,
  inDays,
}) => {
  const [done, missed] = [await addPerson(), await addPerson()];
  await addPlan(hub, done, []);
  await addWorkout(hub, done, { date: inDays(-6), exercises: ticked(true) });
  await addWorkout(hub, done, { date: inDays(-7), exercises: ticked(false) });
  await addWorkout(hub, missed, { date: inDays(-1), exercises: ticked(false) });
  await addWorkout(hub, missed, { date: inDays(0), exercises: ticked(false) });
  const people = new PeoplePages(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/collections\/(workouts|plans)\/records/.test(request.url())) calls.push(request.url());
  });
  const plansAhead = scriptThatSays(page, 'Generate workouts');
  await page.goto('/workout/admin/users');
  await expect(people.row(done.email)).toContainText('1 of 1 done in 7 days');
  await expect(people.row(done.email)).toContainText('Winter strength');
  await expect(people.row(missed.email)).toContainText('0 of 2 done in 7 days, 1 missed');
  expect(calls.filter((url) => url.includes('perPage=500'))).toHaveLength(2);
  // Waits for the prefetched script of a row's screen, so that the reload does not cancel it.
  await plansAhead;

  await page.getByRole('searchbox', { name: 'Search' }).fill(done.email);
  await expect(people.row(missed.email)).toHaveCount(0);
  await expect(page).toHaveURL(/\?q=/);
  await page.reload();
  await expect(people.row(done.email)).toBeVisible();
  await expect(people.row(missed.email)).toHaveCount(0);
});

test('two exercises come from the library, once each', async ({ page, hub, problems }) => {
  problems.expect(/failed: POST/);
  const exercises = new ExercisePages(page);
  await exercises.open();
  await expect(page.getByText('No exercises found')).toBeVisible();
  await exercises.openLibrary();
  await expect(exercises.dialog.getByText('873 exercises of free-exercise-db, public domain')).toBeVisible();
  await expect(exercises.dialog.getByRole('searchbox')).toBeFocused();
  await exercises.dialog.getByRole('searchbox').fill('lunge dumbbell');
  await exercises.chooseEntry('Dumbbell Lunges');
  await exercises.chooseEntry('Dumbbell Rear Lunge');
  await expect(exercises.dialog.getByText('2 chosen')).toBeVisible();

  // The response to the second request is lost, although the server has created the exercise.
  let posts = 0;
  await page.route('**/api/collections/exercises/records', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    posts += 1;
    if (posts !== 2) return route.fallback();
    await route.fetch();
    return route.abort('connectionrefused');
  });
  await exercises.dialog.getByRole('button', { name: 'Add 2 exercises' }).click();
  await expect(exercises.dialog.getByText('Already in your exercises')).toHaveCount(2);
  await expect(exercises.dialog.getByText('0 chosen')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(exercises.rows).toHaveCount(2);
  await expect(exercises.row('Dumbbell Lunges')).toContainText('quadriceps');

  await exercises.openLibrary();
  await exercises.dialog.getByRole('searchbox').fill('dumbbell lunges');
  await expect(exercises.dialog.getByText('Already in your exercises')).toBeVisible();
  await expect(exercises.entry(/^Dumbbell Lunges/)).toBeDisabled();
  await page.keyboard.press('Escape');
  const stored = await hub.superuser.collection('exercises').getFullList({ sort: 'title' });
  expect(stored.map(({ title }) => title as string)).toEqual(['Dumbbell Lunges', 'Dumbbell Rear Lunge']);
  expect(stored[0]).toMatchObject({ tags: ['quadriceps', 'dumbbell'], tags_csv: 'quadriceps, dumbbell' });
});

test('what scrolls in the library passes under its head and its foot', async ({ page }) => {
  const exercises = new ExercisePages(page);
  await exercises.open();
  await exercises.openLibrary();
  await expect(exercises.dialog.getByText(/free-exercise-db/)).toBeVisible();
  await expect(exercises.dialog.getByRole('checkbox').nth(20)).toBeAttached();
  for (const edge of [
    exercises.dialog.getByRole('heading'),
    exercises.dialog.getByRole('button', { name: 'Cancel' }),
  ]) {
    const { y = 0, height = 0 } = (await edge.boundingBox()) ?? {};
    const onTop = await exercises.dialog.evaluate(
      (dialog, middle) => {
        const box = dialog.querySelectorAll('input[type="checkbox"]')[20];
        if (!box) throw new Error('The library is too short.');
        const scroller = dialog.closest('dialog') ?? dialog;
        const middleOf = (rect: DOMRect) => rect.top + rect.height / 2;
        scroller.scrollTop += middleOf(box.getBoundingClientRect()) - middle;
        const rect = box.getBoundingClientRect();
        return {
          isThere: Math.abs(middleOf(rect) - middle) < 1,
          isBox: document.elementFromPoint(rect.left + rect.width / 2, middle) === box,
        };
      },
      y + height / 2,
    );
    expect(onTop).toEqual({ isThere: true, isBox: false });
  }
});

test('an exercise is added, changed, and deleted after a question that counts its plans', async ({
  page,
  hub,
  addPerson,
}) => {
  const exercises = new ExercisePages(page);
  await page.goto('/workout/admin/exercises/add');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Give it a title.')).toBeVisible();
  await expect(page.getByText('Say how it is done.')).toBeVisible();
  await page.getByLabel('Title').fill('Squat');
  await page.getByLabel('Instructions').fill('Down and up.');
  await page.getByLabel('Video').fill('javascript:alert(1)');
  await page.getByRole('textbox', { name: 'Tags' }).fill(' legs, , barbell,');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/begins with https/)).toBeVisible();
  await page.getByLabel('Video').fill('https://video.example/squat');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(exercises.row('Squat')).toContainText('legs');
  const stored = await hub.superuser.collection('exercises').getFirstListItem('title = "Squat"');
  expect(stored).toMatchObject({
    instruction: 'Down and up.',
    tags: ['legs', 'barbell'],
    tags_csv: 'legs, barbell',
  });

  await exercises.choose('Squat', 'Edit');
  await page.getByRole('textbox', { name: 'Tags' }).fill('legs');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(exercises.row('Squat')).not.toContainText('barbell');

  const athlete = await addPerson();
  await addPlan(hub, athlete, [planWorkout('Legs', ['monday'], 'weekly', [stored.id])], 'One');
  await addPlan(hub, athlete, [planWorkout('Legs', ['monday'], 'weekly', [stored.id])], 'Two');
  await addPlan(hub, athlete, [planWorkout('Legs', ['monday'])], 'Three');
  await exercises.choose('Squat', 'Delete');
  await expect(exercises.dialog).toContainText('2 plans use it, and keep their copies.');
  await expect(exercises.dialog).toContainText('Delete this exercise?');
  await exercises.dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No exercises found')).toBeVisible();
});

test('1,500 exercises are all there and follow what is typed', async ({ page, hub }) => {
  const titles = Array.from({ length: 1500 }, (_, index) => `Exercise ${String(index).padStart(4, '0')}`);
  await addExercises(hub, titles);
  const exercises = new ExercisePages(page);
  const sizes: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/exercises/records')) sizes.push(url.searchParams.get('perPage') ?? 'none');
  });
  await exercises.open();
  await expect(exercises.row('Exercise 0000')).toHaveAttribute('aria-setsize', '1500');
  expect(await exercises.rows.count()).toBeLessThan(60);
  expect(sizes.every((size) => Number(size) <= 500)).toBe(true);
  await page.keyboard.press('End');
  await expect(exercises.row('Exercise 1499')).toBeInViewport();
  await exercises.search.fill('0777');
  await expect(exercises.rows).toHaveCount(1);
  await expect(exercises.row('Exercise 0777')).toBeInViewport();
});
