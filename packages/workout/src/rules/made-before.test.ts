import { expect, it } from 'vitest';
import { datesMade, daysTaken, takenDates } from './made-before';

const [MON, TUE] = ['2026-11-23', '2026-11-24'];
const made = (date: string, plannedDate: string) => ({ planWorkout: 'legs', date, plannedDate });

it.each([
  ['stands where it was planned', made(MON, MON), [MON]],
  ['was moved', made(TUE, MON), [MON, TUE]],
  ['was not generated', made(TUE, ''), [TUE]],
])('a workout that %s takes its days', (_, workout, days) => {
  expect(daysTaken(workout)).toEqual(days);
});

it('takes both days of a workout that was moved, and goes on from the planned one', () => {
  const workouts = [made(TUE, MON)];
  expect(takenDates(workouts)).toEqual([
    { key: 'legs', date: MON },
    { key: 'legs', date: TUE },
  ]);
  expect(datesMade(workouts)).toEqual([{ key: 'legs', date: MON }]);
});
