import { canChange, useSession } from '@hub/auth';
import { previewOf } from '@hub/locale';
import { isForEveryone, useToday, useWaitingChange } from '@hub/tool-kit';
import Users from 'lucide-react/icons/users';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { colourOf, cssColour, monogramOf } from '../model/card-look';
import { lineOf } from '../model/card-line';
import { loyaltyPaths } from '../paths';
import { ColourCard } from './colour-card';
import { StarButton } from './star-button';

interface ListCardProps {
  card: LoyaltyCard;
  /** When it was last shown on this device; `null` if unknown. */
  usedAt: Date | null;
}

/** The most characters of a name that the list shows; the card's page shows the whole name. */
const LONGEST_NAME = 80;

/** A card in the list. A card with the custom layout opens in a new tab (specification §2.91). */
export function ListCard({ card, usedAt }: ListCardProps) {
  const { user } = useSession();
  const today = useToday();
  const waiting = useWaitingChange('loyalty', card.id);
  const state = waiting && (waiting.refusal === null ? 'Waiting to be saved' : 'Could not be saved');
  return (
    <ColourCard
      to={loyaltyPaths.card(card.id)}
      newTab={card.customUI}
      colour={cssColour(colourOf(card))}
      monogram={monogramOf(card.name)}
      name={previewOf(card.name, LONGEST_NAME)}
      action={canChange(card, user) && <StarButton card={card} />}
    >
      <span className="line-clamp-2 flex-1">{state ?? lineOf(card, today, usedAt)}</span>{' '}
      {isForEveryone(card) && (
        // On the left, because the monogram is on the right.
        <span className="order-first">
          <Users size={16} strokeWidth={2} aria-hidden />
          <span className="sr-only">Shared</span>
        </span>
      )}
    </ColourCard>
  );
}
