import { expect, it } from 'vitest';
import { readExercises } from './exercise';
import { savedResult, tickedAhead } from './result-text';

it.each([
  [{ title: 'Squat', results: '3x8 @ 60 kg', completed: true }, false, 'Saved: Squat, 3x8 @ 60 kg'],
  [{ title: 'Squat', completed: true }, false, 'Saved: Squat, done'],
  [{ title: 'Squat' }, false, 'Saved: Squat, not done'],
  [{ results: '45 s' }, true, 'Kept on this device: Exercise, 45 s'],
])('says of %j, waiting: %s, "%s"', (stored, waits, words) => {
  const [exercise] = readExercises([stored]);
  expect(exercise && savedResult(exercise, waits)).toBe(words);
});

it.each([
  ['Squat', '2026-11-24', 'Ticked for Tue 24 Nov, not today: Squat'],
  ['', '2027-01-02', 'Ticked for Sat 2 Jan 2027, not today: Exercise'],
  [
    'Romanian Deadlift with a pause below the knee',
    '2026-11-22',
    'Ticked for Sun 22 Nov, not today: Romanian Deadlift with a pause below…',
  ],
])('says of "%s", ticked for %s: "%s"', (title, date, words) => {
  expect(tickedAhead(title, date, '2026-11-21')).toBe(words);
});
