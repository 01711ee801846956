import { isForEveryone, useToday, WaitingMark } from '@hub/tool-kit';
import { Badge, SharedMark } from '@hub/ui';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { expiryInWords, notYetInWords } from '../model/card-line';

/**
 * Marks a card that has expired or soon will, is not valid yet, is archived, is visible to everyone, or waits
 * to be saved; renders nothing for other cards.
 */
export function CardMarks({ card }: { card: LoyaltyCard }) {
  return (
    <>
      <ValidityBadges card={card} /> {card.archived && <Badge>Archived</Badge>}{' '}
      {isForEveryone(card) && <SharedMark />} <WaitingMark collection="loyalty" id={card.id} />
    </>
  );
}

function ValidityBadges({ card: { expiryDate, validFrom } }: { card: LoyaltyCard }) {
  const today = useToday();
  const expiry = expiryInWords(expiryDate, today);
  const notYet = notYetInWords(validFrom, today);
  const hasExpired = expiryDate !== null && expiryDate < today;
  return (
    <>
      {expiry !== null && <Badge tone={hasExpired ? 'danger' : 'warning'}>{expiry}</Badge>}{' '}
      {notYet !== null && <Badge tone="warning">{notYet}</Badge>}
    </>
  );
}
