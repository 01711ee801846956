import type { CalendarDate } from '@hub/calendar';
import type { PlannedDate } from './plan-schedule';

/** What of a workout tells which dates of its plan are taken. */
export interface MadeWorkout {
  /** The `key` of the plan's workout. */
  planWorkout: string;
  /** The day on which it stands. */
  date: CalendarDate;
  /** The day for which it was generated, wherever it was moved since; `''` for one that was not generated. */
  plannedDate: CalendarDate;
}

/** The day for which a workout was made: what comes every second week goes on in step with it. */
function madeFor({ date, plannedDate }: Pick<MadeWorkout, 'date' | 'plannedDate'>): CalendarDate {
  return plannedDate === '' ? date : plannedDate;
}

/** The days that a workout takes: the one for which it was made, and the one to which it was moved. */
export function daysTaken(workout: Pick<MadeWorkout, 'date' | 'plannedDate'>): CalendarDate[] {
  const first = madeFor(workout);
  return first === workout.date ? [first] : [first, workout.date];
}

/** The dates of a plan that are taken by workouts made before: nothing is made for them again (specification §4.500). */
export function takenDates(made: readonly MadeWorkout[]): PlannedDate[] {
  return made.flatMap((workout) => daysTaken(workout).map((date) => ({ key: workout.planWorkout, date })));
}

/** The dates for which a plan has made workouts, by which it goes on. */
export function datesMade(made: readonly MadeWorkout[]): PlannedDate[] {
  return made.map((workout) => ({ key: workout.planWorkout, date: madeFor(workout) }));
}
