import { bodyOf, execute, refuseFields, writeAs } from '@hub/pocketbase/hooks';

/** The maximum number of workouts in one request. */
const MOST_SEEN = 1_000;

function isList(texts: unknown): texts is string[] {
  return Array.isArray(texts) && texts.length <= MOST_SEEN && texts.every((text) => typeof text === 'string');
}

/** What is seen of a workout is what its athlete has done until then: what came after it stays new. */
const SEE = `UPDATE workouts SET seen = {:seen} FROM json_each({:shown}) AS shown
  WHERE workouts.id = shown.value ->> '$.id'
    AND (shown.value ->> '$.acted' IS NULL OR workouts.acted <= shown.value ->> '$.acted')`;

/**
 * Records that a coach has seen some workouts (specification §7.390). `rev` stays the same: it causes no conflict,
 * does not prevent an undo, and is not sent to athletes.
 */
export function markSeen(e: RequestEvent): void {
  const { workouts, acted = [] } = bodyOf(e);
  if (!isList(workouts)) {
    refuseFields({ workouts: `Say which workouts were seen: a list of at most ${MOST_SEEN} ids.` });
  }
  if (!isList(acted))
    refuseFields({ acted: 'Say for each workout what had been done in it, as an instant.' });
  const seen = new Date().toISOString();
  const shown = workouts.map((id, index) => ({ id, acted: acted[index] ?? null }));
  writeAs(e, (tx) => execute(tx, SEE, { seen, shown: JSON.stringify(shown) }));
  e.json(200, { seen });
}
