import type { Workout } from '../api/workout.schema';
import type { Exercise } from './exercise';
import { isOngoing } from './finish';
import { USUAL_REST } from './rest';

type OfWorkout = Pick<Workout, 'id' | 'user' | 'date' | 'finished' | 'exercises'>;

/** The person who views a workout, and when. */
interface Looking {
  personId: string | undefined;
  now: Date;
}

/** Whether the person is training with this workout: it is their own and current. */
export function isTraining(workout: OfWorkout, { personId, now }: Looking): boolean {
  return workout.user === personId && isOngoing(workout, now);
}

/** The duration of the rest after a set of an exercise, in seconds. */
export function restOf({ target }: Exercise): number {
  return target?.rest ?? USUAL_REST;
}

/** A rest that can be started. */
export interface OfferedRest {
  workoutId: string;
  seconds: number;
}

/**
 * The rest of the next exercise; none if the person does not train with the workout, or no exercise has sets to log.
 */
export function offeredRest(workout: OfWorkout, looking: Looking): OfferedRest | undefined {
  const { id, exercises } = workout;
  const isLogged = exercises.some(({ target, sets }) => target !== null || sets.length > 0);
  if (!isLogged || !isTraining(workout, looking)) return undefined;
  const next = exercises.find(({ completed }) => !completed);
  return { workoutId: id, seconds: (next && restOf(next)) || USUAL_REST };
}
