import { expect, it } from 'vitest';
import { nextWorkoutAsk, nextWorkoutInWords } from './next-workout';

const TODAY = '2026-11-21';
const found = (date: string, workoutTitle = 'Legs and back') => ({ total: 3, first: { date, workoutTitle } });

it.each([
  [found(TODAY), 'Legs and back today'],
  [found('2026-11-24'), 'Next on Tue 24 Nov'],
  [found('2027-01-02'), 'Next on Sat 2 Jan 2027'],
  [
    found(TODAY, 'A very long title of a workout that no tile holds'),
    'A very long title of a workout that no… today',
  ],
  [{ total: 0, first: undefined }, 'Nothing planned'],
  [undefined, 'Nothing planned'],
])('of %j the tile says “%s”', (what, words) => {
  expect(nextWorkoutInWords(what, TODAY)).toBe(words);
});

it('asks for one’s own workouts alone, from today on', () => {
  expect(nextWorkoutAsk({ today: TODAY, personId: 'mei' }).filter).toEqual([
    'user = {:user} && date >= {:today}',
    { user: 'mei', today: TODAY },
  ]);
});
