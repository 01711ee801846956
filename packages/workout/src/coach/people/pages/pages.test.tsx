import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { accountRoutes } from '../../account/routes';
import { migrationRoutes, peopleRoutes } from '../routes';
import {
  SAM,
  sampleLibraryExercise,
  samplePerson,
  samplePlan,
  samsWorkout,
  storeHandlers,
  tickedExercises,
} from '../../../testing';

const server = mockServer(...storeHandlers());
const openPage = (at: string, isAdmin = true) =>
  openTool([...peopleRoutes, ...accountRoutes, ...migrationRoutes], at, { isAdmin });
const RECORDS = '*/api/collections/exercises/records';
afterEach(() => {
  vi.useRealTimers();
});

it('/workout/admin says how many users and exercises there are', async () => {
  server.use(
    ...storeHandlers({ people: [samplePerson(), samplePerson()], exercises: [sampleLibraryExercise()] }),
  );
  openPage('/workout/admin');
  expect(await screen.findByRole('link', { name: /User Management 2 users/ })).toBeTruthy();
  expect(await screen.findByRole('link', { name: /Exercise Management 1 exercise$/ })).toBeTruthy();
});

it('/workout/admin says if there are no exercises yet', async () => {
  server.use(...storeHandlers({ people: [samplePerson()] }));
  openPage('/workout/admin');
  expect(await screen.findByRole('link', { name: /Exercise Management No exercises$/ })).toBeTruthy();
});

it('/workout/admin leads from three athletes without an active plan to a new one', async () => {
  const people = ['Ada', 'Ben', 'Cleo', 'Dina', 'Emil'].map((name) =>
    samplePerson({ name, email: `${name}@example.com` }),
  );
  const plan = samplePlan({ user: people[1]!.id });
  server.use(...storeHandlers({ people, plans: [plan] }));
  openPage('/workout/admin');
  const rows = within(await screen.findByRole('list', { name: 'No active plan' })).getAllByRole('link');
  expect(rows.map((row) => [row.textContent, row.getAttribute('href')])).toEqual(
    [0, 2, 3].map((at) => [
      `${people[at]!.name} Make a plan`,
      `/workout/admin/users/${people[at]!.id}/plans/add`,
    ]),
  );
  screen.getByText('1 more in User Management.');
});

it.each([
  [true, '/workout/admin'],
  [false, '/workout'],
])('/workout/migration leads an admin (%s) back to %s', async (isAdmin, back) => {
  openPage('/workout/migration', isAdmin);
  await screen.findByText('Migration disabled: db.json has been removed for data safety');
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(back);
});

it('says of everybody whether they are user or admin, and each thing on a line of its own', async () => {
  const [admin, user] = [samplePerson({ name: 'Mira Okafor', role: 'admin' }), samplePerson()];
  const plan = samplePlan({ user: user.id, planTitle: 'Half marathon in spring' });
  server.use(...storeHandlers({ people: [admin, user], plans: [plan] }));
  openPage('/workout/admin/users');
  const row = await screen.findByRole('link', { name: /^Sam Rivers/ });
  await within(row).findByText('Half marathon in spring');
  for (const phrase of ['User', 'sam@example.com', 'No workouts in 7 days']) within(row).getByText(phrase);
  expect(screen.getByRole('link', { name: /^Mira Okafor/ }).textContent).toContain('Admin');
});

it('goes by the day where the athlete is', async () => {
  // Noon in London is one o'clock at night of the next day in Auckland.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 12) });
  const sam = samplePerson({ id: SAM, timeZone: 'Pacific/Auckland' });
  const pushAndPull = samsWorkout('2026-11-21', 'Push and pull', { exercises: tickedExercises(false) });
  server.use(...storeHandlers({ people: [sam], workouts: [pushAndPull] }));
  openPage('/workout/admin/users');
  const row = await screen.findByRole('link', { name: /^Sam Rivers/ });
  await within(row).findByText('0 of 1 done in 7 days, 1 missed');
  within(row).getByText('Missed yesterday');
});

