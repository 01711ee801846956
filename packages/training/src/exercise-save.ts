import { distinctNames } from './distinct-names';
import { exerciseNames } from './exercise-names';
import { type Stored, textOf } from './stored';

/** A change of an exercise of a workout; nothing else of it is its athlete's to change. */
export interface ExerciseSave {
  completed?: boolean;
  results?: string;
  /** The results that were typed over: where others stand there by now, nothing is saved. All are, where it is left out. */
  resultsSeen?: string;
  /** What the same device may have saved in between: that is nobody else's either. */
  resultsTried?: readonly string[];
}

/** What becomes of a save: the whole list (the same one where nothing differs), or why nothing is saved. */
type Outcome<Exercise> =
  { kind: 'saved'; list: readonly Exercise[] } | { kind: 'gone' } | { kind: 'contested' };

function isContested(exercise: Stored, { results, resultsSeen, resultsTried = [] }: ExerciseSave): boolean {
  if (results === undefined || resultsSeen === undefined) return false;
  const now = textOf(exercise['results']).trim();
  return ![resultsSeen, results, ...resultsTried].some((known) => known.trim() === now);
}

/** Puts a save into a workout's stored list of exercises, all else as it was (specification §4.26). */
export function saveExercise<Exercise extends Stored>(
  stored: readonly Exercise[],
  exerciseId: string,
  save: ExerciseSave,
): Outcome<Exercise> {
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
