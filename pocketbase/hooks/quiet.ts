/** How long the same failure is not written into the log again: people try more often than that. */
const QUIET_MS = 60_000;
/** How many causes are tracked at once. */
const MOST_CAUSES = 50;
/** Quoted parts of an error are user input or addresses: they don't make it another cause. */
export const QUOTED = /"(\\.|[^"\\])*"/g;

/**
 * Whether a cause has not been told of within the last minute, and what to keep for the next time: when each cause was
 * told of last, in milliseconds since 1970, as JSON.
 */
export function noteCause(kept: string | null, cause: string, now: number): { isNew: boolean; kept: string } {
  const told = cause.replace(QUOTED, '""').slice(0, 500);
  const before = Object.entries(JSON.parse(kept ?? '{}') as { [cause: string]: number });
  const recent = before.filter(([, at]) => Math.abs(now - at) < QUIET_MS);
  const isNew = recent.every(([each]) => each !== told);
  const next = isNew ? [...recent, [told, now] as const].slice(-MOST_CAUSES) : recent;
  return { isNew, kept: JSON.stringify(Object.fromEntries(next)) };
}
