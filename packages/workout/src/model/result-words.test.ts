import { expect, it } from 'vitest';
import { readExercises } from './exercise';
import { savedResult } from './result-words';

it.each([
  [{ title: 'Squat', results: '3x8 @ 60 kg', completed: true }, false, 'Saved: Squat, 3x8 @ 60 kg'],
  [{ title: 'Squat', completed: true }, false, 'Saved: Squat, done'],
  [{ title: 'Squat' }, false, 'Saved: Squat, not done'],
  [{ results: '45 s' }, true, 'Kept on this device: Exercise, 45 s'],
])('says of %j, waiting: %s, "%s"', (stored, waits, words) => {
  const [exercise] = readExercises([stored]);
  expect(exercise && savedResult(exercise, waits)).toBe(words);
});
