import { ConfirmDialog, Menu, useToast } from '@hub/ui';
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeleteCard } from '../api/loyalty.mutations';
import { loyaltyPaths } from '../paths';

/** What its owner can do with a card: edit it, or delete it after a question, which leads to the list. */
export function CardActions({ id }: { id: string }) {
  const [isAsking, setAsking] = useState(false);
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
    <>
      <Menu
        label="Card actions"
        icon={EllipsisVertical}
        items={[
          { label: 'Edit', icon: Pencil, to: loyaltyPaths.edit(id) },
          { label: 'Delete', icon: Trash2, danger: true, onSelect: () => setAsking(true) },
        ]}
      />
      <ConfirmDialog
        open={isAsking}
        message="Delete this card?"
        confirmLabel="Delete"
        busyLabel="Deleting…"
        busy={isPending}
        error={error?.message}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
