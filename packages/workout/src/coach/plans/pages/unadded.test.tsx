import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { coachPaths } from '../../../paths';
import { planWorkout, SAM, samplePlan, samsStore, storeHandlers } from '../../../testing';
import { plansRoutes } from '../routes';

const server = mockServer();
const legs = planWorkout('Legs', 'weekly', ['tuesday'], ['Squat']);
const NOT_ADDED = 'This is typed but not added. Choose it from the list, or clear the field.';

function givenPlan() {
  const store = samsStore({ plans: [samplePlan({ workouts: [legs] })], workouts: [] });
  server.use(...storeHandlers(store));
  return { store, path: coachPaths.editPlan(SAM, store.plans[0]!.id) };
}

const openPage = (path: string) => openTool(plansRoutes, path, { isAdmin: true });
const picker = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Add an exercise' });
const button = (name: string) => screen.getByRole('button', { name });
const restored = () => screen.queryByText(/^You began this/);

it.each([
  ['a plan', (edit: string) => `${edit}?workout=legs`],
  ['a workout', () => coachPaths.addWorkout(SAM, '2026-11-22')],
])('comes back with the draft of %s, and goes with it', async (_, pathOf) => {
  const path = pathOf(givenPlan().path);
  const first = openPage(path);
  await first.user.type(await picker(), 'Sqaut');
  first.unmount();
  const { user } = openPage(path);
  expect((await picker()).value).toBe('Sqaut');
  expect(restored()).toBeTruthy();
  await user.click(button('Discard'));
  expect((await picker()).value).toBe('');
});

it('prevents a save of a plan, on each of its screens, until it is added', async () => {
  const { store, path } = givenPlan();
  const { user } = openPage(`${path}?workout=legs`);
  await user.type(await picker(), 'Sqaut');
  await user.click(button('Back'));
  await user.click(button('Save'));
  expect(await screen.findByText(NOT_ADDED)).toBeTruthy();
  expect(screen.getByText('An exercise is typed but not added.')).toBeTruthy();
  await waitFor(async () => expect(document.activeElement).toBe(await picker()));
  expect(store.plans[0]?.rev).toBe(1);
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('option', { name: 'Add “Sqaut” as typed' }));
  expect((await picker()).value).toBe('');
  expect(screen.queryByText(NOT_ADDED)).toBeNull();
  await user.click(button('Save'));
  await waitFor(() => expect(store.plans[0]?.rev).toBe(2));
  const [saved] = store.plans[0]?.workouts as Record<string, unknown>[];
  expect(saved).not.toHaveProperty('unaddedExercise');
  expect(saved?.['exercises']).toMatchObject([{ title: 'Squat' }, { title: 'Sqaut' }]);
});

it('is not copied with its workout', async () => {
  const { path } = givenPlan();
  const { user } = openPage(`${path}?workout=legs`);
  await user.type(await picker(), 'Sqaut');
  await user.click(button('Back'));
  const rows = within(await screen.findByRole('list', { name: 'Workouts' }));
  await user.click(rows.getByRole('button', { name: 'Actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Copy' }));
  await user.click(rows.getByRole('button', { name: /^Legs \(copy\)/ }));
  expect((await picker()).value).toBe('');
});

it('prevents a save of a workout for one day', async () => {
  const { store } = givenPlan();
  const { user } = openPage(coachPaths.addWorkout(SAM, '2026-11-22'));
  await user.type(await screen.findByLabelText('Workout title'), 'Hill run');
  await user.type(await picker(), 'Sqaut');
  await user.click(button('Save'));
  expect(await screen.findByText(NOT_ADDED)).toBeTruthy();
  await waitFor(async () => expect(document.activeElement).toBe(await picker()));
  expect(store.workouts).toEqual([]);
  await user.clear(await picker());
  await user.click(button('Save'));
  await waitFor(() => expect(store.workouts).toMatchObject([{ workoutTitle: 'Hill run', exercises: [] }]));
  expect(store.workouts[0]).not.toHaveProperty('unaddedExercise');
});
