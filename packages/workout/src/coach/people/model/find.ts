import type { LibraryExercise } from '../../../api/exercise.schema';
import type { Person } from '../../../api/person.schema';

/** The words of a search, in small letters. */
export function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Those whose text has every word of the query, without regard to case. */
export function findBy<Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const words = wordsOf(query);
  if (words.length === 0) return items;
  return items.filter((item) => {
    const text = textOf(item).toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The people whose name or e-mail has what was typed. */
export function findPeople(people: readonly Person[], query: string): readonly Person[] {
  return findBy(people, query, ({ name, email }) => `${name ?? ''}\n${email}`);
}

/** The exercises that have a tag (any for `''`), and what was typed in their title or tags. */
export function findExercises(
  exercises: readonly LibraryExercise[],
  { query, tag }: { query: string; tag: string },
): readonly LibraryExercise[] {
  const tagged = tag === '' ? exercises : exercises.filter(({ tags }) => tags.includes(tag));
  return findBy(tagged, query, ({ title, tags }) => `${title}\n${tags.join('\n')}`);
}

/** Every tag of the exercises once, in order. */
export function tagsOf(exercises: readonly LibraryExercise[]): string[] {
  const { compare } = new Intl.Collator('en');
  return [...new Set(exercises.flatMap(({ tags }) => tags))].sort(compare);
}

/** A part of a text, and whether it is what was searched. */
export interface TextPart {
  text: string;
  isFound: boolean;
}

/** A text cut where the words of a query stand in it, so that they can be underlined. */
export function partsOf(text: string, query: string): TextPart[] {
  const words = wordsOf(query).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return [{ text, isFound: false }];
  return text
    .split(new RegExp(`(${words.join('|')})`, 'i'))
    .map((part, index) => ({ text: part, isFound: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