it('says of whom the access is ended, and leads to their account', async () => {
  const vera = samplePerson({ name: 'Vera de Jong', email: 'vera@example.com', isDeactivated: true });
  server.use(
    ...storeHandlers({ people: [vera, samplePerson({ name: 'Kim Sands', email: 'kim@example.com' })] }),
  );
  const { user, currentLocation } = openPage('/workout/admin/users');
  const row = await screen.findByRole('link', { name: /^Vera/ });
  within(row).getByText('Deactivated');
  expect(screen.getByRole('link', { name: /^Kim/ }).textContent).not.toContain('Deactivated');
  await screen.findAllByText('No active plan');
  const [, ofVera] = screen.getAllByRole('button', { name: /^Actions/ });
  if (ofVera) await user.click(ofVera);
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  await screen.findByRole('button', { name: 'Activate' });
  expect(currentLocation().pathname).toBe(`/workout/admin/users/${vera.id}/edit`);
});

it('shows the names although nobody’s week can be loaded, and says so', async () => {
  server.use(
    http.get('*/api/collections/workouts/records', () => HttpResponse.json({}, { status: 500 })),
    ...storeHandlers({ people: [samplePerson()] }),
  );
  openPage('/workout/admin/users');
  expect(await screen.findByRole('link', { name: /Sam Rivers/ })).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be loaded/);
});

/** What was loaded before stays; nothing is loaded any more. */
const loadNothing = (collection: string) =>
  server.use(
    http.get(`*/api/collections/${collection}/records`, () => HttpResponse.json({}, { status: 400 })),
  );

it('leads from no exercises to the first', async () => {
  server.use(...storeHandlers({ exercises: [] }));
  openPage('/workout/admin/exercises');
  const link = await screen.findByRole('link', { name: 'Make an exercise' });
  expect(link.getAttribute('href')).toBe('/workout/admin/exercises/add');
});

