import { counted, listed } from '@hub/locale';
import type { Shares } from '@hub/tool-kit';

/** A tile has no space for more names. */
const MOST_NAMES = 2;

/**
 * The line of a tile about what others have shared: `Sam shared 1 card`, `Sam and Noor shared 3 cards`. `owners` has an
 * entry for each record: the name of its owner, `undefined` if it is not known.
 */
export function sharedInWords(
  owners: readonly (string | undefined)[],
  { one, several }: Omit<Shares, 'collection'>,
): string {
  const names = [...new Set(owners)].filter((name) => name !== undefined);
  const areNamed = names.length <= MOST_NAMES && owners.every((name) => name !== undefined);
  return `${areNamed ? listed(names) : 'Others'} shared ${counted(owners.length, one, several)}`;
}
