import { DeleteRowDialog } from '@hub/ui';
import { useDeleteItem } from '../api/expiry.mutations';
import type { ExpiryItem } from '../api/expiry.schema';

interface DeleteDialogProps {
  item: ExpiryItem;
  /** The item is gone, or the person thought better of it. */
  onClose: () => void;
}

/** Asks before an item is deleted, by its name. */
export function DeleteDialog({ item, onClose }: DeleteDialogProps) {
  const { mutate, isPending, error } = useDeleteItem();
  return (
    <DeleteRowDialog
      title={`Delete ${item.name}?`}
      message={item.document ? 'Its document is deleted too. This can’t be undone.' : 'This can’t be undone.'}
      busy={isPending}
      error={error?.message}
      onDelete={(onSuccess) => mutate(item.id, { onSuccess })}
      onClose={onClose}
    />
  );
}
