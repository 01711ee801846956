import { foldName } from '@hub/locale';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { cardIdOf, hasLooseSpaces } from './card-id';

type Named = Pick<LoyaltyCard, 'id' | 'name' | 'cardId'>;
/** A card whose Card ID may be what its code says. */
type Coded = Named & Pick<LoyaltyCard, 'type' | 'code'>;

/** Whether another card has the same name and number as a draft. Without both there is nothing to compare. */
function isThere(draft: Pick<Named, 'name' | 'cardId'>, cards: readonly Named[]): boolean {
  const [name, cardId] = [foldName(draft.name), cardIdOf(draft.cardId)];
  if (name === '' || cardId === '') return false;
  return cards.some((card) => foldName(card.name) === name && cardIdOf(card.cardId) === cardId);
}

/** A remark of the form about a number that has no error; `card` is the one that is being edited. */
export function numberNote(
  draft: Pick<Named, 'name' | 'cardId'>,
  card: Coded | null,
  cards: readonly Named[],
): string | undefined {
  const others = cards.filter(({ id }) => id !== card?.id);
  if (isThere(draft, others)) return 'A card with this name and number already exists.';
  if (card === null || card.type === 'none' || card.code !== null) return undefined;
  return card.cardId === draft.cardId && hasLooseSpaces(card.cardId)
    ? 'The spaces are part of this card’s code. Remove them if they are only printed on the card.'
    : undefined;
}
