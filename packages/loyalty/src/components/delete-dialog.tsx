import { ConfirmDialog, useToast } from '@hub/ui';
import { useNavigate } from 'react-router-dom';
import type { useDeleteCard } from '../api/loyalty.mutations';
import { loyaltyPaths } from '../paths';

interface DeleteDialogProps {
  id: string;
  deletion: ReturnType<typeof useDeleteCard>;
  onClose: () => void;
}

/** Asks before a card is deleted, and then leads to the list; a failure is said in the dialog, which stays. */
export function DeleteDialog({ id, deletion, onClose }: DeleteDialogProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const remove = () =>
    deletion.mutate(id, {
      onSuccess: () => {
        toast('Deleted');
        void navigate(loyaltyPaths.list, { replace: true });
      },
    });
  return (
    <ConfirmDialog
      open
      title="Delete this card?"
      confirmLabel="Delete"
      busyLabel="Deleting…"
      busy={deletion.isPending || deletion.isSuccess}
      error={deletion.error?.message}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
