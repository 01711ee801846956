import type { CalendarDate } from '@hub/calendar';
import type { Exercise } from './exercise';
import { USUAL_REST } from './rest';

interface OfWorkout {
  id: string;
  user: string;
  date: CalendarDate;
  exercises: readonly Exercise[];
}

/** Whether somebody trains by a workout: it is their own, and of today. */
export function isTraining(
  { user, date }: Pick<OfWorkout, 'user' | 'date'>,
  { today, personId }: { today: CalendarDate; personId: string | undefined },
): boolean {
  return user === personId && date === today;
}

/** How long the rest after a set of an exercise is, in seconds. */
export function restOf({ target }: Exercise): number {
  return target?.rest ?? USUAL_REST;
}

/**
 * The rest that a workout offers to begin: that of the exercise which comes next; none where nobody trains by it, and where no
 * exercise has sets.
 */
export function offeredRest(
  workout: OfWorkout,
  who: { today: CalendarDate; personId: string | undefined },
): { workoutId: string; seconds: number } | undefined {
  const { id, exercises } = workout;
  const isLogged = exercises.some(({ target, sets }) => target !== null || sets.length > 0);
  if (!isLogged || !isTraining(workout, who)) return undefined;
  const next = exercises.find(({ completed }) => !completed);
  return { workoutId: id, seconds: (next && restOf(next)) || USUAL_REST };
}
