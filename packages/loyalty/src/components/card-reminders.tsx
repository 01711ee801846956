import { canChange, useSession } from '@hub/auth';
import { RecordReminders, useRenew } from '@hub/tool-kit';
import { loyaltyRecords } from '../api/loyalty.queries';
import type { LoyaltyCard } from '../api/loyalty.schema';

/** The reminders of a card, with Renew for those who may change it; nothing without an expiry date. */
export function CardReminders({ card }: { card: LoyaltyCard }) {
  const { user } = useSession();
  const renew = useRenew(loyaltyRecords, card);
  if (card.expiryDate === null) return null;
  const mayRenew = canChange(card, user);
  return (
    <RecordReminders source="loyalty" record={card.id} date={card.expiryDate} {...(mayRenew && { renew })} />
  );
}
