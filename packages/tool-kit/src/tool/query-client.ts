import { notifyManager, QueryClient } from '@tanstack/react-query';

/** The kinds of failure that a retry may fix; all others are final. */
const PASSING_KINDS = new Set(['offline', 'server']);
const MAX_RETRIES = 2;
const STALE_AFTER_MS = 30_000;

function mayPass(error: unknown): boolean {
  return error instanceof Error && 'kind' in error && PASSING_KINDS.has(String(error.kind));
}

/**
 * The query defaults of every tool: a refused request is never repeated, a temporary failure twice; lists are
 * refetched when the person returns to the tab. A save is never repeated automatically.
 */
export function createQueryClient(): QueryClient {
  // Before the next frame: otherwise a ticked box would be drawn unticked once more.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: STALE_AFTER_MS,
        retry: (failures, error) => failures < MAX_RETRIES && mayPass(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
