import { distinctNames } from './distinct-names';
import { exerciseNames } from './exercise-names';
import { mergeSets } from './merge-sets';
import { type ExerciseSet, isHard, isOfTarget, readSets, type SetChange } from './sets';
import { setsInWords } from './sets-in-words';
import { type Stored, textOrEmpty } from './stored';
import { type ExerciseTarget, readTarget } from './target';

/** An athlete's change of an exercise in a workout: the fields that athletes may change. */
export interface ExerciseChange {
  completed?: boolean;
  results?: string;
  sets?: readonly SetChange[];
}

/** The index of an exercise in a stored list, by its id; -1 if it is not there. */
export function placeOf(stored: readonly Stored[], exerciseId: string): number {
  return distinctNames(exerciseNames(stored)).indexOf(exerciseId);
}

/** Whether as many sets are done as the target asks for; false without a target. Warm-ups and added drop sets are not counted. */
function isTargetMet(target: ExerciseTarget | null, sets: readonly ExerciseSet[]): boolean {
  if (target === null) return false;
  return sets.filter((set) => isHard(set) && isOfTarget(set, target.sets)).length >= target.sets;
}

/** Whether results were derived from the sets, and not written by a person. */
export function areOfSets(results: string, sets: readonly ExerciseSet[]): boolean {
  return results.trim() === '' || results.trim() === setsInWords(sets);
}

/**
 * The tick and the results that follow from a change of sets (specification §4.300): completed while all sets of the
 * target are; the results are derived unless the person wrote them.
 */
function following(
  exercise: Stored,
  before: readonly ExerciseSet[],
  after: readonly ExerciseSet[],
): ExerciseChange {
  const target = readTarget(exercise['target']);
  const isMet = isTargetMet(target, after);
  return {
    ...((isMet || isTargetMet(target, before)) && { completed: isMet }),
    ...(areOfSets(textOrEmpty(exercise['results']), before) && { results: setsInWords(after) }),
  };
}

/** The fields of an exercise that a change modifies; `null` if there are none. */
function difference(exercise: Stored, { sets: changes, ...change }: ExerciseChange): Stored | null {
  const before = readSets(exercise['sets']);
  const after = changes === undefined ? before : mergeSets(before, changes);
  const wanted = after === before ? change : { ...following(exercise, before, after), ...change };
  const { completed, results } = wanted;
  const differs = {
    ...(after !== before && { sets: after }),
    ...(completed !== undefined && completed !== exercise['completed'] && { completed }),
    ...(results !== undefined && results !== exercise['results'] && { results }),
  };
  return Object.keys(differs).length === 0 ? null : differs;
}

/** A stored list with a change of one exercise: the same array if nothing differs. */
export function withChange<Exercise extends Stored>(
  stored: readonly Exercise[],
  exerciseId: string,
  change: ExerciseChange,
): readonly Exercise[] {
  const place = placeOf(stored, exerciseId);
  const exercise = stored[place];
  const differs = exercise && difference(exercise, change);
  if (!differs) return stored;
  return stored.map((other, index) => (index === place ? { ...other, ...differs } : other));
}

/** A stored list with replaced sets in one exercise, for the server to write records into them. */
export function withSets(
  stored: readonly Stored[],
  exerciseId: string,
  sets: readonly ExerciseSet[],
): readonly Stored[] {
  const place = placeOf(stored, exerciseId);
  return stored.map((other, index) => (index === place ? { ...other, sets } : other));
}
