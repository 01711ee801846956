import { defineTool, loadOnce } from '@hub/tool-kit';
import type { QueryClient } from '@tanstack/react-query';
import CreditCard from 'lucide-react/icons/credit-card';
import { loyaltyPaths } from './paths';
import { loadCardPage, loadListPage, loyaltyRoutes } from './routes';

const loadQueries = loadOnce(() => import('./api/loyalty.queries'));

async function prefetchCards(queryClient: QueryClient) {
  const { cardsQuery } = await loadQueries();
  await queryClient.query(cardsQuery());
}

/** Loyality: shop membership cards, shown as a code at the till. */
export const tool = defineTool({
  id: 'loyalty',
  name: 'Loyality',
  path: loyaltyPaths.list,
  icon: CreditCard,
  tagline: 'Membership cards',
  routes: loyaltyRoutes,
  load: () => Promise.all([loadListPage(), loadCardPage(), loadQueries()]),
  // Loads the page of a card and the code makers as well, so that at a till nobody waits a second time.
  prefetch: (queryClient) => Promise.all([loadListPage(), prefetchCards(queryClient), loadCardPage()]),
  summary: {
    queries: () => [{ collection: 'loyalty' }],
    inWords: ([cards]) => (cards?.total === 1 ? '1 card' : `${String(cards?.total || 'No')} cards`),
  },
});
