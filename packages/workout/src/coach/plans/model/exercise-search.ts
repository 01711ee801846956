import { findBy, foldName, foldText, wordsOf } from '@hub/locale';
import type { PickableExercise } from './plan-exercise';

/** The maximum number of results; a longer query narrows them down. */
const MOST_FINDS = 30;

/** The rank of a result: titles that begin with the query, then other titles, then tags. */
function rankOf({ title }: PickableExercise, words: readonly string[]): number {
  const folded = foldText(title);
  if (folded.startsWith(words[0] ?? '')) return 0;
  return words.every((word) => folded.includes(word)) ? 1 : 2;
}

/** A title in the form for comparisons: an exercise may be in both libraries. */
const keyOf = ({ title }: PickableExercise) => foldName(title);

/**
 * The exercises with each word of the query in their title or a tag, and their total number; with equal rank, the
 * hub's `own` come before the `builtIn` ones. Without a query, all of the hub's own.
 */
export function findExercises(
  own: readonly PickableExercise[],
  builtIn: readonly PickableExercise[],
  query: string,
) {
  const words = wordsOf(query);
  if (words.length === 0) return { shown: own.slice(0, MOST_FINDS), total: own.length };
  const known = new Set(own.map(keyOf));
  const all = [...own, ...builtIn.filter((exercise) => !known.has(keyOf(exercise)))];
  const found = findBy(all, query, ({ title, tags }) => [title, ...tags].join('\n'));
  const ranks = new Map(found.map((exercise) => [exercise, rankOf(exercise, words)]));
  const ranked = found.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
  return { shown: ranked.slice(0, MOST_FINDS), total: found.length };
}
