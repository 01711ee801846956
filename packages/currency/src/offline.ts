import type { Offline } from '@hub/tool-kit';

/** The part of Currency that works offline: the latest rates, and the list's month. */
export const offline: Offline = {
  order: 5,
  keys: [['currency']],
  version: 1,
  parsers: async () => (await import('./api/rates.persisted')).ratesParsers,
  isPublic: true,
  prefetch: async (queryClient) => {
    const { latestQuery, monthQuery } = await import('./api/rates.queries');
    const { date } = await queryClient.query(latestQuery);
    await queryClient.query(monthQuery(date));
  },
};
