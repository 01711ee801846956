import { readResultParts, type ResultSet } from './result';
import type { ExerciseSet } from './sets';
import { MOST_SETS } from './target';

function setOf({ weight, repetitions, seconds }: ResultSet, index: number): ExerciseSet {
  return {
    id: String(index + 1),
    kind: 'work',
    ...(weight && { weight: weight.amount, unit: weight.unit }),
    ...(repetitions !== null && { reps: repetitions }),
    ...(seconds !== null && { seconds }),
    done: true,
  };
}

/** An exercise's logged sets, otherwise those that can be read from its results; `[]` without either. */
export function loggedOrWritten(sets: readonly ExerciseSet[], results: string): readonly ExerciseSet[] {
  return sets.length > 0 ? sets : (setsOfResult(results) ?? []);
}

/**
 * The completed sets in a written result (specification §5.371): "3x8 @ 60 kg" are three. `null` if not all
 * of it is understood, if nothing was done, or if there are more sets than an exercise can have.
 */
export function setsOfResult(text: string): ExerciseSet[] | null {
  const parts = readResultParts(text);
  const count = parts?.reduce((sum, { times }) => sum + times, 0) ?? 0;
  if (parts === null || count === 0 || count > MOST_SETS) return null;
  return parts.flatMap(({ set, times }) => Array.from({ length: times }, () => set)).map(setOf);
}
