import { canChange, useSession } from '@hub/auth';
import { DeleteRecordDialog, useWayOut } from '@hub/tool-kit';
import { Menu } from '@hub/ui';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { loyaltyRecords } from '../api/loyalty.queries';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { loyaltyPaths } from '../paths';

/** The actions in the header of a card's page, for people who may edit it. */
export function CardActions({ card }: { card: LoyaltyCard }) {
  const { id, name, cardId } = card;
  const { user } = useSession();
  const wayOut = useWayOut();
  const [isDeleting, setDeleting] = useState(false);
  if (!canChange(card, user)) return null;
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
        <DeleteRecordDialog
          records={loyaltyRecords}
          record={card}
          question="Delete this card?"
          facts={[name, cardId]}
          onDeleted={() => wayOut.leaveTo(loyaltyPaths.list)}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
