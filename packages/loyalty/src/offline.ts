import type { Offline } from '@hub/tool-kit';

/** The part of Loyality that works offline. */
export const offline: Offline = {
  order: 1,
  keys: [['loyalty']],
  version: 1,
  parsers: async () => (await import('./api/loyalty.persisted')).loyaltyParsers,
  prefetch: async (queryClient) => queryClient.query((await import('./api/loyalty.queries')).cardsQuery()),
  outbox: { loyalty: async () => (await import('./api/loyalty.outbox')).loyaltyOutbox },
};
