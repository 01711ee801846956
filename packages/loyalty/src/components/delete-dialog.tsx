import { ConfirmDialog, useToast } from '@hub/ui';
import { useNavigate } from 'react-router-dom';
import { useDeleteCard } from '../api/loyalty.mutations';
import { loyaltyPaths } from '../paths';

interface DeleteDialogProps {
  id: string;
  onClose: () => void;
}

/** Asks before a card is deleted, and then leads to the list; a failure is said in the dialog, which stays. */
export function DeleteDialog({ id, onClose }: DeleteDialogProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const { mutate, isPending, error } = useDeleteCard();
  const remove = () =>
    mutate(id, {
      onSuccess: () => {
        toast('Deleted');
        void navigate(loyaltyPaths.list, { replace: true });
      },
    });
  return (
    <ConfirmDialog
      open
      message="Delete this card?"
      confirmLabel="Delete"
      busyLabel="Deleting…"
      busy={isPending}
      error={error?.message}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
