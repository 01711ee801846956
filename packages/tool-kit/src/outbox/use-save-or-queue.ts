import { type CollectionName, HubError, isUnreachable, toHubError } from '@hub/pb-client';
import type { Locked } from '../record/record-repository';
import type { Change, NewChange, RecordChange } from './change';
import type { HeldChange } from './held-change';
import type { Outbox } from './outbox';
import { useOutbox } from './outbox-context';

/**
 * Queues a change on the device. If the device can't store it, throws `offline`, as a save without an outbox
 * does.
 */
async function enqueue(outbox: Outbox, change: NewChange): Promise<Locked | null> {
  try {
    return await outbox.add(change);
  } catch (cause) {
    throw new HubError('offline', { cause });
  }
}

/** Saves a change, or queues it in the outbox; see {@link useSaveOrQueue}. */
export async function saveOrQueue<Item extends Locked>(
  outbox: Outbox | null,
  { collection, recordId, change }: RecordChange,
  save: () => Promise<Item>,
): Promise<Item> {
  const canWait = async () => (await outbox?.canWait(collection, change)) ?? false;
  const wait = async (wasTried: boolean) => {
    const queued = outbox && (await enqueue(outbox, { collection, recordId, change, wasTried }));
    return (queued ?? ('before' in change ? change.before : null)) as Item;
  };
  if (outbox?.mustWait(collection, recordId) && (await canWait())) return wait(false);
  try {
    return await save();
  } catch (error) {
    if (!isUnreachable(error) || !(await canWait())) throw error;
    return wait(true);
  }
}

/**
 * A change on the device: it is queued (with the record as it will be), or {@link saveHeld} is about to save
 * it.
 */
type Held = { waiting: Locked | null } | HeldChange;

/**
 * Stores a change on the device before {@link saveHeld} saves it. Returns `null` where the device can't store
 * it.
 */
export async function holdChange(outbox: Outbox | null, change: RecordChange): Promise<Held | null> {
  try {
    if (outbox === null || !(await outbox.canWait(change.collection, change.change))) return null;
    if (!outbox.mustWait(change.collection, change.recordId)) return await outbox.hold(change);
    return { waiting: await outbox.add({ ...change, wasTried: false }) };
  } catch {
    // `saveHeld` then saves without the outbox, and throws if that fails.
    return null;
  }
}

/** Saves a stored change, or leaves it to the outbox. Works like {@link saveOrQueue} if `held` is `null`. */
export async function saveHeld<Item extends Locked>(
  outbox: Outbox | null,
  held: Held | null,
  change: RecordChange,
  save: () => Promise<Item>,
): Promise<Item> {
  if (held === null) return saveOrQueue(outbox, change, save);
  if ('waiting' in held) return held.waiting as Item;
  const wait = async () => (await held.waits()) as Item;
  if (outbox?.mustWait(change.collection, change.recordId)) return wait();
  let saved: Item;
  try {
    saved = await save();
  } catch (error) {
    if (isUnreachable(error)) return wait();
    // If the session has ended, the page is gone too: the person's next session sends the change.
    if (toHubError(error).kind !== 'session') await held.refused().catch(() => undefined);
    throw error;
  }
  // If the device fails to delete the change, it is sent once more, which changes nothing.
  await held.saved(saved).catch(() => undefined);
  return saved;
}

/**
 * Returns the function that saves a change of a collection, or queues it on the device where the hub is
 * unreachable. It resolves to the record as saved, or as it will be; a deleted one as it was. It throws a
 * `HubError`.
 */
export function useSaveOrQueue<Item extends Locked>(collection: CollectionName) {
  const outbox = useOutbox();
  return (recordId: string, change: Change, save: () => Promise<Item>): Promise<Item> =>
    saveOrQueue(outbox, { collection, recordId, change }, save);
}

/**
 * The same in two steps, for a change that is shown before the hub answers: `hold` stores it on the device,
 * so that it survives the page, and `save` saves it.
 */
export function useHoldThenSave<Item extends Locked>(collection: CollectionName) {
  const outbox = useOutbox();
  return {
    hold: (recordId: string, change: Change) => holdChange(outbox, { collection, recordId, change }),
    save: (held: Held | null, recordId: string, change: Change, save: () => Promise<Item>) =>
      saveHeld(outbox, held, { collection, recordId, change }, save),
  };
}
