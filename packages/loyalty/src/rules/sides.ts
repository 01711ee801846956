/** The two sides of a card, each with a picture. */
export const SIDES = ['front', 'back'] as const;
export type Side = (typeof SIDES)[number];
