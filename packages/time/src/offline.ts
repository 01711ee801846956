import type { Offline } from '@hub/tool-kit';

/** The part of Time that works offline. */
export const offline: Offline = {
  order: 6,
  keys: [['time']],
  version: 1,
  parsers: async () => (await import('./api/forecast.persisted')).forecastParsers,
  isPublic: true,
  prefetch: async (queryClient) => queryClient.query((await import('./api/forecast.queries')).forecastQuery),
};
