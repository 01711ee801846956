import { parseRecord } from '@hub/pb-client';
import { expect, it } from 'vitest';
import { workoutItem } from '../../../api/workout.schema';
import { planWorkout, samplePlan, samsWorkout } from '../../../testing';
import { daysOf, durationOf, generationProblem, previewOf } from './generation';

const plan = {
  ...samplePlan(),
  workouts: [
    planWorkout('Legs', 'weekly', ['tuesday']),
    planWorkout('Back', 'bi-weekly', ['thursday']),
    planWorkout('Mobility', 'weekly', ['everyday', '']),
  ],
};
const horizon = { from: '2026-12-01', duration: 2, unit: 'week' } as const;
const standing = (date: string, title: string, values = {}) =>
  parseRecord(workoutItem, samsWorkout(date, title, values));

it.each([
  ['3', 3],
  [' 2 ', 2],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['', 1],
  ['two', 1],
])('takes a duration of "%s" for %d', (typed, duration) => {
  expect(durationOf(typed)).toBe(duration);
});

it('tells what is new, there already and left out', () => {
  const existing = [
    standing('2026-12-01', 'Legs', { plan: plan.id, planWorkout: 'legs' }),
    standing('2026-12-01', 'Yoga'),
    standing('2026-12-08', 'Swim', { plan: 'another', planWorkout: 'legs' }),
  ];
  const { planned, counts } = previewOf(plan, horizon, existing, new Set(['back/2026-12-03']));
  expect(planned).toEqual([
    { id: 'legs/2026-12-01', date: '2026-12-01', title: 'Legs', state: 'there', others: ['Yoga'] },
    { id: 'back/2026-12-03', date: '2026-12-03', title: 'Back', state: 'out', others: [] },
    { id: 'legs/2026-12-08', date: '2026-12-08', title: 'Legs', state: 'new', others: ['Swim'] },
  ]);
  expect(counts).toEqual({ new: 1, there: 1, out: 1 });
});

it('takes a workout that was moved for there on the day for which it was made, as the server does', () => {
  const moved = { plan: plan.id, planWorkout: 'legs', plannedDate: '2026-12-01' };
  const { planned } = previewOf(plan, horizon, [standing('2026-12-02', 'Legs', moved)], new Set());
  expect(planned.map(({ id, state }) => [id, state])).toEqual([
    ['legs/2026-12-01', 'there'],
    ['back/2026-12-03', 'new'],
    ['legs/2026-12-08', 'new'],
  ]);
});

it('goes on in step with the workouts of the 28 days before', () => {
  const existing = [standing('2026-11-26', 'Back', { plan: plan.id, planWorkout: 'back' })];
  expect(daysOf(horizon)).toEqual({ from: '2026-11-03', to: '2026-12-14' });
  const dates = previewOf(plan, horizon, existing, new Set()).planned.map(({ id }) => id);
  expect(dates).toEqual(['legs/2026-12-01', 'legs/2026-12-08', 'back/2026-12-10']);
});

it('names the workouts that are skipped, and why', () => {
  expect(previewOf(plan, horizon, [], new Set()).skipped).toEqual([
    'Mobility is skipped: “everyday” is not a weekday. Choose its days in the plan.',
    'Mobility is skipped: it has no day. Choose its days in the plan.',
  ]);
});

it('names a second workout that comes daily', () => {
  const workouts = ['Walk', 'Stretch'].map((title) => planWorkout(title, 'daily', []));
  expect(previewOf({ ...plan, workouts }, horizon, [], new Set()).skipped).toEqual([
    'Stretch is skipped: another workout comes daily already. Choose another frequency in the plan.',
  ]);
});

it('says why nothing can be generated, in the words of the specification', () => {
  expect(generationProblem('', plan)).toBe('Error: Missing user ID or plan ID');
  expect(generationProblem('sam', { ...plan, workouts: [] })).toBe(
    'Error: No workouts found in the selected plan',
  );
  expect(generationProblem('sam', plan)).toBeNull();
});
