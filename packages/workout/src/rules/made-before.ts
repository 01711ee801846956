import type { CalendarDate } from '@hub/calendar';
import type { PlannedDate } from './plan-schedule';

/** The fields of a workout that determine which dates of its plan are taken. */
export interface MadeWorkout {
  /** The `key` of the plan's workout. */
  planWorkout: string;
  /** Its current day. */
  date: CalendarDate;
  /** The day for which it was generated, even if it was moved since; `''` if it was not generated. */
  plannedDate: CalendarDate;
}

/** The day for which a workout was generated: bi-weekly workouts continue in step with it. */
function madeFor({ date, plannedDate }: Pick<MadeWorkout, 'date' | 'plannedDate'>): CalendarDate {
  return plannedDate === '' ? date : plannedDate;
}

/** The days that a workout takes: the one for which it was generated, and the one to which it was moved. */
export function daysTaken(workout: Pick<MadeWorkout, 'date' | 'plannedDate'>): CalendarDate[] {
  const first = madeFor(workout);
  return first === workout.date ? [first] : [first, workout.date];
}

/**
 * The dates of a plan that earlier workouts take: nothing is generated for them again (specification §4.500).
 */
export function takenDates(made: readonly MadeWorkout[]): PlannedDate[] {
  return made.flatMap((workout) => daysTaken(workout).map((date) => ({ key: workout.planWorkout, date })));
}

/** The dates for which a plan has already generated workouts, with which it continues in step. */
export function datesMade(made: readonly MadeWorkout[]): PlannedDate[] {
  return made.map((workout) => ({ key: workout.planWorkout, date: madeFor(workout) }));
}
