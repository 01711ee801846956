import { defineTool, eachMinute } from '@hub/tool-kit';
import type { QueryClient } from '@tanstack/react-query';
import Globe from 'lucide-react/icons/globe';
import { tileLine } from './model/tile-line';
import { timePaths } from './paths';
import { loadPage, timeRoutes } from './routes';

async function prefetchForecast(queryClient: QueryClient) {
  const { forecastQuery } = await import('./api/forecast.queries');
  await queryClient.query(forecastQuery);
}

/** Time: the clocks of five cities, each with its forecast. */
export const timeTool = defineTool({
  id: 'time',
  name: 'Time',
  path: timePaths.cities,
  icon: Globe,
  tagline: 'Five cities',
  routes: timeRoutes,
  preload: (queryClient) => Promise.all([loadPage(), prefetchForecast(queryClient)]),
  localLine: { read: (_, now) => tileLine(now), subscribe: eachMinute },
});
