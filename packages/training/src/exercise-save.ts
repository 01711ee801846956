import { distinctNames } from './distinct-names';
import { exerciseNames } from './exercise-names';
import { type Stored, textOf } from './stored';

/** What an athlete changes of an exercise of a workout; nothing else of it is theirs to change. */
export interface ExerciseChange {
  completed?: boolean;
  results?: string;
}

/** A change of an exercise as it is saved. */
export interface ExerciseSave extends ExerciseChange {
  /** The results that were typed over: where others stand there by now, nothing is saved. All are, where it is left out. */
  resultsSeen?: string;
  /** What the same device may have saved in between: that is nobody else's either. */
  resultsTried?: readonly string[];
}

/** What becomes of a save: the whole list (the same one where nothing differs), or why nothing is saved. */
export type SavedExercise = { kind: 'saved'; list: readonly Stored[] } | { kind: 'gone' | 'contested' };

function isContested(exercise: Stored, { results, resultsSeen, resultsTried = [] }: ExerciseSave): boolean {
  if (results === undefined || resultsSeen === undefined) return false;
  const now = textOf(exercise['results']).trim();
  return ![resultsSeen, results, ...resultsTried].some((known) => known.trim() === now);
}

/** Puts a save into a workout's stored list of exercises, all else as it was (specification §4.26). */
export function saveExercise(
  stored: readonly Stored[],
  exerciseId: string,
  save: ExerciseSave,
): SavedExercise {
  const place = distinctNames(exerciseNames(stored)).indexOf(exerciseId);
  const exercise = stored[place];
  if (exercise === undefined) return { kind: 'gone' };
  if (isContested(exercise, save)) return { kind: 'contested' };
  const { completed = exercise['completed'], results = exercise['results'] } = save;
  if (completed === exercise['completed'] && results === exercise['results'])
    return { kind: 'saved', list: stored };
  const changed = {
    ...exercise,
    ...(completed !== undefined && { completed }),
    ...(results !== undefined && { results }),
  };
  return { kind: 'saved', list: stored.map((other, index) => (index === place ? changed : other)) };
}
