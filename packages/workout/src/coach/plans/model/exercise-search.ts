import type { LibraryExercise } from '../../../api/exercises';
import { findBy, foldText, wordsOf } from '@hub/locale';

/** As many finds as are offered at once; more are narrowed down by typing on. */
const MOST_FINDS = 30;

/** Where a find comes: titles that begin with what was typed, then titles, then tags. */
function rankOf({ title }: LibraryExercise, words: readonly string[]): number {
  const folded = foldText(title);
  if (folded.startsWith(words[0] ?? '')) return 0;
  return words.every((word) => folded.includes(word)) ? 1 : 2;
}

/** The exercises that have each word of the query in their title or in a tag, and how many there are in all. */
export function findExercises(library: readonly LibraryExercise[], query: string) {
  const words = wordsOf(query);
  const found = findBy(library, query, ({ title, tags }) => [title, ...tags].join('\n'));
  const ranked = words.length === 0 ? found : found.toSorted((a, b) => rankOf(a, words) - rankOf(b, words));
  return { shown: ranked.slice(0, MOST_FINDS), total: found.length };
}
