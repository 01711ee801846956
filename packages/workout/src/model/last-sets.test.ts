import { expect, it } from 'vitest';
import { readExercises, type StoredExercise } from './exercise';
import { bestEstimate, lastSets } from './last-sets';

const workout = (id: string, date: string, exercise: StoredExercise) => ({
  id,
  date,
  workoutTitle: 'Legs',
  exercises: readExercises([{ id: 'squat', code: 'squat', title: 'Squat', ...exercise }]),
});
const TODAY = workout('today', '2026-11-21', {});
const SQUAT = TODAY.exercises[0]!;
const set = (id: string, reps: number, weight: number, kind = 'work') => ({
  ...{ id, reps, weight, unit: 'kg', kind },
  done: true,
});

const LOGGED = workout('logged', '2026-11-14', {
  results: 'as I like',
  sets: [set('w', 10, 20, 'warm-up'), set('1', 5, 100), { id: '2', kind: 'work', done: false }],
});
const WRITTEN = workout('written', '2026-11-07', { results: '2x8 @ 62.5 kg, 7 @ 60 kg' });
const SAID = workout('said', '2026-11-18', { results: 'knee sore' });

it('are those that were logged and done, without warm-ups', () => {
  expect(lastSets([LOGGED, WRITTEN], TODAY, SQUAT)).toMatchObject([{ id: '1', reps: 5, weight: 100 }]);
});

it('are else those that the results name, each as often as it was done', () => {
  expect(lastSets([TODAY, WRITTEN], TODAY, SQUAT).map(({ id, reps, weight }) => [id, reps, weight])).toEqual([
    ['1', 8, 62.5],
    ['2', 8, 62.5],
    ['3', 7, 60],
  ]);
});

it('are looked for before results that name none, and not in what comes later', () => {
  expect(lastSets([SAID, WRITTEN], TODAY, SQUAT)).toHaveLength(3);
  expect(lastSets([{ ...LOGGED, date: '2026-11-22' }], TODAY, SQUAT)).toEqual([]);
});

it('give the best estimated maximum, in kg', () => {
  expect(bestEstimate([LOGGED, WRITTEN], TODAY, SQUAT)).toBeCloseTo(116.67, 2);
  expect(bestEstimate([SAID], TODAY, SQUAT)).toBeNull();
});
