import { expect, it } from 'vitest';
import { readExercises } from './exercise';
import { offeredRest } from './offered-rest';

const ME = { personId: 'mei', now: new Date('2026-11-21T18:30:00') };
const workout = (stored: object[], values = {}) => ({
  ...{ id: 'legs', user: 'mei', date: '2026-11-21', finished: null },
  exercises: readExercises(stored.map((exercise, index) => ({ id: String(index), ...exercise }))),
  ...values,
});
const ASKED = [{ completed: true, target: { sets: 3, rest: 120 } }, { target: { sets: 3, rest: 90 } }];

it('offers the rest of the exercise that comes next', () => {
  expect(offeredRest(workout(ASKED), ME)).toEqual({ workoutId: 'legs', seconds: 90 });
  expect(offeredRest(workout([{ target: { sets: 3 } }]), ME)?.seconds).toBe(120);
  expect(offeredRest(workout([{ target: { sets: 3, rest: 0 } }]), ME)?.seconds).toBe(120);
});

it.each([
  [workout([{ results: '3x8' }])],
  [workout(ASKED, { date: '2026-11-22' })],
  [workout(ASKED, { user: 'sam' })],
])('offers none without sets, on another day, or to somebody else: %j', (other) => {
  expect(offeredRest(other, ME)).toBeUndefined();
});

it('offers it past midnight while yesterday’s workout continues', () => {
  const sets = [{ id: '1', done: true, at: new Date('2026-11-21T23:50:00').toISOString() }];
  const late = workout([{ sets, target: { sets: 3, rest: 90 } }]);
  const at = (now: string) => offeredRest(late, { ...ME, now: new Date(now) })?.seconds;
  expect([at('2026-11-22T00:10:00'), at('2026-11-22T02:51:00')]).toEqual([90, undefined]);
});
