import { wordsOf } from './exercise-words';
import type { NamedExercise } from './match-exercises';

/** Two names with fewer words in common, as a share of all of both, are no guess. */
const LEAST_ALIKE = 0.6;

/** How many of the words of two names they have in common: 1 for all, 0 for none. */
function alikeness(one: readonly string[], other: readonly string[]): number {
  const common = one.filter((word) => other.includes(word)).length;
  return (2 * common) / Math.max(1, one.length + other.length);
}

/** The exercise of the library whose name has most words in common with a name; `null` where none has enough. */
export function guessExercise<Exercise extends NamedExercise>(
  name: string,
  library: readonly Exercise[],
): Exercise | null {
  const words = wordsOf(name);
  const rated = library.map((exercise) => ({ exercise, rate: alikeness(words, wordsOf(exercise.title)) }));
  const [best] = rated.toSorted((one, other) => other.rate - one.rate);
  return best !== undefined && best.rate >= LEAST_ALIKE ? best.exercise : null;
}
