import type { CalendarDate } from '@hub/calendar';
import type { Exercise } from './exercise';
import { USUAL_REST } from './rest';

interface OfWorkout {
  id: string;
  user: string;
  date: CalendarDate;
  exercises: readonly Exercise[];
}

/** Whether the person trains with a workout: it is their own, and for today. */
export function isTraining(
  { user, date }: Pick<OfWorkout, 'user' | 'date'>,
  { today, personId }: { today: CalendarDate; personId: string | undefined },
): boolean {
  return user === personId && date === today;
}

/** The duration of the rest after a set of an exercise, in seconds. */
export function restOf({ target }: Exercise): number {
  return target?.rest ?? USUAL_REST;
}

/**
 * The rest that a workout offers: that of the next exercise; none if the person does not train with it, or if
 * no exercise has sets.
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
