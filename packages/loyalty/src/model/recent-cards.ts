import { storeText, readStoredText } from '@hub/auth';
import type { LoyaltyCard } from '../api/loyalty.schema';

/** Up to so many cards are seen at once: their order by name is the quickest. */
const SEEN_AT_ONCE = 8;
/** How many of the cards that were shown last stand first. */
const MOST_RECENT = 4;

const NAME = 'loyalty.recent';

/** When a card was shown on this device. */
export interface CardUse {
  id: string;
  /** `null` where an older program has noted the card alone. */
  at: Date | null;
}

/** The cards that this person showed last on this device, the last one first. Stored as `id@milliseconds`. */
export function readRecent(personId: string): CardUse[] {
  const entries = (readStoredText(personId, NAME) ?? '').split(' ').filter(Boolean);
  return entries.map((entry) => {
    const [id = '', at] = entry.split('@');
    return { id, at: at === undefined ? null : new Date(Number(at)) };
  });
}

/** Remembers on this device that a card was shown, until the person logs out. */
export function noteShown(personId: string, id: string, now: Date): void {
  const others = readRecent(personId).filter((other) => other.id !== id);
  const uses = [{ id, at: now }, ...others].slice(0, MOST_RECENT);
  // Where storage is blocked or full, the list is sorted by name.
  storeText(personId, NAME, uses.map((use) => (use.at ? `${use.id}@${Number(use.at)}` : use.id)).join(' '));
}

/** The cards as the list shows them: each stands once. */
export interface ArrangedCards {
  /** Those that were shown last, the last one first. */
  recent: readonly LoyaltyCard[];
  /** The others by name, those with a star before. */
  others: readonly LoyaltyCard[];
  /** Those that are put away, by name. */
  archived: readonly LoyaltyCard[];
}

/** Puts cards that are sorted by name in the order of the list; of few cards none is taken out of its place. */
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
