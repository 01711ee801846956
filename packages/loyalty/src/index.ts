import { defineTool } from '@hub/tool-kit';
import { CreditCard } from 'lucide-react';

const loadPage = () => import('./pages/loyalty.page');

/** The tile of Loyality and, until the tool is built, the one page behind it. */
export const loyaltyTool = defineTool({
  id: 'loyalty',
  name: 'Loyality',
  path: '/loyality',
  icon: CreditCard,
  tagline: 'Membership cards',
  routes: [{ path: '/loyality', lazy: async () => ({ Component: (await loadPage()).LoyaltyPage }) }],
  preload: loadPage,
});
