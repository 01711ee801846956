import type { CalendarDate } from '@hub/calendar';
import type { NewWorkout, Workout } from '../api/workout.schema';
import { freshExercises } from '../rules';

/** The title of a workout of one's own that was given none. */
export const OWN_TITLE = 'My workout';

/** The workout that is begun like a past one: all that it asked for, with nothing done. */
export function doneAgain(
  { workoutTitle, workoutDescription, stored }: Workout,
  date: CalendarDate,
): Omit<NewWorkout, 'user'> {
  const exercises = freshExercises(stored);
  return { date, workoutTitle, workoutDescription: workoutDescription ?? '', exercises };
}

/** The past workouts that can be done again: of those with the same title and exercises the latest, which comes first. */
export function repeatable(workouts: readonly Workout[]): Workout[] {
  const nameOf = ({ workoutTitle, exercises }: Workout) =>
    JSON.stringify([workoutTitle, ...exercises.map(({ title }) => title)]);
  const latest = new Map<string, Workout>();
  for (const workout of workouts.filter(({ exercises }) => exercises.length > 0)) {
    const name = nameOf(workout);
    if (!latest.has(name)) latest.set(name, workout);
  }
  return [...latest.values()];
}
