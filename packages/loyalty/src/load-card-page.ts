/** Loads the page of one card together with the makers of both codes. */
export const loadCardPage = () => import('./pages/card.page');
