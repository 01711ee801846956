import type { Detail } from '../../report';

/** The most values that are listed for one label; a document may have a comment on each line. */
const LISTED = 8;

/** Shortens long series of details with the same label: the rest becomes one detail with their number. */
export function shortened(details: readonly Detail[]): Detail[] {
  const counts = new Map<string, number>();
  const keyOf = ({ topic, label }: Detail) => `${topic} ${label}`;
  for (const detail of details) counts.set(keyOf(detail), (counts.get(keyOf(detail)) ?? 0) + 1);
  const seen = new Map<string, number>();
  return details.flatMap((detail) => {
    const key = keyOf(detail);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    const all = counts.get(key) ?? 0;
    if (all <= LISTED + 1 || count <= LISTED) return [detail];
    return count === LISTED + 1 ? [{ ...detail, value: `and ${all - LISTED} more` }] : [];
  });
}
