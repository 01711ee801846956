import { expect, it } from 'vitest';
import { readExercises } from './exercise';
import { countDone, statusOf } from './workout-status';

const TODAY = '2026-11-21';

function workout(date: string, ...completed: unknown[]) {
  return { date, exercises: readExercises(completed.map((value) => ({ title: 'Squat', completed: value }))) };
}

it.each([
  ['completed', workout('2026-11-20', true, true)],
  ['completed', workout('2026-12-01', 'true')],
  ['failed', workout('2026-11-20', true, false)],
  ['failed', workout('2026-11-20', 1, 'TRUE', 'yes')],
  ['not-completed', workout('2026-11-21', true, false)],
  ['not-completed', workout('2026-11-21')],
  ['not-completed', workout('2026-11-20')],
])('is %s', (status, given) => {
  expect(statusOf(given, TODAY)).toBe(status);
});

it('counts as done what is true or "true", and nothing else', () => {
  expect(countDone(workout(TODAY, true, 'true', 'false', 1, null, undefined, 'True').exercises)).toBe(2);
});
