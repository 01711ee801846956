import { type CalendarDate, distanceInWords, useToday } from '@hub/tool-kit';
import { Badge } from '@hub/ui';
import { validityOf } from '../model/card-validity';

/** Marks a card that has expired or soon will; nothing on a card that is good. */
export function ValidityBadge({ expiryDate }: { expiryDate: CalendarDate | null }) {
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
