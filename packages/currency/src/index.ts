import { defineTool, loadOnce } from '@hub/tool-kit';
import type { QueryClient } from '@tanstack/react-query';
import Coins from 'lucide-react/icons/coins';
import { readStoredLine } from './model/stored-rate';
import { currencyPaths } from './paths';
import { currencyRoutes, loadListPage } from './routes';

const loadQueries = loadOnce(() => import('./api/rates.queries'));

async function prefetchRates(queryClient: QueryClient) {
  const { latestQuery, monthQuery } = await loadQueries();
  const { date } = await queryClient.query(latestQuery);
  await queryClient.query(monthQuery(date));
}

/** Currency: exchange rates, a converter, and the history of a year. */
export const tool = defineTool({
  id: 'currency',
  name: 'Currency',
  path: currencyPaths.list,
  icon: Coins,
  tagline: 'Exchange rates',
  routes: currencyRoutes,
  load: () => Promise.all([loadListPage(), loadQueries()]),
  prefetch: (queryClient) => Promise.all([loadListPage(), prefetchRates(queryClient)]),
  localLine: { read: readStoredLine },
});
