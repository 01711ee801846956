import { foldText } from '@hub/locale';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { cardIdOf, hasLooseSpaces } from './card-id';

type Named = Pick<LoyaltyCard, 'id' | 'name' | 'cardId'>;

/** Whether one of these cards has the name and the number of a draft. Without both there is nothing to compare. */
function isThere(draft: Pick<Named, 'name' | 'cardId'>, cards: readonly Named[]): boolean {
  const [name, cardId] = [foldText(draft.name.trim()), cardIdOf(draft.cardId)];
  if (name === '' || cardId === '') return false;
  return cards.some((card) => foldText(card.name) === name && cardIdOf(card.cardId) === cardId);
}

/** What the form says of a number, beside what is wrong with it; `card` is the one that is changed. */
export function numberNote(
  draft: Pick<Named, 'name' | 'cardId'>,
  card: Named | null,
  cards: readonly Named[],
): string | undefined {
  const others = cards.filter(({ id }) => id !== card?.id);
  if (isThere(draft, others)) return 'A card with this name and number already exists.';
  return card?.cardId === draft.cardId && hasLooseSpaces(card.cardId)
    ? 'The spaces are part of this card’s code. Remove them if they are only printed on the card.'
    : undefined;
}
