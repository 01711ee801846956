import { canChange, useSession } from '@hub/auth';
import { Menu } from '@hub/ui';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { ExpiryItem } from '../api/expiry.schema';
import { expiryPaths } from '../paths';
import { DeleteDialog } from './delete-dialog';

interface ItemActionsProps {
  item: ExpiryItem;
  /** Called once the item is deleted; these actions may be gone by then. */
  onDeleted: () => void;
}

/** The actions in the header of an item's page, for people who may edit it. */
export function ItemActions({ item, onDeleted }: ItemActionsProps) {
  const { user } = useSession();
  const [isDeleting, setDeleting] = useState(false);
  if (!canChange(item, user)) return null;
  return (
    <>
      <Menu
        label="Item actions"
        items={[
          { label: 'Edit', icon: Pencil, to: expiryPaths.edit(item.id) },
          { label: 'Delete', icon: Trash2, danger: true, onSelect: () => setDeleting(true) },
        ]}
      />
      {isDeleting && <DeleteDialog item={item} onDeleted={onDeleted} onClose={() => setDeleting(false)} />}
    </>
  );
}
