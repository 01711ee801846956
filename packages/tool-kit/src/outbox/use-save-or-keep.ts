import { type CollectionName, HubError, isUnreachable } from '@hub/pb-client';
import type { Locked } from '../record/record-repository';
import type { Change } from './change';
import type { NewChange, Outbox } from './outbox';
import { useOutbox } from './outbox-context';

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
  { collection, recordId, change }: Omit<NewChange, 'wasTried'>,
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

/**
 * Gives the function that saves a change of a collection, or keeps it on the device where the hub can't be reached: it
 * gives the record as it is saved, or as it will be; a deleted one as it was. Throws a `HubError`.
 */
export function useSaveOrKeep<Item extends Locked>(collection: CollectionName) {
  const outbox = useOutbox();
  return (recordId: string, change: Change, save: () => Promise<Item>): Promise<Item> =>
    saveOrKeep(outbox, { collection, recordId, change }, save);
}
