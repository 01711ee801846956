import { expect, it } from 'vitest';
import { MUSCLES, musclesProblem, readMuscles } from './muscles';

it('knows seventeen muscles, in order', () => {
  expect(MUSCLES).toHaveLength(17);
  expect([...MUSCLES].sort()).toEqual(MUSCLES);
});

it.each([
  [null, []],
  ['quadriceps', []],
  [
    ['triceps', 'chest', 'triceps', 'Chest', 7, null, { chest: 1 }],
    ['chest', 'triceps'],
  ],
])('reads the muscles in %j', (stored, muscles) => {
  expect(readMuscles(stored)).toEqual(muscles);
});

it.each([
  [[], null],
  [['triceps', 'chest'], null],
  ['chest', 'The muscles must be a list.'],
  [{}, 'The muscles must be a list.'],
  [['chest', 'chest'], 'Each muscle is named once.'],
  [['wings'], /^Choose muscles of these: abdominals, .*, triceps\.$/],
  [[['chest']], /^Choose muscles of these/],
  [['__proto__'], /^Choose muscles of these/],
  [[null], /^Choose muscles of these/],
])('says what is wrong with %j', (list, problem) => {
  if (problem instanceof RegExp) expect(musclesProblem(list)).toMatch(problem);
  else expect(musclesProblem(list)).toBe(problem);
});
