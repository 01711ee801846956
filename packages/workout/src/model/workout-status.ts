import type { CalendarDate } from '@hub/calendar';
import type { Exercise } from './exercise';

/** The status of a workout, which is computed and never stored (specification §4.20). */
export type WorkoutStatus = 'completed' | 'failed' | 'not-completed';

/** The number of completed exercises in a workout. */
export function countDone(exercises: readonly Exercise[]): number {
  return exercises.filter(({ completed }) => completed).length;
}

/** The status of a workout, on the day `today`. One without exercises is never completed. */
export function statusOf(
  { date, exercises }: { date: CalendarDate; exercises: readonly Exercise[] },
  today: CalendarDate,
): WorkoutStatus {
  const isDone = countDone(exercises) === exercises.length;
  if (isDone) return exercises.length > 0 ? 'completed' : 'not-completed';
  return date < today ? 'failed' : 'not-completed';
}
