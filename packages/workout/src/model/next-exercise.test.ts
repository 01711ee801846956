import { expect, it } from 'vitest';
import { readExercises } from './exercise';
import { firstToLog, nextToLog } from './next-exercise';

const target = { sets: 3 };
const EXERCISES = readExercises([
  { id: 'a', completed: true, target },
  { id: 'b' },
  { id: 'c', target },
  { id: 'd', completed: true, target },
  { id: 'e', target },
]);

it('opens the first that is not done and asks for sets', () => {
  expect(firstToLog(EXERCISES)?.id).toBe('c');
  expect(firstToLog(readExercises([{ id: 'b' }]))).toBeUndefined();
  expect(firstToLog(readExercises([{ id: 'b', sets: [{ id: '1' }] }]))?.id).toBe('b');
});

it('goes on below, to the next that is not done, where that has sets', () => {
  expect(nextToLog(EXERCISES, 'c', () => true)?.id).toBe('e');
  expect(nextToLog(EXERCISES, 'e', () => true)).toBeUndefined();
  expect(nextToLog(EXERCISES, 'a', () => false)).toBeUndefined();
});
