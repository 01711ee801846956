import { canChange, useSession } from '@hub/auth';
import { toHubError } from '@hub/pb-client';
import { DeleteRecordDialog, savedInWords, useDeletion, useIsWaiting, useUpdateRecord } from '@hub/tool-kit';
import { IconLink, Menu, useToast } from '@hub/ui';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import Archive from 'lucide-react/icons/archive';
import Pencil from 'lucide-react/icons/pencil';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { loyaltyRecords } from '../api/loyalty.queries';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { loyaltyPaths } from '../paths';

interface CardActionsProps {
  card: LoyaltyCard;
  /** Called once the card is deleted; these actions may be gone by then. */
  onDeleted: () => void;
}

/**
 * The actions in the header of a card's page. A person who may only read a card with the custom layout gets a
 * link to its reminders.
 */
export function CardActions({ card, onDeleted }: CardActionsProps) {
  const { user } = useSession();
  if (canChange(card, user)) return <OwnActions card={card} onDeleted={onDeleted} />;
  if (!card.customUI || card.expiryDate === null) return null;
  return <IconLink label="Reminders" icon={AlarmClock} to={loyaltyPaths.edit(card.id)} />;
}

function OwnActions({ card, onDeleted }: CardActionsProps) {
  const { id, name, cardId, starred, archived, front, back } = card;
  const change = useChange(card);
  const [isDeleting, setDeleting] = useState(false);
  const remove = useRemove(card, onDeleted);
  const hasPicture = front !== null || back !== null;
  return (
    <>
      <Menu
        label="Card actions"
        items={[
          { label: 'Edit', icon: Pencil, to: loyaltyPaths.edit(id) },
          {
            label: starred ? 'Remove star' : 'Star',
            icon: Star,
            onSelect: () => change({ starred: !starred }, starred ? 'Star removed' : 'Starred'),
          },
          {
            label: archived ? 'Unarchive' : 'Archive',
            icon: Archive,
            onSelect: () => change({ archived: !archived }, archived ? 'Back in the list' : 'Archived'),
          },
          {
            label: 'Delete',
            icon: Trash2,
            danger: true,
            onSelect: () => (remove && !hasPicture ? remove() : setDeleting(true)),
          },
        ]}
      />
      {isDeleting && (
        <DeleteRecordDialog
          records={loyaltyRecords}
          record={card}
          question="Delete this card?"
          facts={[name, cardId]}
          lost={hasPicture ? 'Its pictures will be deleted for good.' : undefined}
          onDeleted={onDeleted}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}

/** Changes a card with one tap; a toast says that it is done, that it waits for the hub, or why not. */
function useChange(card: LoyaltyCard) {
  const { mutate } = useUpdateRecord(loyaltyRecords);
  const isWaiting = useIsWaiting('loyalty');
  const toast = useToast();
  return (changes: { starred: boolean } | { archived: boolean }, done: string) =>
    mutate(
      { record: card, changes },
      {
        onSuccess: () => toast(isWaiting(card.id) ? savedInWords(true) : done),
        onError: ({ message }) => toast(`Failed to save. ${message}`),
      },
    );
}

/** Deletes a card at once if that can be undone; `null` if it can't, so that a question is needed first. */
function useRemove(card: LoyaltyCard, onDeleted: () => void): (() => void) | null {
  const { canUndo, remove } = useDeletion(loyaltyRecords, card);
  const toast = useToast();
  if (!canUndo) return null;
  return () =>
    void remove().then(
      ({ said, action }) => {
        toast(said, action);
        onDeleted();
      },
      (error: unknown) => toast(`Failed to delete. ${toHubError(error).message}`),
    );
}