it('shows a new exercise in its place before the list reloads', async () => {
  const exercises = ['Box Jump', 'Plank'].map((title) => sampleLibraryExercise({ title, tags: [] }));
  server.use(...storeHandlers({ exercises }));
  const { user } = openPage('/workout/admin/exercises');
  await screen.findByText('Plank');
  await user.click(screen.getByRole('link', { name: 'Add Exercise' }));
  loadNothing('exercises');
  await user.type(await screen.findByLabelText('Title'), 'lunges');
  await user.type(screen.getByLabelText('Instructions'), 'Slowly.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('lunges');
  const titles = screen.getAllByRole('listitem').map(({ textContent }) => textContent.slice(0, 5));
  expect(titles).toEqual(['Box J', 'lunge', 'Plank']);
  // A request that is under way must not outlive its test.
  await screen.findByText(/^This may be out of date\./);
});

it('shows a new person in their place before the list reloads', async () => {
  const people = ['ada@example.com', 'sam@example.com'].map((email) => samplePerson({ email, name: '' }));
  server.use(...storeHandlers({ people }));
  const { user } = openPage('/workout/admin/users');
  await screen.findByText('ada@example.com');
  await user.click(screen.getByRole('link', { name: 'Add User' }));
  loadNothing('users');
  await user.type(await screen.findByLabelText('Name'), 'Kim');
  await user.type(screen.getByLabelText('E-mail'), 'kim@example.com');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Kim can log in now.');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  const names = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent.slice(0, 3));
  expect(names).toEqual(['ada', 'Kim', 'sam']);
  // A request that is under way must not outlive its test.
  await screen.findByText(/^This may be out of date\./);
});

it('keeps the search beside the chosen tag in the address', async () => {
  server.use(
    ...storeHandlers({
      exercises: [sampleLibraryExercise(), sampleLibraryExercise({ title: 'Plank', tags: ['core'] })],
    }),
  );
  const { user, currentLocation } = openPage('/workout/admin/exercises');
  await user.selectOptions(
    await screen.findByLabelText('Tag'),
    await screen.findByRole('option', { name: 'core' }),
  );
  await user.type(screen.getByLabelText(/Search/), 'pl');
  expect(currentLocation().search).toBe('?tag=core&q=pl');
});

it('adds from the library again under the same id, so that nothing is added twice', async () => {
  const ids: unknown[] = [];
  let isDown = true;
  server.use(
    http.post(RECORDS, async ({ request }) => {
      ids.push(((await request.clone().json()) as { id: string }).id);
      return isDown ? HttpResponse.error() : undefined;
    }),
    ...storeHandlers({ exercises: [sampleLibraryExercise({ title: ' barbell LUNGE' })] }),
  );
  const { user } = openPage('/workout/admin/exercises');
  const button = await screen.findByRole('button', { name: 'Add from library' });
  await screen.findByRole('option', { name: 'barbell' });
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Search/), 'lunge');
  const known = await dialog.findByRole('checkbox', { name: /^Barbell Lunge/ });
  expect(known).toHaveProperty('disabled', true);
  await user.click(dialog.getByRole('checkbox', { name: /^Dumbbell Rear Lunge/ }));
  await user.click(dialog.getByRole('button', { name: 'Add 1 exercise' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/1 exercise was not added/);
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Add 1 exercise' }));
  await screen.findByText('1 exercise added');
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
});

it('makes the library one stop of the Tab key, in which arrow keys move', async () => {
  server.use(...storeHandlers({ exercises: [sampleLibraryExercise({ title: 'Barbell Lunge' })] }));
  const { user } = openPage('/workout/admin/exercises');
  await screen.findByRole('option', { name: 'barbell' });
  await user.click(screen.getByRole('button', { name: 'Add from library' }));
  const dialog = within(await screen.findByRole('dialog'));
  const search = dialog.getByLabelText(/Search/);
  expect(document.activeElement).toBe(search);
  await user.type(search, 'barbell lunge');
  await dialog.findByText(/^\d found$/);
  // Barbell Lunge is there already.
  const free = dialog.getByRole('checkbox', { name: /^Barbell Walking Lunge/ });
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(free);
  await user.keyboard(' ');
  expect(dialog.getByText('1 chosen')).toBeTruthy();
  await user.tab();
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' }));
  await user.clear(search);
  await dialog.findByText('873 found');
  const boxes = dialog.getAllByRole<HTMLInputElement>('checkbox').filter(({ disabled }) => !disabled);
  expect(boxes.filter(({ tabIndex }) => tabIndex === 0)).toEqual([boxes[0]]);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(document.activeElement).toBe(boxes[1]);
});

it('says how many of several entries of the library are added', async () => {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.post(RECORDS, () => gate.then(() => undefined)),
    ...storeHandlers({ exercises: [sampleLibraryExercise()] }),
  );
  const { user } = openPage('/workout/admin/exercises');
  await user.click(await screen.findByRole('button', { name: 'Add from library' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Search/), 'lunge');
  for (const name of [/^Barbell Lunge/, /^Dumbbell Rear Lunge/]) {
    await user.click(await dialog.findByRole('checkbox', { name }));
  }
  await user.click(dialog.getByRole('button', { name: 'Add 2 exercises' }));
  await dialog.findByText('Adding 1 of 2…');
  release();
  await screen.findByText('2 exercises added');
});

it('says why nobody can be made while the hub can’t be reached', async () => {
  server.use(http.get('*/api/hub/here', () => HttpResponse.json({})));
  openPage('/workout/admin/users/add');
  const save = await screen.findByRole('button', { name: 'Save' });
  expect(save).toHaveProperty('disabled', false);
  // A device that says so asks nothing, so no answer comes between.
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await screen.findByText('Not while the hub can’t be reached.');
  expect(save).toHaveProperty('disabled', true);
  network.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(save).toHaveProperty('disabled', false));
});

it('saves the muscles of an exercise, each as the first or as well', async () => {
  const exercises = [
    sampleLibraryExercise({ title: 'Lunge', muscles: [], secondary: ['glutes'], equipment: '' }),
  ];
  server.use(...storeHandlers({ exercises }));
  const { user } = openPage(`/workout/admin/exercises/${exercises[0]?.id ?? ''}/edit`);
  const group = async (name: string) => within(await screen.findByRole('group', { name }));
  await user.click((await group('Muscles')).getByRole('checkbox', { name: 'quadriceps' }));
  await user.click((await group('Muscles')).getByRole('checkbox', { name: 'glutes' }));
  const also = await group('Also works');
  expect(also.queryByRole('checkbox', { name: 'glutes' })).toBeNull();
  await user.click(also.getByRole('checkbox', { name: 'hamstrings' }));
  await user.selectOptions(screen.getByLabelText('Equipment'), 'dumbbell');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: 'Exercise Management' });
  await screen.findByText('Lunge');
  expect(exercises).toMatchObject([
    { muscles: ['glutes', 'quadriceps'], secondary: ['hamstrings'], equipment: 'dumbbell', title: 'Lunge' },
  ]);
});
