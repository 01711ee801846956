import { describe, expect, it } from 'vitest';
import { coachNewsInWords, coachNewsQueries } from './coach-news';

const TODAY = '2026-11-21';
const BEFORE = '2026-11-20';
const people = {
  total: 4,
  first: [
    { id: 'sam', name: 'Sam Rivers' },
    { id: 'noor', name: 'Noor Aziz' },
    { id: 'ilse', name: 'Ilse Bakker' },
    { id: 'nameless', name: '' },
  ],
};
const workout = (user: string, date: string, ...completed: unknown[]) => ({
  user,
  date,
  exercises: completed.map((each) => ({ completed: each })),
});
const said = (...first: ReturnType<typeof workout>[]) =>
  coachNewsInWords({ total: first.length, first }, people, TODAY);

describe('what a coach is told on the tile', () => {
  it.each([
    [[workout('sam', TODAY, true, 'true')], 'Sam finished today'],
    [[workout('sam', BEFORE, true)], 'Sam finished yesterday'],
    [[workout('noor', BEFORE, true, false)], 'Noor missed yesterday'],
    [[workout('sam', TODAY, true), workout('ilse', TODAY, true)], 'Sam and Ilse finished today'],
    [[workout('sam', TODAY, true), workout('noor', BEFORE, false)], 'Sam finished, Noor missed'],
    [
      [workout('sam', TODAY, true), workout('ilse', BEFORE, true), workout('noor', BEFORE, false)],
      '2 finished, 1 missed since yesterday',
    ],
    [[workout('nameless', TODAY, true)], '1 finished since yesterday'],
    [[workout('sam', BEFORE, true), workout('sam', TODAY, true)], 'Sam finished yesterday and today'],
    [[workout('sam', BEFORE, false), workout('sam', TODAY, true)], 'Sam finished today'],
  ])('of %j is “%s”', (workouts, words) => {
    expect(said(...workouts)).toBe(words);
  });

  it.each([
    ['of today is still to do', workout('sam', TODAY, false)],
    ['has no exercises', workout('sam', BEFORE)],
    ['is of an earlier day', workout('sam', '2026-11-19', true)],
  ])('leaves out what %s', (_, open) => {
    expect(said(open)).toBeNull();
  });

  it('is of others, of yesterday and today', () => {
    const [first] = coachNewsQueries({ today: TODAY, personId: 'mira', isAdmin: true });
    expect(first?.filter).toEqual([
      'user != {:user} && date >= {:from} && date <= {:to}',
      { user: 'mira', from: BEFORE, to: TODAY },
    ]);
  });
});
