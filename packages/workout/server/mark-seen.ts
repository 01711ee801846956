import { bodyOf, execute, refuseFields, writeAs } from '@hub/pocketbase/hooks';

/** The maximum number of workouts in one request. */
const MOST_SEEN = 1_000;

function isList(ids: unknown): ids is string[] {
  return Array.isArray(ids) && ids.length <= MOST_SEEN && ids.every((id) => typeof id === 'string');
}

/**
 * Records that a coach has seen some workouts (specification §7.390). `rev` stays the same: it causes no conflict,
 * does not prevent an undo, and is not sent to athletes.
 */
export function markSeen(e: RequestEvent): void {
  const { workouts } = bodyOf(e);
  if (!isList(workouts)) {
    refuseFields({ workouts: `Say which workouts were seen: a list of at most ${MOST_SEEN} ids.` });
  }
  const seen = new Date().toISOString();
  writeAs(e, (tx) =>
    execute(tx, 'UPDATE workouts SET seen = {:seen} WHERE id IN (SELECT value FROM json_each({:ids}))', {
      seen,
      ids: JSON.stringify(workouts),
    }),
  );
  e.json(200, { seen });
}
