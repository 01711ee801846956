import { expect, it } from 'vitest';
import { readExercises } from '../../../model/exercise';
import { readSets } from '../../../rules';
import type { FeedWorkout } from '../api/feed.schema';
import { doneInWords, effortInWords, missedInWords, recordInWords } from './in-words';

const at = '2026-11-23T07:30:00Z';
const workout = (finished: string | null, sets: object[] = [{ id: '1', done: true, at }]) =>
  ({
    workoutTitle: 'Base run',
    finished,
    exercises: readExercises([{ id: 'a', completed: true, sets }, { id: 'b' }]),
  }) as unknown as FeedWorkout;

it.each([
  ['2026-11-23T08:12:00Z', undefined, '“Base run”, 1 of 2 exercises, 42 min.'],
  [null, undefined, '“Base run”, 1 of 2 exercises.'],
  ['2026-11-23T08:12:00Z', [], '“Base run”, 1 of 2 exercises.'],
  ['2026-11-24T08:12:00Z', undefined, '“Base run”, 1 of 2 exercises.'],
])('says what was done, finished at %s', (finished, sets, words) => {
  expect(doneInWords(workout(finished, sets))).toBe(words);
});

it.each([
  [1, '“Base run”, none of 2.'],
  [2, '“Base run”, none of 2. The second in a row.'],
  [11, '“Base run”, none of 2. 11 in a row.'],
])('says how many were missed in a row: %i', (row, words) => {
  expect(missedInWords(workout(null), row)).toBe(words);
});

it.each([
  ['weight', 77.5, { weight: 80, unit: 'kg', reps: 5 }, 'Squat 5 @ 80 kg, before 77.5 kg.'],
  ['estimate', 90, { weight: 80, unit: 'kg', reps: 5 }, 'Squat 5 @ 80 kg, estimated maximum before 90 kg.'],
  ['reps', 11, { reps: 12 }, 'Squat 12 reps, before 11 reps.'],
  ['reps', 1, { reps: 2 }, 'Squat 2 reps, before 1 rep.'],
  ['time', 40, { seconds: 45 }, 'Squat 45 s, before 40 s.'],
  ['distance', 1500, { metres: 2000, seconds: 540 }, 'Squat 2000 m in 9:00, before 1500 m.'],
] as const)('says a record: %s', (kind, before, values, words) => {
  const [set] = readSets([{ id: '1', done: true, ...values }]);
  expect(set && recordInWords({ title: 'Squat', kind, before, set })).toBe(words);
});

it('says an effort', () => {
  expect(effortInWords({ title: 'Squat', rpe: 9.5, asked: 7 })).toBe('Squat at RPE 9.5, asked for 7.');
});
