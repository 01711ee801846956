import { defineTool } from '@hub/tool-kit';
import CreditCard from 'lucide-react/icons/credit-card';
import { cardsInWords, cardTileQueries } from './model/card-tile';
import { loyaltyPaths } from './paths';
import { loadQueries, prefetchCards } from './prefetch-cards';
import { loadCardPage, loadListPage, loyaltyRoutes } from './routes';

/** Loyality: shop membership cards, whose code is shown at the till. */
export const tool = defineTool({
  id: 'loyalty',
  name: 'Loyality',
  path: loyaltyPaths.list,
  icon: CreditCard,
  tagline: 'Membership cards',
  reminds: true,
  begins: { title: 'Add a card', path: loyaltyPaths.add },
  shares: { collection: 'loyalty', one: 'card' },
  routes: loyaltyRoutes,
  load: () => Promise.all([loadListPage(), loadCardPage(), loadQueries()]),
  // Also loads the page of a card and the encoders: at a till, the tap on a card must not wait.
  prefetch: (queryClient) => Promise.all([loadListPage(), prefetchCards(queryClient), loadCardPage()]),
  imports: async () => (await import('./import')).imports,
  summary: {
    queries: ({ today }) => cardTileQueries(today),
    inWords: ([cards, soon]) => cardsInWords(cards?.total ?? 0, soon?.total ?? 0),
  },
});
