/** What a finger did between touching the page and leaving it, in CSS pixels. */
export interface Stroke {
  /** To the right. */
  dx: number;
  /** Down. */
  dy: number;
}

/** A shorter stroke is a tap that slipped. */
const LEAST = 48;
/** So many times as far sideways as up or down: anything else scrolls. */
const STRAIGHTNESS = 2;

/** Where a stroke leads: to the left to the next card, to the right to the previous one; `null` for any other. */
export function swipeOf({ dx, dy }: Stroke): 'next' | 'previous' | null {
  if (Math.abs(dx) < LEAST || Math.abs(dx) < STRAIGHTNESS * Math.abs(dy)) return null;
  return dx < 0 ? 'next' : 'previous';
}

/** The cards before and after one in the order of the list; `null` at its ends, and for a card that is not in it. */
export function neighboursOf<Card extends { id: string }>(
  order: readonly Card[],
  id: string,
): { previous: Card | null; next: Card | null } {
  const at = order.findIndex((card) => card.id === id);
  if (at < 0) return { previous: null, next: null };
  return { previous: order[at - 1] ?? null, next: order[at + 1] ?? null };
}
