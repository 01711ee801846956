import type { CalendarDate } from '@hub/calendar';
import { distanceInWords, useToday, WaitingMark } from '@hub/tool-kit';
import { Badge, SharedMark } from '@hub/ui';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { validityOf } from '../model/card-validity';

/** Marks a card that has expired or soon will, one that everyone here sees, and one that waits to be saved; nothing on any other. */
export function CardMarks({ card }: { card: LoyaltyCard }) {
  return (
    <>
      <ValidityBadge expiryDate={card.expiryDate} /> <CardShared card={card} />{' '}
      <WaitingMark collection="loyalty" id={card.id} />
    </>
  );
}

/** Marks a card that everyone on the hub sees: it is shared, or it belongs to the hub. */
export function CardShared({ card: { shared, owner } }: { card: LoyaltyCard }) {
  return (shared || owner === null) && <SharedMark />;
}

function ValidityBadge({ expiryDate }: { expiryDate: CalendarDate | null }) {
  const today = useToday();
  const validity = validityOf(expiryDate, today);
  if (expiryDate === null || validity === 'valid') return null;
  const distance = distanceInWords(today, expiryDate);
  return validity === 'expired' ? (
    <Badge tone="danger">Expired {distance}</Badge>
  ) : (
    <Badge tone="warning">Expires {distance}</Badge>
  );
}
