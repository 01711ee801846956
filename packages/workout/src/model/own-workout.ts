import type { CalendarDate } from '@hub/calendar';
import type { NewWorkout, Workout } from '../api/workout.schema';
import { freshExercises } from '../rules';

/** The title of the person's own workout without a title. */
export const OWN_TITLE = 'My workout';

/** A new workout like a past one: with all its targets, and nothing done. */
export function doneAgain(
  { workoutTitle, workoutDescription, stored }: Workout,
  date: CalendarDate,
): Omit<NewWorkout, 'user'> {
  const exercises = freshExercises(stored);
  return { date, workoutTitle, workoutDescription: workoutDescription ?? '', exercises };
}

/** Past workouts that can be done again: of those with the same title and exercises only the latest. */
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
