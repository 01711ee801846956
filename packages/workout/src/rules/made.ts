import { type CalendarDate, isCalendarDate } from '@hub/calendar';
import type { PlannedDate } from './plan-schedule';

/** The fields of a workout that tell which occurrence of its plan it is, and whether the plan may still change it. */
export interface MadeWorkout {
  /** The `key` of the plan's workout. */
  planWorkout: string;
  /** Its current day. */
  date: CalendarDate;
  /** The day for which it was generated, even if it was moved since; `''` if it was not generated. */
  plannedDate: CalendarDate;
  /** Identifies the content from the plan (see `markOf`); `''` if somebody has changed that, or it is unknown. */
  planMark: string;
  /** Whether its athlete has begun it; then its plan no longer changes it. */
  isBegun: boolean;
}

/** The fields of a plan that determine what it generates. */
export interface PlanState {
  /** Its workouts in their stored form. */
  workouts: unknown;
  /** The day from which its weeks are counted; `''` before its first generation. */
  start: string;
  /** Its workouts that somebody has deleted, as `<key>/<the day for which it was generated>`. */
  removed: readonly string[];
}

/** The day for which a workout was generated, or its current day if it was not generated. */
export function madeFor({ date, plannedDate }: Pick<MadeWorkout, 'date' | 'plannedDate'>): CalendarDate {
  return plannedDate === '' ? date : plannedDate;
}

/** The days that a workout takes: the one for which it was generated, and the one to which it was moved. */
export function daysTaken(workout: Pick<MadeWorkout, 'date' | 'plannedDate'>): CalendarDate[] {
  const first = madeFor(workout);
  return first === workout.date ? [first] : [first, workout.date];
}

/** What was generated for an occurrence; `workout` is `null` if it was deleted by hand. */
export interface Made<Workout> extends PlannedDate {
  workout: Workout | null;
}

/** The workouts of a plan that were deleted by hand, without invalid entries. */
export function readRemoved(removed: readonly string[]): Made<never>[] {
  return removed.flatMap((id) => {
    const slash = id.lastIndexOf('/');
    const date = id.slice(slash + 1);
    return isCalendarDate(date) ? [{ key: id.slice(0, slash), date, workout: null }] : [];
  });
}
