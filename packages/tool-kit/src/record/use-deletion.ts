import { useSession } from '@hub/auth';
import { toHubError } from '@hub/pb-client';
import { type ToastAction, useToast } from '@hub/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useOutbox } from '../outbox/outbox-context';
import { deletedInWords } from '../outbox/saved-in-words';
import type { Locked, Records } from './record-repository';
import { deletionKey, useDeleteRecord, useShowSaved } from './records';

/**
 * Undoes the deletion of a record: it is removed from the outbox, or restored by the hub. Shows "Restored",
 * or why not.
 */
function useUndo<Item extends Locked, Values>(records: Records<Item, Values>, { id }: Item) {
  const { repository } = records;
  const queryClient = useQueryClient();
  const outbox = useOutbox();
  const showSaved = useShowSaved(records);
  const toast = useToast();
  return async () => {
    const mutations = queryClient.getMutationCache();
    const deletions = mutations.findAll({ mutationKey: deletionKey(records, id) });
    try {
      const waiting = outbox?.waiting.find(repository.collection, id);
      if (waiting) await outbox?.discard(waiting);
      else await showSaved(await repository.restore(id));
      // As long as a deletion is in the cache, `useRecord` does not request the record.
      for (const deletion of deletions) mutations.remove(deletion);
      toast('Restored');
    } catch (error) {
      toast(`Failed to restore. ${toHubError(error).message}`);
    }
  };
}

/** A record that can be deleted. */
export interface Deletable extends Locked {
  owner?: string | null;
}

/**
 * The deletion of a record. `canUndo` says whether it can be undone: the collection keeps deleted records,
 * and the record has no unsent changes, which would be lost. `remove` resolves to the message, with "Undo" if
 * there is one; it throws a `HubError`.
 */
export function useDeletion<Item extends Deletable, Values>(records: Records<Item, Values>, record: Item) {
  const { user } = useSession();
  const outbox = useOutbox();
  const undo = useUndo(records, record);
  const { mutateAsync, ...state } = useDeleteRecord(records, record);
  const waits = () => outbox?.waiting.find(records.repository.collection, record.id) !== undefined;
  const canUndo = records.keepsDeleted === true && record.owner === user?.id && !waits();

  async function remove(): Promise<{ said: string; action: ToastAction | undefined }> {
    await mutateAsync();
    const action = { label: 'Undo', undoes: true, onSelect: () => void undo() } as const;
    return { said: deletedInWords(waits()), action: canUndo ? action : undefined };
  }
  return { ...state, canUndo, remove };
}
