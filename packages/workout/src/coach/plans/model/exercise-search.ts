import type { LibraryExercise } from '../../../api/exercises';

/** As many finds as are offered at once; more are narrowed down by typing on. */
const MOST_FINDS = 30;

function wordsOf(query: string): string[] {
  return query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Where a find comes: titles that begin with what was typed, then titles, then tags. */
function rankOf({ title }: LibraryExercise, words: readonly string[]): number {
  const lower = title.toLowerCase();
  if (lower.startsWith(words[0] ?? '')) return 0;
  return words.every((word) => lower.includes(word)) ? 1 : 2;
}

/** The exercises that have each word of the query in their title or in a tag, and how many there are in all. */
export function findExercises(library: readonly LibraryExercise[], query: string) {
  const words = wordsOf(query);
  const found = library.filter(({ title, tags }) => {
    const texts = [title, ...tags].map((text) => text.toLowerCase());
    return words.every((word) => texts.some((text) => text.includes(word)));
  });
  const ranked = words.length === 0 ? found : found.sort((a, b) => rankOf(a, words) - rankOf(b, words));
  return { shown: ranked.slice(0, MOST_FINDS), total: found.length };
}

/** A text in parts, of which those that were searched for are `found`. */
export function partsOf(text: string, query: string): { text: string; found: boolean }[] {
  const words = wordsOf(query).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return [{ text, found: false }];
  return text
    .split(new RegExp(`(${words.join('|')})`, 'i'))
    .map((part, index) => ({ text: part, found: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
