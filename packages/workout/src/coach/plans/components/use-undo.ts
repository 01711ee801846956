import { toHubError } from '@hub/pb-client';
import { useToast } from '@hub/ui';
import { useQueryClient } from '@tanstack/react-query';
import { generation, refreshGenerated } from '../../../api/generation';
import { undoneSentence } from '../model/done-sentence';

/** Undoes a batch, and says so in a toast, together with `onUndone`; returns the failure as a sentence, or `null`. */
export function useUndo(onUndone?: () => void) {
  const toast = useToast();
  const queryClient = useQueryClient();
  return async (batch: string): Promise<string | null> => {
    try {
      const undone = await generation.undo(batch);
      onUndone?.();
      toast(undoneSentence(undone));
      return null;
    } catch (cause) {
      return `Failed to undo. ${toHubError(cause).message}`;
    } finally {
      await refreshGenerated(queryClient);
    }
  };
}
