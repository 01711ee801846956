import { findBy } from '@hub/locale';
import { equipmentOf, factsOf, type LibraryEntry } from './library';

/** The filters of the library; `''` matches any. */
export interface LibrarySearch {
  query: string;
  muscle: string;
  equipment: string;
}

/** The entries with a muscle, an equipment, and the typed words in their name, muscles or equipment. */
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

/** All muscles in the library, without duplicates. */
export function musclesOf(entries: readonly LibraryEntry[]): string[] {
  return distinct(entries.flatMap(({ muscles }) => muscles));
}

/** All equipment in the library, without duplicates. */
export function equipmentsOf(entries: readonly LibraryEntry[]): string[] {
  return distinct(entries.map(equipmentOf));
}
