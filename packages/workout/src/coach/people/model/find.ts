import { compareTexts, findBy } from '@hub/locale';
import type { LibraryExercise } from '../../../api/exercise.schema';
import type { Person } from '../../../api/person.schema';

/** The people whose name or e-mail address contains the typed text. */
export function findPeople(people: readonly Person[], query: string): readonly Person[] {
  return findBy(people, query, ({ name, email }) => `${name ?? ''}\n${email}`);
}

/** The exercises with a tag (any for `''`) and the typed text in their title or tags. */
export function findExercises(
  exercises: readonly LibraryExercise[],
  { query, tag }: { query: string; tag: string },
): readonly LibraryExercise[] {
  const tagged = tag === '' ? exercises : exercises.filter(({ tags }) => tags.includes(tag));
  return findBy(tagged, query, ({ title, tags }) => `${title}\n${tags.join('\n')}`);
}

/** All tags of the exercises, sorted and without duplicates. */
export function tagsOf(exercises: readonly LibraryExercise[]): string[] {
  return [...new Set(exercises.flatMap(({ tags }) => tags))].sort((a, b) => compareTexts(a, b));
}
