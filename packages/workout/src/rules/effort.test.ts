import { expect, it } from 'vitest';
import { readExercises } from '../model/exercise';
import { effortsOf } from './effort';

const set = (id: string, values: object) => ({ id, done: true, ...values });
const of = (sets: object[], target: object | undefined = { sets: 3, rpe: 7 }) =>
  effortsOf(readExercises([{ id: 'a', title: 'Squat', target, sets }]));

it.each<[string, object[], number[]]>([
  ['1.4 too hard is near', [set('1', { rpe: 8 })], []],
  ['1.5 too hard is far', [set('1', { rpe: 8.5 })], [8.5]],
  ['1.5 too easy is far', [set('1', { rpe: 5.5 })], [5.5]],
  ['the farthest set counts', [set('1', { rpe: 9 }), set('2', { rpe: 4 }), set('3', { rpe: 7 })], [4]],
  ['repetitions in reserve count from 10 down', [set('1', { rir: 1 })], [9]],
  ['a warm-up counts for nothing', [set('1', { rpe: 2, kind: 'warm-up' })], []],
  ['a set that is not done counts for nothing', [set('1', { rpe: 10, done: false })], []],
  ['a set without an effort counts for nothing', [set('1', { reps: 5 })], []],
])('%s', (_, sets, found) => {
  expect(of(sets).map(({ rpe }) => rpe)).toEqual(found);
});

it('is nothing where no effort was asked for', () => {
  expect(of([set('1', { rpe: 10 })], { sets: 3 })).toEqual([]);
});

it('is held against what each set was asked for, and one that was added against the last', () => {
  const target = { sets: 2, rpe: 7, bySet: [{ rpe: 7 }, { rpe: 9 }] };
  expect(of([set('2', { rpe: 9 })], target)).toEqual([]);
  expect(of([set('2', { rpe: 7 })], target)).toMatchObject([{ rpe: 7, asked: 9 }]);
  expect(of([set('abc', { rpe: 7.5 })], target)).toMatchObject([{ rpe: 7.5, asked: 9 }]);
});
