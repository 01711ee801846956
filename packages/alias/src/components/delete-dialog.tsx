import { ConfirmDialog, useToast } from '@hub/ui';
import { flushSync } from 'react-dom';
import { useDeleteAlias } from '../api/alias.mutations';
import type { Alias } from '../api/alias.schema';

interface DeleteDialogProps {
  alias: Alias;
  /** The alias is gone, or the person thought better of it. */
  onClose: () => void;
}

/** Asks before an alias is deleted; a failure is said in the dialog, which stays. */
export function DeleteDialog({ alias, onClose }: DeleteDialogProps) {
  const toast = useToast();
  const { mutate, isPending, error } = useDeleteAlias();
  const remove = () =>
    mutate(alias.id, {
      onSuccess: () => {
        toast('Deleted');
        // The row that asked is gone: the focus starts at the top of the page again.
        flushSync(onClose);
        document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
      },
    });
  return (
    <ConfirmDialog
      open
      title="Delete this alias?"
      message={alias.email}
      confirmLabel="Delete"
      busyLabel="Deleting…"
      busy={isPending}
      error={error?.message}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
