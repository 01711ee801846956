import { HubError, isStale } from '@hub/pb-client';
import type { Records } from '@hub/tool-kit';
import type { Workout, WorkoutValues } from '../../api/workout.schema';
import { type ExerciseChange, withChange } from '../../model/exercise-change';

/** A change of one exercise, to be saved. */
export interface ExerciseSave extends ExerciseChange {
  /** The results that were typed over; where others stand there by now, nothing is saved (`conflict`). */
  resultsSeen?: string;
}

/** Each lost race means that somebody else's change was saved; so many in a row are no race any more. */
const MOST_TRIES = 20;

function isContested({ exercises }: Workout, { exerciseId, results, resultsSeen }: ExerciseSave): boolean {
  if (results === undefined || resultsSeen === undefined) return false;
  const stored = exercises.find(({ id }) => id === exerciseId)?.results;
  return stored !== resultsSeen && stored !== results.trim();
}

/**
 * Saves one change of one exercise and loses nobody else's: it is sent with the `rev` of the workout it is put into;
 * refused, the workout is read again and the change put into its latest list (specification §4.26). Throws a
 * `HubError`: `not-found` where the exercise has gone, `conflict` where someone else wrote other results.
 */
export async function saveExercise(
  repository: Records<Workout, WorkoutValues>['repository'],
  known: Workout,
  change: ExerciseSave,
): Promise<Workout> {
  let workout = known;
  for (let tries = 1; ; tries += 1) {
    if (isContested(workout, change)) throw new HubError('conflict');
    const exercises = withChange(workout.stored, change);
    if (exercises === null) throw new HubError('not-found', { message: 'Exercise not found' });
    try {
      return await repository.update(workout, { exercises });
    } catch (error) {
      if (!isStale(error) || tries === MOST_TRIES) throw error;
      workout = await repository.get(workout.id);
    }
  }
}
