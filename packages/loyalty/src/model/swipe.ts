/** The movement of a finger between touching and leaving the page, in CSS pixels. */
export interface Stroke {
  /** To the right. */
  dx: number;
  /** Down. */
  dy: number;
}

/** Shorter movements are imprecise taps. */
const LEAST = 48;
/** The minimum ratio of horizontal to vertical movement: otherwise the person scrolls. */
const STRAIGHTNESS = 2;

/** The direction of a swipe: left to the next card, right to the previous one; `null` for neither. */
export function swipeOf({ dx, dy }: Stroke): 'next' | 'previous' | null {
  if (Math.abs(dx) < LEAST || Math.abs(dx) < STRAIGHTNESS * Math.abs(dy)) return null;
  return dx < 0 ? 'next' : 'previous';
}

/** The previous and the next card of the list; `null` at its ends, and for a card that is not in it. */
export function neighboursOf<Card extends { id: string }>(
  order: readonly Card[],
  id: string,
): { previous: Card | null; next: Card | null } {
  const at = order.findIndex((card) => card.id === id);
  if (at < 0) return { previous: null, next: null };
  return { previous: order[at - 1] ?? null, next: order[at + 1] ?? null };
}
