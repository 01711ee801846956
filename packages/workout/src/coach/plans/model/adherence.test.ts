import { parseRecord } from '@hub/pb-client';
import { expect, it } from 'vitest';
import { trainedWorkout } from '../../../api/person.schema';
import { sampleWorkout, tickedExercises } from '../../../testing';
import { adherenceDays, adherenceInWords, adherenceOf } from './adherence';

const TODAY = '2026-11-23';
const workout = (date: string, ...ticks: boolean[]) =>
  parseRecord(trainedWorkout, sampleWorkout({ date, exercises: tickedExercises(...ticks) }));

it('counts what was done and missed, and nothing that is to come', () => {
  const workouts = [
    workout('2026-11-20', true, true),
    workout('2026-11-21', true, false),
    workout('2026-11-22', false),
    workout(TODAY, false),
    workout('2026-11-24', true),
    // It has no exercises.
    workout('2026-11-19'),
  ];
  expect(adherenceOf(workouts, TODAY, 4)).toEqual({ done: 1, missed: 2 });
  expect(adherenceOf([...workouts, workout(TODAY, true)], TODAY, 4)).toEqual({ done: 2, missed: 2 });
});

it.each([
  [4, '2026-10-27', '2026-10-26'],
  [12, '2026-09-01', '2026-08-31'],
])('goes back over %d weeks to %s, and not to %s', (weeks, first, before) => {
  expect(adherenceDays(TODAY, weeks)).toEqual({ from: first, to: TODAY });
  expect(adherenceOf([workout(first, true), workout(before, true)], TODAY, weeks)).toEqual({
    done: 1,
    missed: 0,
  });
});

it('asks for the longest time', () => {
  expect(adherenceDays(TODAY)).toEqual(adherenceDays(TODAY, 12));
});

it.each([
  [{ done: 9, missed: 2 }, '9 of 11 done (82%), 2 missed'],
  [{ done: 3, missed: 0 }, '3 of 3 done (100%)'],
  [{ done: 0, missed: 1 }, '0 of 1 done (0%), 1 missed'],
  [{ done: 0, missed: 0 }, 'Nothing was due'],
])('says %j as "%s"', (adherence, words) => {
  expect(adherenceInWords(adherence)).toBe(words);
});
