import { Menu } from '@hub/ui';
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { useDeleteCard } from '../api/loyalty.mutations';
import { loyaltyPaths } from '../paths';

/** Loaded when it is asked for: at a till nobody deletes. */
const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog')).DeleteDialog }));

interface CardActionsProps {
  id: string;
  deletion: ReturnType<typeof useDeleteCard>;
}

/** What its owner can do with a card. */
export function CardActions({ id, deletion }: CardActionsProps) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <Menu
        label="Card actions"
        icon={EllipsisVertical}
        items={[
          { label: 'Edit', icon: Pencil, to: loyaltyPaths.edit(id) },
          { label: 'Delete', icon: Trash2, danger: true, onSelect: () => setDeleting(true) },
        ]}
      />
      {isDeleting && (
        <Suspense>
          <DeleteDialog id={id} deletion={deletion} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </>
  );
}
