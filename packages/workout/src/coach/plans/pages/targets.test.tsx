import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { coachPaths } from '../../../paths';
import { plansRoutes } from '../routes';
import { planWorkout, SAM, samplePlan, samsStore, samsWorkout, storeHandlers } from '../../../testing';

const server = mockServer();

const legs = planWorkout('Legs', 'weekly', ['tuesday'], ['Squat']);

function openPage(path: string, plan = samplePlan({ workouts: [legs] })) {
  const store = samsStore({ plans: [plan] });
  server.use(...storeHandlers(store));
  return { store, ...openTool(plansRoutes, path.replace('PLAN', plan.id), { isAdmin: true }) };
}

const edit = coachPaths.editPlan(SAM, 'PLAN');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const choice = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);

/** The exercises of the first workout of the plan. */
const savedExercises = (plan: { workouts: unknown } | undefined) =>
  (plan?.workouts as (typeof legs)[])[0]?.exercises;

it('asks for 3 × 8 @ 62.5 kg with three numbers and a touch, and says how the athlete reads it', async () => {
  const { user, store } = openPage(`${edit}?workout=legs`);
  const row = await findButton(/^Squat/);
  await user.click(row);
  expect(row.textContent).toBe('Squat No target');
  await user.type(field('Sets'), '3');
  await user.type(field('Reps'), '8');
  await user.type(field('Weight'), '62.5');
  await user.click(screen.getByRole('radio', { name: '2:00' }));
  const words = '3 × 8 @ 62.5 kg, rest 2:00';
  expect((await screen.findByText('Sam sees')).parentElement?.textContent).toBe(`Sam sees ${words}`);
  expect(row.textContent).toBe(`Squat ${words}`);
  await user.click(row);
  expect(row.textContent).toBe(`Squat ${words}`);
  await user.click(button('Save'));
  await waitFor(() => expect(store.plans[0]?.rev).toBe(2));
  const target = { sets: 3, reps: 8, weight: 62.5, unit: 'kg', rest: 120 };
  expect(savedExercises(store.plans[0])).toEqual([{ ...legs.exercises[0], target }]);
});

it('asks for what each set is, how heavy, another rest and a superset', async () => {
  const { user, store } = openPage(`${edit}?workout=legs`);
  await user.click(await findButton(/^Squat/));
  await user.type(field('Sets'), '3');
  await user.selectOptions(choice('Each set'), 'Range');
  await user.type(field('From'), '8');
  await user.type(field('To'), '12');
  await user.selectOptions(choice('How heavy'), 'RPE');
  await user.type(field('RPE'), '8');
  await user.click(screen.getByRole('radio', { name: 'Other' }));
  await user.type(field('Other rest'), '45');
  await user.selectOptions(choice('Superset'), 'A');
  expect(screen.getAllByText('3 × 8 to 12 @ RPE 8, rest 0:45, superset A')).toHaveLength(2);
  await user.click(button('Save'));
  await waitFor(() => expect(store.plans[0]?.rev).toBe(2));
  expect(savedExercises(store.plans[0])).toMatchObject([
    { target: { sets: 3, reps: 8, repsTo: 12, rpe: 8, rest: 45, group: 'A' } },
  ]);
});

it('leads to a target that can’t be saved, and says how to mend it', async () => {
  const { user, store } = openPage(`${edit}?workout=legs`);
  await user.click(await findButton(/^Squat/));
  await user.type(field('Sets'), '3');
  await user.type(field('Weight'), '1501');
  await user.click(await findButton(/^Squat/));
  await user.click(button('Save'));
  expect(
    await screen.findByText('A target’s weight is above 0 and at most 1500 kg, in kg or lb.'),
  ).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('Weight')));
  expect(field('Weight').value).toBe('1501');
  expect(store.plans[0]?.rev).toBe(1);
});

it('copies a workout with its targets, and keeps what it does not know of an exercise', async () => {
  const target = { sets: 3, reps: 8, rest: 120 };
  const exercises = [{ ...legs.exercises[0], colour: 'red', target }];
  const plan = samplePlan({ workouts: [{ ...legs, exercises }] as never });
  const { user, store } = openPage(edit, plan);
  await user.click(await findButton('Actions'));
  await user.click(screen.getByRole('menuitem', { name: 'Copy' }));
  await user.click(button('Save'));
  await waitFor(() => expect(store.plans[0]?.rev).toBe(2));
  const [kept, copy] = store.plans[0]?.workouts as (typeof legs)[];
  expect([kept?.exercises, copy?.exercises]).toEqual([exercises, exercises]);
});

