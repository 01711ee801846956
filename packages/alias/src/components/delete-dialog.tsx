import { DeleteRowDialog } from '@hub/ui';
import { useDeleteAlias } from '../api/alias.mutations';
import type { Alias } from '../api/alias.schema';

interface DeleteDialogProps {
  alias: Alias;
  /** The alias is gone, or the person thought better of it. */
  onClose: () => void;
}

/** Asks before an alias is deleted. */
export function DeleteDialog({ alias, onClose }: DeleteDialogProps) {
  const { mutate, isPending, error } = useDeleteAlias();
  return (
    <DeleteRowDialog
      title="Delete this alias?"
      message={alias.email}
      busy={isPending}
      error={error?.message}
      onDelete={(onSuccess) => mutate(alias.id, { onSuccess })}
      onClose={onClose}
    />
  );
}
