/** The two sides of a card that a picture is kept of. */
export const SIDES = ['front', 'back'] as const;
export type Side = (typeof SIDES)[number];
