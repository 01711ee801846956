import { wordsOf } from './exercise-words';
import type { NamedExercise } from './match-exercises';

/** Names whose share of common words is lower than this do not match. */
const LEAST_ALIKE = 0.6;

/** The similarity of two names by their words: 1 if all are the same, 0 if none is. */
function alikeness(one: readonly string[], other: readonly string[]): number {
  const common = one.filter((word) => other.includes(word)).length;
  return (2 * common) / Math.max(1, one.length + other.length);
}

/** The library exercise whose name has the most words in common with a name; `null` if none has enough. */
export function guessExercise<Exercise extends NamedExercise>(
  name: string,
  library: readonly Exercise[],
): Exercise | null {
  const words = wordsOf(name);
  const rated = library.map((exercise) => ({ exercise, rate: alikeness(words, wordsOf(exercise.title)) }));
  const [best] = rated.toSorted((one, other) => other.rate - one.rate);
  return best !== undefined && best.rate >= LEAST_ALIKE ? best.exercise : null;
}
