import { loadOnce } from '@hub/tool-kit';
import type { QueryClient } from '@tanstack/react-query';

/** Loads the queries of the cards. */
export const loadQueries = loadOnce(() => import('./api/loyalty.queries'));

const loadDrawings = loadOnce(() => import('./codes/drawing.queries'));

/** Loads the cards, and then the encoders of their codes, so that nothing needs to load at a till. */
export async function prefetchCards(queryClient: QueryClient): Promise<void> {
  const { cardsQuery } = await loadQueries();
  const cards = await queryClient.query(cardsQuery());
  const { drawingsOf } = await loadDrawings();
  await Promise.all(drawingsOf(cards).map((drawing) => queryClient.query(drawing)));
}
