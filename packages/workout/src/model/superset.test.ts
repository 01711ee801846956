import { expect, it } from 'vitest';
import { readExercises } from './exercise';
import { nextInSuperset } from './superset';

const target = (group?: string) => ({ sets: 3, reps: 8, ...(group && { group }) });
const WORKOUT = readExercises([
  { id: 'row', target: target('A') },
  { id: 'squat', target: target() },
  { id: 'press', target: target('A') },
  { id: 'curl', target: target('A') },
]);

/** The exercise after a set of `id`, if this many of three sets each are done. */
const next = (id: string, done: Record<string, number>, all: Record<string, number> = {}) =>
  nextInSuperset(WORKOUT, id, (of) => ({ all: all[of] ?? 3, done: done[of] ?? 0 }))?.id;

it('leads through the exercises of the group, past any other', () => {
  expect(next('row', { row: 1 })).toBe('press');
  expect(next('press', { row: 1, press: 1 })).toBe('curl');
});

it('ends when each has done as many: then one rests', () => {
  expect(next('curl', { row: 1, press: 1, curl: 1 })).toBeUndefined();
  expect(next('row', { row: 1, press: 1, curl: 2 })).toBeUndefined();
});

it('goes on from the end to the beginning, whatever one began with', () => {
  expect(next('curl', { curl: 1, press: 1 })).toBe('row');
});

it('leaves out an exercise that has no more sets', () => {
  expect(next('row', { row: 3, press: 2 }, { press: 2 })).toBe('curl');
});

it('knows nothing of an exercise without a superset', () => {
  expect(next('squat', { squat: 1 })).toBeUndefined();
});
