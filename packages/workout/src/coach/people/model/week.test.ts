import { expect, it } from 'vitest';
import { readExercises } from '../../../model/exercise';
import { doneInWords, toneOf } from '../../model/done';
import { latestInWords, planTitlesOf, weeksOf, weekStart } from './week';

const TODAY = '2026-11-21';
const workout = (user: string, date: string, completed: boolean) => ({
  id: `${user}${date}`,
  user,
  date,
  exercises: readExercises([{ title: 'Squat', completed }]),
});

it('begins seven days back, today counted, across the end of a month', () => {
  expect(weekStart(TODAY)).toBe('2026-11-15');
  expect(weekStart('2026-03-03')).toBe('2026-02-25');
});

it('counts for each person what is done and what is missed; today’s is not missed yet', () => {
  const weeks = weeksOf(
    [workout('sam', '2026-11-20', true), workout('sam', TODAY, false), workout('vera', '2026-11-20', false)],
    () => TODAY,
  );
  expect(weeks).toEqual(
    new Map([
      ['sam', { total: 2, done: 1, missed: 0, latest: { isDone: true, date: '2026-11-20' } }],
      ['vera', { total: 1, done: 0, missed: 1, latest: { isDone: false, date: '2026-11-20' } }],
    ]),
  );
});

it('goes by the day where each person is', () => {
  const todays: Readonly<Record<string, string>> = { sam: TODAY, vera: '2026-11-22' };
  const weeks = weeksOf(
    [workout('sam', TODAY, false), workout('vera', TODAY, false)],
    (user) => todays[user] ?? '',
  );
  expect(weeks.get('sam')?.missed).toBe(0);
  expect(weeks.get('vera')?.missed).toBe(1);
});

it.each([
  [{ total: 3, done: 3, missed: 0 }, '3 of 3 done in 7 days', 'ok'],
  [{ total: 4, done: 2, missed: 2 }, '2 of 4 done in 7 days, 2 missed', 'warning'],
  [{ total: 2, done: 0, missed: 2 }, '0 of 2 done in 7 days, 2 missed', 'danger'],
  [{ total: 3, done: 2, missed: 0 }, '2 of 3 done in 7 days', 'muted'],
])('says %j as “%s”, %s', (week, words, tone) => {
  expect([doneInWords(week, ' in 7 days'), toneOf(week)]).toEqual([words, tone]);
});

it.each([
  [[workout('sam', '2026-11-16', true), workout('sam', '2026-11-18', false)], 'Missed Wed 18 Nov'],
  [[workout('sam', TODAY, true), workout('sam', '2026-11-20', false)], 'Finished today'],
  [[workout('sam', '2026-11-20', false), workout('sam', TODAY, false)], 'Missed yesterday'],
  [[workout('sam', TODAY, false)], ''],
])('says of %j what was last: “%s”', (workouts, words) => {
  const week = weeksOf(workouts, () => TODAY).get('sam');
  expect(week && latestInWords(week, TODAY)).toBe(words);
});

it('takes the newest of several active plans', () => {
  const plan = (id: string, planTitle: string) => ({ id, user: 'sam', planTitle });
  expect(planTitlesOf([plan('b', 'New'), plan('a', 'Old')])).toEqual(new Map([['sam', 'New']]));
});
