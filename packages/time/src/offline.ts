import type { Offline } from '@hub/tool-kit';

/** What is there without a network of Time. */
export const timeOffline: Offline = {
  keys: [['time']],
  isPublic: true,
  ahead: async (queryClient) => queryClient.query((await import('./api/forecast.queries')).forecastQuery),
};
