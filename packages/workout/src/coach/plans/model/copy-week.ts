import { addDays, type CalendarDate, isCalendarDate } from '@hub/calendar';
import { weekStart } from '@hub/locale';
import type { Workout } from '../../../api/workout.schema';
import { copiesOf } from './calendar';

/** Why the week of a day can't be the target, as a sentence; `undefined` if it can. */
export function newWeekProblem(day: CalendarDate, from: CalendarDate): string | undefined {
  if (!isCalendarDate(day)) return 'Enter a day of the new week.';
  return weekStart(day) === from ? 'This is the week being copied. Enter a day of another one.' : undefined;
}

/** Whether each workout of a week is already in the new one, on the same weekday. */
export function isCopied(
  workouts: readonly Workout[],
  from: CalendarDate,
  week: CalendarDate,
  there: readonly Workout[],
): boolean {
  const copies = copiesOf(workouts, from, week);
  return copies.every(({ date, workoutTitle }) =>
    there.some((other) => other.date === date && other.workoutTitle === workoutTitle),
  );
}

/** The first day of a day's week; for an invalid day, that of the week after `from`. */
export function newWeekOf(day: CalendarDate, from: CalendarDate): CalendarDate {
  return weekStart(isCalendarDate(day) ? day : addDays(from, 7));
}
