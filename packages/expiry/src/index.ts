import { toCalendarDate } from '@hub/calendar';
import { hubNow } from '@hub/pb-client';
import { defineTool, loadOnce } from '@hub/tool-kit';
import type { QueryClient } from '@tanstack/react-query';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { expiryTileQueries, expiryInWords } from './model/expiry-tile';
import { expiryPaths } from './paths';
import { expiryRoutes, loadUpcomingPage } from './routes';

const loadQueries = loadOnce(() => import('./api/expiry.queries'));

async function prefetchUpcoming(queryClient: QueryClient) {
  const { expiredCountQuery, upcomingQuery } = await loadQueries();
  const today = toCalendarDate(hubNow());
  await Promise.all([queryClient.query(upcomingQuery(today)), queryClient.query(expiredCountQuery(today))]);
}

/** Expiry: documents and other things that expire. */
export const tool = defineTool({
  id: 'expiry',
  name: 'Expiry',
  path: expiryPaths.upcoming,
  icon: CalendarClock,
  tagline: 'Passports and such',
  reminds: true,
  begins: { title: 'Add a document', path: expiryPaths.add },
  shares: { collection: 'expiry', one: 'document' },
  routes: expiryRoutes,
  load: () => Promise.all([loadUpcomingPage(), loadQueries()]),
  prefetch: (queryClient) => Promise.all([loadUpcomingPage(), prefetchUpcoming(queryClient)]),
  imports: async () => (await import('./import')).imports,
  summary: {
    queries: ({ today }) => expiryTileQueries(today),
    inWords: ([expired, soon]) => expiryInWords(expired?.total ?? 0, soon?.total ?? 0),
  },
});
