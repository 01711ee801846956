import { expect, it } from 'vitest';
import { readExercises, type StoredExercise } from '../model/exercise';
import { sameExercise } from './same-exercise';

const read = (stored: StoredExercise) => readExercises([stored])[0]!;
const squat = { id: 'x1', code: 'squat', title: 'Squat' };
const labelled = { id: 'x1', code: 'A1', title: 'Squat' };

it.each<[StoredExercise, StoredExercise, boolean]>([
  [squat, { id: 'x2', code: 'squat', title: 'Barbell Squat' }, true],
  [squat, { id: 'x1', code: 'row', title: 'Squat' }, false],
  // An id replaces a missing code.
  [{ id: 'plank', title: 'Plank' }, { id: 'other', code: 'plank', title: 'Plank' }, true],
  [{ id: 'plank', title: 'Plank' }, { id: 'planks', title: 'Plank' }, false],
  // A label alone does not identify an exercise.
  [labelled, { ...labelled }, true],
  [labelled, { ...labelled, title: 'Row' }, false],
  [labelled, { ...labelled, id: 'x2' }, false],
  [{ code: '100', title: 'Squat' }, { code: '100', title: 'Row' }, false],
  [{ code: '1000', title: 'Squat' }, { code: '1000', title: 'Row' }, true],
  // Without id and code: its number in the workout.
  [{ title: 'Squat' }, { title: 'Squat' }, true],
  [{ title: 'Squat' }, { title: 'Row' }, false],
])('%j and %j are the same exercise: %s', (one, other, isSame) => {
  expect(sameExercise(read(one), read(other))).toBe(isSame);
  expect(sameExercise(read(other), read(one))).toBe(isSame);
});
