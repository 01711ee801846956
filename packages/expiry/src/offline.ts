import type { Offline } from '@hub/tool-kit';

const load = () => import('./api/prefetch');

/** The part of Expiry that works offline. */
export const offline: Offline = {
  order: 3,
  // The URLs of documents have another key.
  keys: [['expiry']],
  version: 1,
  counted: { key: ['expiry'], one: 'date' },
  drafts: [{ names: 'form.expiry.', one: 'document' }],
  parsers: async () => (await import('./api/expiry.persisted')).expiryParsers,
  prefetch: async (queryClient) => (await load()).prefetchOffline(queryClient),
  carryOver: async (queryClient, today) => (await load()).carryOver(queryClient, today),
  outbox: { expiry: async () => (await import('./api/expiry.outbox')).expiryOutbox },
};
