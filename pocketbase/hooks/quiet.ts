/** How long the same failure is not logged again: people retry more often than that. */
const QUIET_MS = 60_000;
/** How many causes are remembered at once. */
const MOST_CAUSES = 50;
/** Quoted parts of an error are user input or addresses: they don't make it a different cause. */
export const QUOTED = /"(\\.|[^"\\])*"/g;

/**
 * Whether a cause was not logged within the last minute, and the new state: when each cause was last logged,
 * in milliseconds since 1970, as JSON.
 */
export function noteCause(
  stored: string | null,
  cause: string,
  now: number,
): { isNew: boolean; stored: string } {
  const withoutQuotes = cause.replace(QUOTED, '""').slice(0, 500);
  const before = Object.entries(JSON.parse(stored ?? '{}') as { [cause: string]: number });
  const recent = before.filter(([, at]) => Math.abs(now - at) < QUIET_MS);
  const isNew = recent.every(([each]) => each !== withoutQuotes);
  const next = isNew ? [...recent, [withoutQuotes, now] as const].slice(-MOST_CAUSES) : recent;
  return { isNew, stored: JSON.stringify(Object.fromEntries(next)) };
}
