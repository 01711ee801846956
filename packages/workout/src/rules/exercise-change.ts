import { distinctNames } from './distinct-names';
import { exerciseNames } from './exercise-names';
import { mergeSets } from './merge-sets';
import { type ExerciseSet, isHard, readSets, type SetChange } from './sets';
import { setsInWords } from './sets-in-words';
import { type Stored, textOf } from './stored';
import { type ExerciseTarget, readTarget } from './target';

/** What an athlete changes of an exercise of a workout; nothing else of it is theirs to change. */
export interface ExerciseChange {
  completed?: boolean;
  results?: string;
  sets?: readonly SetChange[];
}

/** Where an exercise stands in a stored list, by its id; -1 where it does not. */
export function placeOf(stored: readonly Stored[], exerciseId: string): number {
  return distinctNames(exerciseNames(stored)).indexOf(exerciseId);
}

/** Whether as many sets were done as the target asks for; never without a target. Warm-ups are not counted. */
function isTargetMet(target: ExerciseTarget | null, sets: readonly ExerciseSet[]): boolean {
  return target !== null && sets.filter(isHard).length >= target.sets;
}

/** Whether results are what the sets say of themselves, and nothing that a person wrote. */
export function areOfSets(results: string, sets: readonly ExerciseSet[]): boolean {
  return results.trim() === '' || results.trim() === setsInWords(sets);
}

/**
 * The tick and the results that follow from a change of sets (specification §4.300): done when all sets of the target are,
 * not done any more when one of them is taken back, and in words unless the person wrote something else.
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
    ...(areOfSets(textOf(exercise['results']), before) && { results: setsInWords(after) }),
  };
}

/** What of an exercise differs after a change; `null` where nothing does. */
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

/** A stored list with a change of one exercise, all else as it was: the same list where nothing differs. */
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

/** A stored list with other sets of one exercise in place of its own, as the server writes the records into them. */
export function withSets(
  stored: readonly Stored[],
  exerciseId: string,
  sets: readonly ExerciseSet[],
): readonly Stored[] {
  const place = placeOf(stored, exerciseId);
  return stored.map((other, index) => (index === place ? { ...other, sets } : other));
}
