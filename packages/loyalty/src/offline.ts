import type { Offline } from '@hub/tool-kit';
import { loadOutbox } from './codes/form/load-outbox';
import { prefetchCards } from './prefetch-cards';

/** What of Loyality is available offline. */
export const offline: Offline = {
  order: 1,
  keys: [['loyalty']],
  version: 1,
  counted: { key: ['loyalty'], one: 'card' },
  drafts: [{ names: 'form.loyalty.', one: 'card' }],
  parsers: async () => (await import('./api/loyalty.persisted')).loyaltyParsers,
  prefetch: prefetchCards,
  outbox: { loyalty: loadOutbox },
};
