import { askLitestream } from '../replica/litestream';
import { lastSyncOf } from '../replica/state';
import { ASK_AGAIN_MS, MOST_BEHIND_MS, mostBehind, type Sent, withSent } from './behind';
import { ownTerm } from './note';

/** When Litestream had sent everything, as JSON. */
const SENT = 'hub.text.standby.sent';
/** When somebody began to ask Litestream; empty when nobody does. */
const ASKING = 'hub.text.standby.asking';

/** How long a save waits for the replica, in ms. */
const PATIENCE_MS = 5000;
/** Litestream answers within two seconds, or not. */
const MOST_ASKING_MS = 3000;
const LOOK_MS = 20;

function keptSent(): Sent | null {
  return JSON.parse($app.store().get(SENT) ?? 'null') as Sent | null;
}

/** Whether nobody else asks Litestream right now; then it is this one who does. */
function begin(now: number): boolean {
  const turn = { isOwn: false };
  $app.store().setFunc(ASKING, (kept) => {
    turn.isOwn = now - Number(kept ?? '') > MOST_ASKING_MS;
    return turn.isOwn ? String(now) : (kept ?? '');
  });
  return turn.isOwn;
}

function ask(): void {
  if (!begin(Date.now())) return;
  const listed = askLitestream($app.dataDir(), 'list');
  const at = listed === null ? null : lastSyncOf(listed);
  if (at !== null) {
    $app
      .store()
      .setFunc(SENT, (kept) =>
        JSON.stringify(withSent(JSON.parse(kept ?? 'null') as Sent | null, Date.parse(at))),
      );
  }
  $app.store().set(ASKING, '');
}

/**
 * Lets a save begin once the replica is less than a second behind, where a second machine may take over at any time: it would
 * not have what was saved since. Throws where the replica does not catch up.
 */
export function waitForReplica(): void {
  if (ownTerm() === 0) return;
  for (const end = Date.now() + PATIENCE_MS; ;) {
    if (mostBehind(keptSent(), Date.now()) > ASK_AGAIN_MS) ask();
    if (mostBehind(keptSent(), Date.now()) <= MOST_BEHIND_MS) return;
    if (Date.now() >= end) {
      throw new ApiError(
        503,
        'The hub can’t keep this safe right now, so it is not saved: try again in a minute.',
      );
    }
    sleep(LOOK_MS);
  }
}
