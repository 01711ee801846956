import { areOfSets, type ExerciseChange, placeOf, withChange } from './exercise-change';
import { readSets } from './sets';
import { type Stored, textOf } from './stored';

/** A change of an exercise, with what is known of its results. */
export interface ExerciseSave extends ExerciseChange {
  /** The results that were typed over: where others stand there by now, nothing is saved. All are, where it is left out. */
  resultsSeen?: string;
  /** What the same device may have saved in between: that is nobody else's either. */
  resultsTried?: readonly string[];
}

/** What becomes of a save: the whole list (the same one where nothing differs), or why nothing is saved. */
type Outcome = { kind: 'saved'; list: readonly Stored[] } | { kind: 'gone' } | { kind: 'contested' };

function isContested(exercise: Stored, { results, resultsSeen, resultsTried = [] }: ExerciseSave): boolean {
  if (results === undefined || resultsSeen === undefined) return false;
  const now = textOf(exercise['results']).trim();
  // What the sets say of themselves was written by nobody.
  if (areOfSets(now, readSets(exercise['sets'])) && now !== '') return false;
  return ![resultsSeen, results, ...resultsTried].some((known) => known.trim() === now);
}

/** Puts a save into a workout's stored list of exercises, as it is by then (specification §4.26). */
export function saveExercise(stored: readonly Stored[], exerciseId: string, save: ExerciseSave): Outcome {
  const exercise = stored[placeOf(stored, exerciseId)];
  if (exercise === undefined) return { kind: 'gone' };
  if (isContested(exercise, save)) return { kind: 'contested' };
  return { kind: 'saved', list: withChange(stored, exerciseId, save) };
}