it('asks for each set on its own, without making the plain case longer', async () => {
  const { user, store } = openPage(`${edit}?workout=legs`);
  await user.click(await findButton(/^Squat/));
  await user.type(field('Sets'), '3');
  await user.type(field('Reps'), '12');
  await user.type(field('Weight'), '60');
  expect(screen.queryByRole('group', { name: 'Each set on its own' })).toBeNull();
  await user.click(button('Each set on its own'));
  expect(screen.queryByLabelText('Reps')).toBeNull();
  for (const [label, text] of [
    ['Set 2, reps', '10'],
    ['Set 2, kg', '65'],
    ['Set 3, reps', '8'],
    ['Set 3, kg', '70'],
  ] as const) {
    await user.clear(field(label));
    await user.type(field(label), text);
  }
  expect(screen.getAllByText('3 × 12/10/8 @ 60/65/70 kg')).toHaveLength(2);
  await user.click(button('Save'));
  await waitFor(() => expect(store.plans[0]?.rev).toBe(2));
  const bySet = [
    { reps: 12, weight: 60 },
    { reps: 10, weight: 65 },
    { reps: 8, weight: 70 },
  ];
  expect(savedExercises(store.plans[0])).toMatchObject([
    { target: { sets: 3, reps: 12, weight: 60, bySet } },
  ]);
});

it('makes all sets alike again, as the first', async () => {
  const { user } = openPage(`${edit}?workout=legs`);
  await user.click(await findButton(/^Squat/));
  await user.type(field('Sets'), '2');
  await user.click(button('Each set on its own'));
  await user.type(field('Set 1, reps'), '5');
  await user.type(field('Set 2, reps'), '9');
  await user.click(button('All sets alike'));
  expect(field('Reps').value).toBe('5');
  expect(screen.getAllByText('2 × 5')).toHaveLength(2);
});

describe('a share of the best', () => {
  async function askForShare(past: unknown[], path = `${edit}?workout=legs`) {
    const [squat] = legs.exercises;
    const done = samsWorkout('2026-11-01', 'Legs', { exercises: [{ ...squat, sets: past }] as never });
    const store = samsStore({ plans: [samplePlan({ workouts: [legs] })], workouts: [done] });
    server.use(...storeHandlers(store));
    const page = openTool(plansRoutes, path.replace('PLAN', store.plans[0]?.id ?? ''), { isAdmin: true });
    await page.user.click(await findButton(/^Squat/));
    await page.user.selectOptions(choice('How heavy'), '% of best');
    return page;
  }
  const set = { id: '1', kind: 'work', reps: 1, weight: 100, unit: 'kg', done: true };

  it('is said in kg beside the athlete’s best', async () => {
    const { user } = await askForShare([set]);
    expect(await screen.findByText('Sam’s best is 100 kg (estimated).')).toBeTruthy();
    await user.type(field('Percent'), '80');
    expect(screen.getByText('Sam’s best is 100 kg (estimated): 80% is 80 kg.')).toBeTruthy();
  });

  it('says so where no best is known', async () => {
    await askForShare([]);
    const words = 'No weight is known for Sam yet: they see the percentage until there is one.';
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('says so where the best could not be loaded', async () => {
    const store = samsStore({ plans: [samplePlan({ workouts: [legs] })] });
    server.use(...storeHandlers(store));
    server.use(
      http.get('*/api/collections/workouts/records', () =>
        HttpResponse.json({ status: 400 }, { status: 400 }),
      ),
    );
    const page = openTool(plansRoutes, edit.replace('PLAN', store.plans[0]?.id ?? '') + '?workout=legs', {
      isAdmin: true,
    });
    await page.user.click(await findButton(/^Squat/));
    await page.user.selectOptions(choice('How heavy'), '% of best');
    expect(await screen.findByText('Of Sam’s best, which could not be loaded.')).toBeTruthy();
  });
});
