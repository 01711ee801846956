import { type CollectionName, HubError, isUnreachable, toHubError } from '@hub/pb-client';
import type { Locked } from '../record/record-repository';
import type { Change, NewChange } from './change';
import type { HeldChange } from './held-change';
import type { Outbox } from './outbox';
import { useOutbox } from './outbox-context';

type Told = Omit<NewChange, 'wasTried'>;

/** Keeps a change on the device; where that fails too, it has failed as it would without an outbox. */
async function keep(outbox: Outbox, change: NewChange): Promise<Locked | null> {
  try {
    return await outbox.add(change);
  } catch (cause) {
    throw new HubError('offline', { cause });
  }
}

/** Saves a change, or keeps it in the outbox; see {@link useSaveOrKeep}. */
export async function saveOrKeep<Item extends Locked>(
  outbox: Outbox | null,
  { collection, recordId, change }: Told,
  save: () => Promise<Item>,
): Promise<Item> {
  const canWait = async () => (await outbox?.canWait(collection, change)) ?? false;
  const wait = async (wasTried: boolean) => {
    const kept = outbox && (await keep(outbox, { collection, recordId, change, wasTried }));
    return (kept ?? ('before' in change ? change.before : null)) as Item;
  };
  if (outbox?.mustWait(collection, recordId) && (await canWait())) return wait(false);
  try {
    return await save();
  } catch (error) {
    if (!isUnreachable(error) || !(await canWait())) throw error;
    return wait(true);
  }
}

/** A change on the device: one that waits, with the record as it will be, or one that is to be saved by {@link saveHeld}. */
type Held = { waiting: Locked | null } | HeldChange;

/** Keeps a change before it is saved by {@link saveHeld}. Gives `null` where the device can't keep it. */
export async function holdChange(outbox: Outbox | null, change: Told): Promise<Held | null> {
  try {
    if (outbox === null || !(await outbox.canWait(change.collection, change.change))) return null;
    if (!outbox.mustWait(change.collection, change.recordId)) return await outbox.hold(change);
    return { waiting: await outbox.add({ ...change, wasTried: false }) };
  } catch {
    // It is saved all the same, and says itself where that fails.
    return null;
  }
}

/** Saves a change that was held, or leaves it to the outbox; as {@link saveOrKeep} where it was not. */
export async function saveHeld<Item extends Locked>(
  outbox: Outbox | null,
  held: Held | null,
  told: Told,
  save: () => Promise<Item>,
): Promise<Item> {
  if (held === null) return saveOrKeep(outbox, told, save);
  if ('waiting' in held) return held.waiting as Item;
  const wait = async () => (await held.waits()) as Item;
  if (outbox?.mustWait(told.collection, told.recordId)) return wait();
  let saved: Item;
  try {
    saved = await save();
  } catch (error) {
    if (isUnreachable(error)) return wait();
    // With its session the page ends; the next session of the person sends it.
    if (toHubError(error).kind !== 'session') await held.refused().catch(() => undefined);
    throw error;
  }
  // What the device fails to forget is sent once more, and changes nothing.
  await held.saved(saved).catch(() => undefined);
  return saved;
}

/**
 * Gives the function that saves a change of a collection, or keeps it on the device where the hub can't be reached: it
 * gives the record as it is saved, or as it will be; a deleted one as it was. Throws a `HubError`.
 */
export function useSaveOrKeep<Item extends Locked>(collection: CollectionName) {
  const outbox = useOutbox();
  return (recordId: string, change: Change, save: () => Promise<Item>): Promise<Item> =>
    saveOrKeep(outbox, { collection, recordId, change }, save);
}

/**
 * The same in two steps, for what is shown as done before the hub has answered: `hold` writes the change to the device,
 * so that it outlives the page, and `save` saves it.
 */
export function useHoldThenSave<Item extends Locked>(collection: CollectionName) {
  const outbox = useOutbox();
  return {
    hold: (recordId: string, change: Change) => holdChange(outbox, { collection, recordId, change }),
    save: (held: Held | null, recordId: string, change: Change, save: () => Promise<Item>) =>
      saveHeld(outbox, held, { collection, recordId, change }, save),
  };
}
