import { parseRecord } from '@hub/pb-client';
import { expect, it } from 'vitest';
import { workoutItem } from '../../../api/workout.schema';
import { samsWorkout } from '../../../testing';
import { isCopied, newWeekProblem } from './copy-week';

const workout = (date: string, title: string) => parseRecord(workoutItem, samsWorkout(date, title));
const WEEK = [workout('2026-11-16', 'Legs'), workout('2026-11-20', 'Arms')];
const [FROM, NEXT] = ['2026-11-16', '2026-11-23'];

it.each([
  ['2026-11-16', 'This is the week being copied. Enter a day of another one.'],
  ['2026-11-22', 'This is the week being copied. Enter a day of another one.'],
  ['2026-11-23', undefined],
  ['', 'Enter a day of the new week.'],
])('the week of %j: %s', (day, problem) => {
  expect(newWeekProblem(day, FROM)).toBe(problem);
});

it('is copied once each of its workouts is there on its weekday', () => {
  const copies = [workout('2026-11-23', 'Legs'), workout('2026-11-27', 'Arms')];
  expect(isCopied(WEEK, FROM, NEXT, copies)).toBe(true);
  expect(isCopied(WEEK, FROM, NEXT, copies.slice(1))).toBe(false);
  expect(isCopied(WEEK, FROM, NEXT, [workout('2026-11-24', 'Legs'), workout('2026-11-27', 'Arms')])).toBe(
    false,
  );
});
