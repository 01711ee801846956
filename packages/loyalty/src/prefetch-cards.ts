import { loadOnce } from '@hub/tool-kit';
import type { QueryClient } from '@tanstack/react-query';

/** Loads what the cards are asked for with. */
export const loadQueries = loadOnce(() => import('./api/loyalty.queries'));

const loadDrawings = loadOnce(() => import('./codes/drawing.queries'));

/** Loads the cards, and then what draws their codes: at a till nothing must be waited for. */
export async function prefetchCards(queryClient: QueryClient): Promise<void> {
  const { cardsQuery } = await loadQueries();
  const cards = await queryClient.query(cardsQuery());
  const { drawingsOf } = await loadDrawings();
  await Promise.all(drawingsOf(cards).map((drawing) => queryClient.query(drawing)));
}
