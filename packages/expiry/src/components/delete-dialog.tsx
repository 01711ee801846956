import { ConfirmDialog, useToast } from '@hub/ui';
import { flushSync } from 'react-dom';
import { useDeleteItem } from '../api/expiry.mutations';
import type { ExpiryItem } from '../api/expiry.schema';

interface DeleteDialogProps {
  item: ExpiryItem;
  /** The item is gone, or the person thought better of it. */
  onClose: () => void;
}

/** Asks before an item is deleted, by its name; a failure is said in the dialog, which stays. */
export function DeleteDialog({ item, onClose }: DeleteDialogProps) {
  const toast = useToast();
  const { mutate, isPending, error } = useDeleteItem();
  const remove = () =>
    mutate(item.id, {
      onSuccess: () => {
        toast('Deleted');
        // The row that asked is gone, or about to go: the focus starts at the top of the page again.
        flushSync(onClose);
        document.querySelector<HTMLElement>('h1')?.focus();
      },
    });
  return (
    <ConfirmDialog
      open
      title={`Delete ${item.name}?`}
      message={item.document ? 'Its document is deleted too. This can’t be undone.' : 'This can’t be undone.'}
      confirmLabel="Delete"
      busyLabel="Deleting…"
      busy={isPending}
      error={error?.message}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
