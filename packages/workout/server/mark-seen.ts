import { bodyOf, execute, refuseFields, writeAs } from '@hub/pocketbase/hooks';

/** The most workouts that are marked at once. */
const MOST_SEEN = 1_000;

function isList(ids: unknown): ids is string[] {
  return Array.isArray(ids) && ids.length <= MOST_SEEN && ids.every((id) => typeof id === 'string');
}

/**
 * Notes that a coach has seen what became of some workouts (specification §7.390). It is no change of a workout: its `rev`
 * stays, so that nobody's save is stopped by it, a generation can still be taken back, and no athlete hears of it.
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
