import { areOfSets, type ExerciseChange, placeOf, withChange } from './exercise-change';
import { readSets } from './sets';
import { type Stored, trimmedText } from './stored';

/** A change of an exercise, with the results on which it is based. */
export interface ExerciseSave extends ExerciseChange {
  /**
   * The results that the person saw; if somebody has written others by now, nothing is saved. Without it, they are
   * overwritten.
   */
  resultsSeen?: string;
  /** Results that earlier attempts of this device may have saved: they are no conflict either. */
  resultsTried?: readonly string[];
}

/** The outcome of a save: the whole list (the same array if nothing differs), or why nothing is saved. */
type Outcome = { kind: 'saved'; list: readonly Stored[] } | { kind: 'missing' } | { kind: 'contested' };

function isContested(exercise: Stored, { results, resultsSeen, resultsTried = [] }: ExerciseSave): boolean {
  if (results === undefined || resultsSeen === undefined) return false;
  const now = trimmedText(exercise['results']);
  // Results that are derived from the sets were typed by nobody.
  if (areOfSets(now, readSets(exercise['sets'])) && now !== '') return false;
  return ![resultsSeen, results, ...resultsTried].some((known) => known.trim() === now);
}

/** Applies a save to a workout's current list of exercises (specification §4.26). */
export function saveExercise(stored: readonly Stored[], exerciseId: string, save: ExerciseSave): Outcome {
  const exercise = stored[placeOf(stored, exerciseId)];
  if (exercise === undefined) return { kind: 'missing' };
  if (isContested(exercise, save)) return { kind: 'contested' };
  return { kind: 'saved', list: withChange(stored, exerciseId, save) };
}
