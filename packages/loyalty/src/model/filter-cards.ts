import { compareTexts, findBy } from '@hub/locale';
import type { LoyaltyCard } from '../api/loyalty.schema';

/** The order of the list. The server puts capitals first; people do not. */
export function byName(a: LoyaltyCard, b: LoyaltyCard): number {
  return compareTexts(a.name, b.name);
}

/** The text of a card that is searched. */
function textOf({ name, cardId, note, groups }: LoyaltyCard): string {
  return [name, cardId, note, ...groups].join('\n');
}

/**
 * The cards that have each word of what was typed in their name, Card ID, note or groups, without regard to case, accents
 * and spaces; of a `group`, those that are in it.
 */
export function filterCards(
  cards: readonly LoyaltyCard[],
  typed: string,
  group: string | null = null,
): LoyaltyCard[] {
  const inGroup = cards.filter(({ groups }) => group === null || groups.includes(group));
  return [...findBy(inGroup, typed, textOf)];
}

/** The groups of these cards, each once, in alphabetical order. */
export function groupsOfCards(cards: readonly LoyaltyCard[]): string[] {
  return [...new Set(cards.flatMap(({ groups }) => groups))].sort((a, b) => compareTexts(a, b));
}
