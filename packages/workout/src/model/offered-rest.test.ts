import { expect, it } from 'vitest';
import { readExercises } from './exercise';
import { offeredRest } from './offered-rest';

const ME = { today: '2026-11-21', personId: 'mei' };
const workout = (stored: object[], values = {}) => ({
  ...{ id: 'legs', user: 'mei', date: '2026-11-21' },
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
