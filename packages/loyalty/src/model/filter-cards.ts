import { compareTexts, findBy } from '@hub/locale';
import type { LoyaltyCard } from '../api/loyalty.schema';

/** The order of the list. The server sorts capitals first; people expect otherwise. */
export function byName(a: LoyaltyCard, b: LoyaltyCard): number {
  return compareTexts(a.name, b.name);
}

/** The searchable text of a card. */
function searchedText({ name, cardId, note, groups }: LoyaltyCard): string {
  return [name, cardId, note, ...groups].join('\n');
}

/**
 * The cards that contain each typed word in their name, Card ID, note or groups, ignoring case, accents and
 * spaces; if `group` is set, only cards in that group.
 */
export function filterCards(
  cards: readonly LoyaltyCard[],
  typed: string,
  group: string | null = null,
): LoyaltyCard[] {
  const inGroup = cards.filter(({ groups }) => group === null || groups.includes(group));
  return [...findBy(inGroup, typed, searchedText)];
}

/** The groups of these cards, without duplicates, in alphabetical order. */
export function groupsOfCards(cards: readonly LoyaltyCard[]): string[] {
  return [...new Set(cards.flatMap(({ groups }) => groups))].sort((a, b) => compareTexts(a, b));
}
