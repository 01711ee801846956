import { storeText, readStoredText } from '@hub/auth';
import type { LoyaltyCard } from '../api/loyalty.schema';

/** Up to so many cards are seen at once: their order by name is the quickest. */
const SEEN_AT_ONCE = 8;
/** How many of the cards that were shown last stand first. */
const MOST_RECENT = 4;

const NAME = 'loyalty.recent';

/** The ids of the cards that this person showed last on this device, the last one first. */
export function readRecent(personId: string): string[] {
  return (readStoredText(personId, NAME) ?? '').split(' ').filter(Boolean);
}

/** Remembers on this device that a card was shown, until the person logs out. */
export function noteShown(personId: string, id: string): void {
  const others = readRecent(personId).filter((other) => other !== id);
  // Where storage is blocked or full, the list is sorted by name.
  storeText(personId, NAME, [id, ...others].slice(0, MOST_RECENT).join(' '));
}

/** Cards that were shown last, and all others in their order; of few cards none is taken out of its place. */
export function splitByUse(
  cards: readonly LoyaltyCard[],
  recent: readonly string[],
): { recent: LoyaltyCard[]; others: readonly LoyaltyCard[] } {
  if (cards.length <= SEEN_AT_ONCE) return { recent: [], others: cards };
  const first = recent.flatMap((id) => cards.find((card) => card.id === id) ?? []);
  return { recent: first, others: cards.filter((card) => !first.includes(card)) };
}
