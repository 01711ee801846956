import type { Offline } from '@hub/tool-kit';

/** What of Notes is available offline. */
export const offline: Offline = {
  order: 8,
  keys: [['notes']],
  version: 1,
  parsers: async () => (await import('./api/notes.persisted')).notesParsers,
  prefetch: async (queryClient) => queryClient.query((await import('./api/notes.queries')).notesQuery),
  outbox: { notes: async () => (await import('./api/notes.outbox')).notesOutbox },
};
