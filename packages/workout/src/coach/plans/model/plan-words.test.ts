import { expect, it } from 'vitest';
import { counted, timingSentence, workoutLine } from './plan-words';

it.each([
  ['weekly', ['tuesday', 'saturday'], 'Every week on Tuesday and Saturday.'],
  ['bi-weekly', ['sunday'], 'Every 2 weeks on Sunday.'],
  ['monthly', ['friday', 'monday', 'wednesday'], 'Every 4 weeks on Monday, Wednesday and Friday.'],
  ['daily', [], 'Every day.'],
  ['weekly', ['everyday'], 'Every week on “everyday”.'],
  ['weekly', [], 'No day is chosen yet, so nothing is generated from it.'],
])('says when a %s workout on %j comes', (frequency, days, sentence) => {
  expect(timingSentence({ frequency, days })).toBe(sentence);
});

it('tells a workout in a line', () => {
  const exercise = { id: 'a' };
  expect(workoutLine({ frequency: 'weekly', days: ['saturday', 'tuesday'], exercises: [exercise] })).toBe(
    'Weekly, Tue and Sat, 1 exercise',
  );
  expect(workoutLine({ frequency: 'weekly', days: ['everyday', 'monday'], exercises: [] })).toBe(
    'Weekly, Mon and “everyday”, 0 exercises',
  );
  expect(workoutLine({ frequency: 'monthly', days: [], exercises: [] })).toBe('Monthly, no day, 0 exercises');
  expect(workoutLine({ frequency: 'daily', days: [], exercises: [] })).toBe('Daily, 0 exercises');
});

it('counts', () => {
  expect([counted(0, 'workout'), counted(1, 'workout'), counted(2, 'workout')]).toEqual([
    '0 workouts',
    '1 workout',
    '2 workouts',
  ]);
});
