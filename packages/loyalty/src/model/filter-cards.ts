import { compareTexts } from '@hub/locale';
import type { LoyaltyCard } from '../api/loyalty.schema';

/** The order of the list. The server puts capitals first; people do not. */
export function byName(a: LoyaltyCard, b: LoyaltyCard): number {
  return compareTexts(a.name, b.name);
}

/** The cards whose name or Card ID holds what was typed, without regard to case. */
export function filterCards(cards: readonly LoyaltyCard[], typed: string): LoyaltyCard[] {
  const wanted = typed.trim().toLowerCase();
  return cards.filter(
    ({ name, cardId }) => name.toLowerCase().includes(wanted) || cardId.toLowerCase().includes(wanted),
  );
}
