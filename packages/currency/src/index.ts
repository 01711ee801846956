import { defineTool } from '@hub/tool-kit';
import { Coins } from 'lucide-react';

const loadPage = () => import('./pages/currency.page');

/** The tile of Currency and, until the tool is built, the one page behind it. */
export const currencyTool = defineTool({
  id: 'currency',
  name: 'Currency',
  path: '/currency',
  icon: Coins,
  tagline: 'Soon',
  routes: [{ path: '/currency', lazy: async () => ({ Component: (await loadPage()).CurrencyPage }) }],
  preload: loadPage,
});
