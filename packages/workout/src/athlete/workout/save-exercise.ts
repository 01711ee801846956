import { HubError, isStale } from '@hub/pb-client';
import type { Records } from '@hub/tool-kit';
import type { Workout, WorkoutValues } from '../../api/workout.schema';
import { type ExerciseChange, withChange } from '../../model/exercise-change';

/** A change of one exercise, to be saved. */
export interface ExerciseSave extends ExerciseChange {
  /** The results that were typed over; where others stand there by now, nothing is saved (`conflict`). */
  resultsSeen?: string;
  /** What this device itself may have saved in between: nobody else's either. */
  resultsTried?: readonly string[];
}

/** Each lost race means that somebody else's change was saved; so many in a row are no race any more. */
const MOST_TRIES = 20;

function isContested({ exercises }: Workout, save: ExerciseSave): boolean {
  const { exerciseId, results, resultsSeen, resultsTried = [] } = save;
  if (results === undefined || resultsSeen === undefined) return false;
  const stored = exercises.find(({ id }) => id === exerciseId)?.results;
  return ![resultsSeen, results.trim(), ...resultsTried].some((known) => known === stored);
}

/** The stored list with all changes in it whose exercise is there; `null` where none is. */
export function withSaves(
  stored: Workout['stored'],
  changes: readonly ExerciseSave[],
): Workout['stored'] | null {
  let [list, isChanged] = [stored, false];
  for (const change of changes) {
    const next = withChange(list, change);
    if (next !== null) [list, isChanged] = [next, true];
  }
  return isChanged ? list : null;
}

/**
 * Saves changes of exercises of one workout and loses nobody else's: they are sent with the `rev` of the workout they
 * are put into; refused, the workout is read again and the changes put into its latest list (specification §4.26).
 * Throws a `HubError`: `not-found` where an exercise has gone, after the others are saved; `conflict` where someone else
 * wrote other results, and then nothing is saved.
 */
export async function saveExercises(
  repository: Records<Workout, WorkoutValues>['repository'],
  known: Workout,
  changes: readonly ExerciseSave[],
): Promise<Workout> {
  let workout = known;
  for (let tries = 1; ; tries += 1) {
    if (changes.some((change) => isContested(workout, change))) {
      if (workout !== known) throw new HubError('conflict');
      // What is known may be older than what the person saw: only the server says what stands there.
      workout = await repository.get(known.id);
      continue;
    }
    const exercises = withSaves(workout.stored, changes);
    if (exercises === null) throw gone();
    try {
      const saved = await repository.update(workout, { exercises });
      if (changes.some((change) => withChange(saved.stored, change) === null)) throw gone();
      return saved;
    } catch (error) {
      if (!isStale(error) || tries === MOST_TRIES) throw error;
      workout = await repository.get(workout.id);
    }
  }
}

function gone(): HubError {
  return new HubError('not-found', { message: 'Exercise not found' });
}
