import { notifyManager, QueryClient } from '@tanstack/react-query';

/** Kinds of failure that another try may mend; all others are answers, not accidents. */
const PASSING_KINDS = new Set(['offline', 'server']);
const MAX_RETRIES = 2;
const STALE_AFTER_MS = 30_000;

function mayPass(error: unknown): boolean {
  return error instanceof Error && 'kind' in error && PASSING_KINDS.has(String(error.kind));
}

/**
 * The defaults that every tool lives with: a refused request is never repeated, a passing failure twice;
 * lists refresh when the person comes back to the tab. A save is never repeated automatically.
 */
export function createQueryClient(): QueryClient {
  // Before the next frame: a box that was ticked would be drawn unticked once more.
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
