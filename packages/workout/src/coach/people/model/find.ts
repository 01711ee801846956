import { compareTexts, findBy } from '@hub/locale';
import type { LibraryExercise } from '../../../api/exercise.schema';
import type { Person } from '../../../api/person.schema';

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
  return [...new Set(exercises.flatMap(({ tags }) => tags))].sort((a, b) => compareTexts(a, b));
}
