import { afterEach, expect, it, vi } from 'vitest';
import { timingSentence, workoutLine } from './plan-text';

afterEach(() => {
  vi.unstubAllGlobals();
});

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

it.each([
  ['en-US', 'Every week on Sunday, Monday and Saturday.'],
  ['ar-EG', 'Every week on Saturday, Sunday and Monday.'],
  ['de-DE', 'Every week on Monday, Saturday and Sunday.'],
])('names the days in the order of a week in %s', (language, sentence) => {
  vi.stubGlobal('navigator', { language });
  expect(timingSentence({ frequency: 'weekly', days: ['monday', 'saturday', 'sunday'] })).toBe(sentence);
});
