import { findBy, foldText, wordsOf } from '@hub/locale';
import type { PickableExercise } from './plan-exercise';

/** As many finds as are offered at once; more are narrowed down by typing on. */
const MOST_FINDS = 30;

/** Where a find comes: titles that begin with what was typed, then titles, then tags. */
function rankOf({ title }: PickableExercise, words: readonly string[]): number {
  const folded = foldText(title);
  if (folded.startsWith(words[0] ?? '')) return 0;
  return words.every((word) => folded.includes(word)) ? 1 : 2;
}

/** Titles as they are compared: one exercise may be in both libraries. */
const keyOf = ({ title }: PickableExercise) => foldText(title.trim());

/**
 * The exercises that have each word of the query in their title or in a tag, the hub's own library (`own`) before what comes
 * with it (`builtIn`) where both fit as well, and how many there are in all. Without a query, all of the own ones.
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
