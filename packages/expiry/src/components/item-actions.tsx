import { canChange, useSession } from '@hub/auth';
import { useWayOut } from '@hub/tool-kit';
import { Menu } from '@hub/ui';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { ExpiryItem } from '../api/expiry.schema';
import { expiryPaths } from '../paths';
import { DeleteDialog } from './delete-dialog';

/** The actions in the header of an item's page, for people who may edit it. */
export function ItemActions({ item }: { item: ExpiryItem }) {
  const { user } = useSession();
  const wayOut = useWayOut();
  const [isDeleting, setDeleting] = useState(false);
  if (!canChange(item, user)) return null;
  return (
    <>
      <Menu
        label="Item actions"
        icon={EllipsisVertical}
        items={[
          { label: 'Edit', icon: Pencil, to: expiryPaths.edit(item.id) },
          { label: 'Delete', icon: Trash2, danger: true, onSelect: () => setDeleting(true) },
        ]}
      />
      {isDeleting && (
        <DeleteDialog
          item={item}
          onDeleted={() => wayOut.leaveTo(expiryPaths.upcoming)}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
