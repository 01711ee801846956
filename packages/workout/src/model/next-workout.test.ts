import { describe, expect, it } from 'vitest';
import { nextWorkoutQuery, nextWorkoutInWords } from './next-workout';

const TODAY = '2026-11-21';
const DONE = [{ completed: true }, { completed: 'true' }];
const workout = (date: string, exercises: unknown = [], workoutTitle = 'Legs and back') => ({
  date,
  workoutTitle,
  exercises,
});
const found = (...first: ReturnType<typeof workout>[]) => ({ total: first.length, first });

describe('the tile', () => {
  it.each([
    [found(workout(TODAY)), 'Legs and back today'],
    [found(workout('2026-11-24')), 'Next on Tue 24 Nov'],
    [found(workout('2027-01-02')), 'Next on Sat 2 Jan 2027'],
    [
      found(workout(TODAY, [], 'A very long title of a workout that no tile holds')),
      'A very long title of a workout that no… today',
    ],
    [found(workout('2026-11-20')), 'No workouts planned'],
    [found(), 'No workouts planned'],
    [undefined, 'No workouts planned'],
  ])('says what comes next: of %j “%s”', (what, words) => {
    expect(nextWorkoutInWords(what, TODAY)).toBe(words);
  });

  it.each([
    ['the other one of the day', [workout(TODAY, DONE), workout(TODAY, [], 'Run')], 'Run today'],
    ['the next day', [workout(TODAY, DONE), workout('2026-11-24')], 'Next on Tue 24 Nov'],
    [
      'one that was not done beforehand',
      [workout('2026-11-22', DONE), workout('2026-11-24')],
      'Next on Tue 24 Nov',
    ],
    ['nothing more', [workout(TODAY, DONE)], 'Done for today'],
  ])('goes on from a workout that is done to %s', (_, workouts, words) => {
    expect(nextWorkoutInWords(found(...workouts), TODAY)).toBe(words);
  });

  it.each([
    ['has one of two done', [{ completed: true }, { completed: false }]],
    ['has an exercise that says nothing', [{}, { completed: true }]],
    ['has no exercises', []],
    ['is an old record without a list', null],
  ])('still names today’s workout that %s', (_, exercises) => {
    expect(nextWorkoutInWords(found(workout(TODAY, exercises)), TODAY)).toBe('Legs and back today');
  });

  it('asks for one’s own workouts alone, from today on', () => {
    expect(nextWorkoutQuery({ today: TODAY, personId: 'mei', isAdmin: false }).filter).toEqual([
      'user = {:user} && date >= {:today}',
      { user: 'mei', today: TODAY },
    ]);
  });
});
