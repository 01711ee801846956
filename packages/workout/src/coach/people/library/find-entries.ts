import { findBy } from '@hub/locale';
import { equipmentOf, factsOf, type LibraryEntry } from './library';

/** How the library is narrowed down; `''` is any. */
export interface LibrarySearch {
  query: string;
  muscle: string;
  equipment: string;
}

/** The entries with a muscle, with an equipment, and with what was typed in their name, muscles or equipment. */
export function findEntries(
  entries: readonly LibraryEntry[],
  { query, muscle, equipment }: LibrarySearch,
): readonly LibraryEntry[] {
  const chosen = entries.filter(
    (entry) =>
      (muscle === '' || entry.muscles.some((one) => one === muscle)) &&
      (equipment === '' || equipmentOf(entry) === equipment),
  );
  return findBy(chosen, query, (entry) => `${entry.name}\n${factsOf(entry)}`);
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort();
}

/** Every muscle of the library once. */
export function musclesOf(entries: readonly LibraryEntry[]): string[] {
  return distinct(entries.flatMap(({ muscles }) => muscles));
}

/** Every equipment of the library once. */
export function equipmentsOf(entries: readonly LibraryEntry[]): string[] {
  return distinct(entries.map(equipmentOf));
}

/** Titles as they are compared: whether an entry is among the exercises already. */
export function titleKey(title: string): string {
  return title.trim().toLowerCase();
}
