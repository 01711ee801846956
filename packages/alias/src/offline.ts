import type { Offline } from '@hub/tool-kit';

/** The part of Aliases that works offline. */
export const offline: Offline = {
  order: 4,
  keys: [['aliases']],
  version: 1,
  counted: { key: ['aliases'], one: 'address', several: 'addresses' },
  drafts: [
    { names: 'form.aliases.', one: 'address', several: 'addresses' },
    { names: 'aliases.copied', one: 'list of copied addresses', several: 'lists of copied addresses' },
  ],
  parsers: async () => (await import('./api/alias.persisted')).aliasParsers,
  prefetch: async (queryClient) => queryClient.query((await import('./api/alias.queries')).aliasesQuery),
  outbox: { aliases: async () => (await import('./api/alias.outbox')).aliasOutbox },
};
