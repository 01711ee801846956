import { compareTexts } from '@hub/locale';
import type { LoyaltyCard } from '../api/loyalty.schema';

/** The order of the list. The server puts capitals first; people do not. */
export function byName(a: LoyaltyCard, b: LoyaltyCard): number {
  return compareTexts(a.name, b.name);
}

/** The texts of a card that are searched. */
function textsOf({ name, cardId, note, groups }: LoyaltyCard): string[] {
  return [name, cardId, note ?? '', ...groups];
}

/**
 * The cards of which name, Card ID, note or a group holds what was typed, without regard to case; of a `group`, those that are in
 * it.
 */
export function filterCards(
  cards: readonly LoyaltyCard[],
  typed: string,
  group: string | null = null,
): LoyaltyCard[] {
  const wanted = typed.trim().toLowerCase();
  return cards.filter(
    (card) =>
      (group === null || card.groups.includes(group)) &&
      textsOf(card).some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** The groups of these cards, each once, in alphabetical order. */
export function groupsOfCards(cards: readonly LoyaltyCard[]): string[] {
  return [...new Set(cards.flatMap(({ groups }) => groups))].sort((a, b) => compareTexts(a, b));
}
