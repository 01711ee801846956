import { counted } from '@hub/locale';
import { useToast } from '@hub/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Undone, undoImport } from './imports.api';

/** The result of an undo in words. */
function undoneInWords({ removed, restored, kept }: Undone): string {
  const taken = removed + restored;
  if (kept === 0) return `Undone: ${counted(taken, 'record')}.`;
  return `Undone: ${counted(taken, 'record')}; ${counted(kept, 'record')} changed since and stayed.`;
}

/** Undoes an import, and shows the result. */
export function useUndoImport(onUndone?: () => void) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: undoImport,
    onSuccess: (undone) => {
      showToast(undoneInWords(undone));
      onUndone?.();
    },
    onError: ({ message }) => showToast(message),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
