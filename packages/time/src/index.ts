import { defineTool, eachMinute, loadOnce } from '@hub/tool-kit';
import type { QueryClient } from '@tanstack/react-query';
import Globe from 'lucide-react/icons/globe';
import { tileLine } from './model/tile-line';
import { timePaths } from './paths';
import { loadPage, timeRoutes } from './routes';

const loadQueries = loadOnce(() => import('./api/forecast.queries'));

async function prefetchForecast(queryClient: QueryClient) {
  const { forecastQuery } = await loadQueries();
  await queryClient.query(forecastQuery);
}

/** Time: the clocks of five cities, each with its forecast. */
export const tool = defineTool({
  id: 'time',
  name: 'Time',
  path: timePaths.cities,
  icon: Globe,
  tagline: 'Five cities',
  routes: timeRoutes,
  load: () => Promise.all([loadPage(), loadQueries()]),
  prefetch: (queryClient) => Promise.all([loadPage(), prefetchForecast(queryClient)]),
  localLine: { read: (_, now) => tileLine(now), subscribe: eachMinute },
});
