import { changeJson, changeStored } from '../memory';
import { askLitestream } from '../replica/litestream';
import { lastSyncOf } from '../replica/state';
import { ASK_AGAIN_MS, MOST_BEHIND_MS, mostBehind, type Sent, withSent } from './behind';
import { ownTerm } from './note';

/** When Litestream had sent everything, as JSON. */
const SENT = 'hub.text.standby.sent';
/** When a request began to ask Litestream; empty if none does. */
const ASKING = 'hub.text.standby.asking';

/** How long a save waits for the replica, in ms. */
const PATIENCE_MS = 5000;
/** Litestream answers within two seconds, or not at all. */
const MOST_ASKING_MS = 3000;
const LOOK_MS = 20;

function storedSent(): Sent | null {
  return JSON.parse($app.store().get(SENT) ?? 'null') as Sent | null;
}

/** Whether no other request is asking Litestream; then this one does. */
function begin(now: number): boolean {
  return changeStored(ASKING, (before) => {
    const isOwn = now - Number(before ?? '') > MOST_ASKING_MS;
    return { isOwn, stored: isOwn ? String(now) : (before ?? '') };
  }).isOwn;
}

function ask(): void {
  if (!begin(Date.now())) return;
  const listed = askLitestream($app.dataDir(), 'list');
  const at = listed === null ? null : lastSyncOf(listed);
  if (at !== null) changeJson<Sent | null>(SENT, null, (sent) => withSent(sent, Date.parse(at)));
  $app.store().set(ASKING, '');
}

/**
 * Delays a save until the replica lags less than a second, if a second machine may take over at any time: it
 * would not have what was saved since. Throws if the replica does not catch up.
 */
export function waitForReplica(): void {
  if (ownTerm() === 0) return;
  for (const end = Date.now() + PATIENCE_MS; ;) {
    if (mostBehind(storedSent(), Date.now()) > ASK_AGAIN_MS) ask();
    if (mostBehind(storedSent(), Date.now()) <= MOST_BEHIND_MS) return;
    if (Date.now() >= end) {
      throw new ApiError(
        503,
        'The hub can’t keep this safe right now, so it is not saved: try again in a minute.',
      );
    }
    sleep(LOOK_MS);
  }
}
