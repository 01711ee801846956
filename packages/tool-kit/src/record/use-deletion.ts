import { useSession } from '@hub/auth';
import { isUnreachable, toHubError } from '@hub/pb-client';
import { type ToastAction, useToast } from '@hub/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useIsWaiting, useLatestOutbox, useWaitingChange } from '../outbox/outbox-context';
import { deletedInWords } from '../outbox/saved-in-words';
import type { Records, Versioned } from './record-repository';
import { deletionKey, useDeleteRecord, useShowSaved } from './records';

/** The hub may have the deletion: whether it has is not known until it can be reached. */
const RESTORED_HERE = 'Restored on this device. If it is missing later, look in Recently deleted.';

/** Undoes a deletion in the outbox, or has the hub restore the record. Shows "Restored", or why not. */
function useUndo<Item extends Versioned, Values>(records: Records<Item, Values>, { id }: Item) {
  const { repository } = records;
  const queryClient = useQueryClient();
  const outbox = useLatestOutbox();
  const showSaved = useShowSaved(records);
  const toast = useToast();
  const restore = async () => showSaved(await repository.restore(id));
  /** For a deletion whose response was lost. Returns `false` if the hub can't be reached. */
  const restoreIfReachable = () =>
    restore().then(
      () => true,
      (error: unknown) => {
        if (isUnreachable(error)) return false;
        throw error;
      },
    );
  return async () => {
    const mutations = queryClient.getMutationCache();
    const deletions = mutations.findAll({ mutationKey: deletionKey(records, id) });
    try {
      const waiting = outbox()?.waiting.find(repository.collection, id);
      if (waiting) await outbox()?.discard(waiting);
      else await restore();
      const isCertain = waiting?.wasTried !== true || (await restoreIfReachable());
      // As long as a deletion is in the cache, `useRecord` does not request the record.
      for (const deletion of deletions) mutations.remove(deletion);
      toast(isCertain ? 'Restored' : RESTORED_HERE);
    } catch (error) {
      toast(`Failed to restore. ${toHubError(error).message}`);
    }
  };
}

/** A record that can be deleted. */
export interface Deletable extends Versioned {
  owner?: string | null;
}

/**
 * The deletion of a record. `canUndo` says whether it can be undone: the collection keeps deleted records,
 * and the record has no unsent changes, which would be lost. `remove` resolves to the message, with "Undo" if
 * there is one; it throws a `HubError`.
 */
export function useDeletion<Item extends Deletable, Values>(records: Records<Item, Values>, record: Item) {
  const { user } = useSession();
  const { collection } = records.repository;
  const isWaiting = useIsWaiting(collection);
  const isUnsent = useWaitingChange(collection, record.id) !== undefined;
  const undo = useUndo(records, record);
  const { mutateAsync, ...state } = useDeleteRecord(records, record);
  const canUndo = records.keepsDeleted === true && record.owner === user?.id && !isUnsent;

  async function remove(): Promise<{ said: string; action: ToastAction | undefined }> {
    await mutateAsync();
    const action = { label: 'Undo', undoes: true, onSelect: () => void undo() } as const;
    return { said: deletedInWords(isWaiting(record.id)), action: canUndo ? action : undefined };
  }
  return { ...state, canUndo, remove };
}
