import { parseRecord } from '@hub/pb-client';
import { expect, it } from 'vitest';
import { planItem } from '../../../api/plans';
import { knownWorkout } from '../../../api/workout.schema';
import { planWorkout, samplePlan, samsWorkout } from '../../../testing';
import {
  countsOf,
  datesToSend,
  durationOf,
  generationProblem,
  previewGeneration,
  withTurned,
} from './generation';

const plan = parseRecord(
  planItem,
  samplePlan({
    workouts: [
      planWorkout('Legs', 'weekly', ['tuesday']),
      planWorkout('Back', 'bi-weekly', ['thursday']),
      planWorkout('Mobility', 'weekly', ['everyday', '']),
    ],
  }),
);
const horizon = { from: '2026-12-01', duration: 2, unit: 'week' } as const;
const standing = (date: string, title: string, values = {}) =>
  parseRecord(knownWorkout, samsWorkout(date, title, values));

it.each([
  ['3', 3],
  [' 2 ', 2],
  ['４', 4],
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
  const { planned } = previewGeneration(plan, horizon, existing, new Set(['back/2026-12-03']));
  const usual = { movedFrom: null, wasRemoved: false, others: [], group: 'new' };
  const asPlanned = (date: string, title: string) => ({ ...usual, date, title, asPlanned: { date, title } });
  expect(planned).toEqual([
    {
      ...asPlanned('2026-12-01', 'Legs'),
      id: 'legs/2026-12-01',
      name: existing[0]?.id,
      group: 'there',
      state: 'there',
      others: ['Yoga'],
    },
    { ...asPlanned('2026-12-03', 'Back'), id: 'back/2026-12-03', name: 'back/2026-12-03', state: 'out' },
    {
      ...asPlanned('2026-12-08', 'Legs'),
      id: 'legs/2026-12-08',
      name: 'legs/2026-12-08',
      state: 'new',
      others: ['Swim'],
    },
  ]);
  expect(countsOf(planned)).toEqual({ new: 1, there: 1, out: 1 });
});

it('names what is there by the title that it has, on the day where it stands', () => {
  const made = { plan: plan.id, planWorkout: 'legs', plannedDate: '2026-12-01' };
  const { planned } = previewGeneration(plan, horizon, [standing('2026-12-04', 'Leg day', made)], new Set());
  expect(planned[0]).toMatchObject({
    id: 'legs/2026-12-01',
    date: '2026-12-04',
    title: 'Leg day',
    state: 'there',
    movedFrom: '2026-12-01',
  });
});

it('leaves out what was removed by hand, unless it is taken in', () => {
  const removed = { ...plan, start: '2026-12-01', removed: ['legs/2026-12-01'] };
  const untouched = previewGeneration(removed, horizon, [], new Set());
  expect(untouched.planned[0]).toMatchObject({ state: 'out', wasRemoved: true });
  expect(datesToSend(untouched.planned)).toEqual({ without: ['legs/2026-12-01'] });
  const taken = previewGeneration(removed, horizon, [], withTurned(new Set(), 'legs/2026-12-01'));
  expect(taken.planned[0]).toMatchObject({ state: 'new', wasRemoved: true });
  expect(datesToSend(taken.planned)).toEqual({ without: [], again: ['legs/2026-12-01'] });
});

it('turns the tick of a date, and turns it back', () => {
  const once = withTurned(new Set(['a']), 'b');
  expect([...once]).toEqual(['a', 'b']);
  expect([...withTurned(once, 'a')]).toEqual(['b']);
});

it('takes a workout that was moved for there on the day for which it was made, as the server does', () => {
  const moved = { plan: plan.id, planWorkout: 'legs', plannedDate: '2026-12-01' };
  const { planned } = previewGeneration(plan, horizon, [standing('2026-12-02', 'Legs', moved)], new Set());
  expect(planned.map(({ id, state }) => [id, state])).toEqual([
    ['legs/2026-12-01', 'there'],
    ['back/2026-12-03', 'new'],
    ['legs/2026-12-08', 'new'],
  ]);
});

it('goes on in the weeks of a plan that has made something in the 28 days before', () => {
  const existing = [standing('2026-11-26', 'Back', { plan: plan.id, planWorkout: 'back' })];
  const started = { ...plan, start: '2026-11-24' };
  const dates = previewGeneration(started, horizon, existing, new Set()).planned.map(({ id }) => id);
  expect(dates).toEqual(['legs/2026-12-01', 'legs/2026-12-08', 'back/2026-12-10']);
});

it('names the workouts that are skipped, and why', () => {
  expect(previewGeneration(plan, horizon, [], new Set()).skipped).toEqual([
    'Mobility is skipped: “everyday” is not a weekday. Choose its days in the plan.',
    'Mobility is skipped: it has no day. Choose its days in the plan.',
  ]);
});

it('names a second workout that comes daily', () => {
  const workouts = ['Walk', 'Stretch'].map((title) => planWorkout(title, 'daily', []));
  expect(previewGeneration({ ...plan, workouts }, horizon, [], new Set()).skipped).toEqual([
    'Stretch is skipped: another workout is already daily. Choose another frequency in the plan.',
  ]);
});

it('says why nothing can be generated, in the words of the specification', () => {
  expect(generationProblem('', plan)).toBe('Error: Missing user ID or plan ID');
  expect(generationProblem('sam', { ...plan, workouts: [] })).toBe(
    'Error: No workouts found in the selected plan',
  );
  expect(generationProblem('sam', plan)).toBeNull();
});
