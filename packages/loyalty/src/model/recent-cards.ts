import { storeText, readStoredText } from '@hub/auth';
import type { LoyaltyCard } from '../api/loyalty.schema';

/** This many cards are visible at once, so that sorting by name is quickest. */
const SEEN_AT_ONCE = 8;
/** How many recently shown cards come first. */
const MOST_RECENT = 4;

const NAME = 'loyalty.recent';

/** When a card was shown on this device. */
export interface CardUse {
  id: string;
  /** `null` if an older version stored only the card. */
  at: Date | null;
}

/** The cards that this person last showed on this device, the latest first. Stored as `id@milliseconds`. */
export function readRecent(personId: string): CardUse[] {
  const entries = (readStoredText(personId, NAME) ?? '').split(' ').filter(Boolean);
  return entries.map((entry) => {
    const [id = '', at] = entry.split('@');
    return { id, at: at === undefined ? null : new Date(Number(at)) };
  });
}

/** Stores on this device that a card was shown, until the person logs out. */
export function noteShown(personId: string, id: string, now: Date): void {
  const others = readRecent(personId).filter((other) => other.id !== id);
  const uses = [{ id, at: now }, ...others].slice(0, MOST_RECENT);
  // If storage is blocked or full, the list is sorted by name.
  storeText(personId, NAME, uses.map((use) => (use.at ? `${use.id}@${Number(use.at)}` : use.id)).join(' '));
}

/** The cards in the sections of the list: each is in one of them. */
export interface ArrangedCards {
  /** The recently shown ones, the latest first. */
  recent: readonly LoyaltyCard[];
  /** The others by name, starred ones first. */
  others: readonly LoyaltyCard[];
  /** The archived ones, by name. */
  archived: readonly LoyaltyCard[];
}

/**
 * Divides cards that are sorted by name into the sections of the list; if there are only a few cards, none
 * are moved to the recent ones.
 */
export function arrangeCards(cards: readonly LoyaltyCard[], uses: readonly CardUse[]): ArrangedCards {
  const current = cards.filter(({ archived }) => !archived);
  const recent =
    current.length <= SEEN_AT_ONCE
      ? []
      : uses.flatMap(({ id }) => current.find((card) => card.id === id) ?? []);
  const others = current.filter((card) => !recent.includes(card));
  return {
    recent,
    others: [...others.filter(({ starred }) => starred), ...others.filter(({ starred }) => !starred)],
    archived: cards.filter(({ archived }) => archived),
  };
}
