import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  notifyManager,
  QueryClient,
} from '@tanstack/react-query';

/** The kinds of failure that a retry may fix; all others are final. */
const PASSING_KINDS = new Set(['offline', 'server']);
const MAX_RETRIES = 2;
const STALE_AFTER_MS = 30_000;

function mayPass(error: unknown): boolean {
  return error instanceof Error && 'kind' in error && PASSING_KINDS.has(String(error.kind));
}

/**
 * A response that is on its way when its query is invalidated was perhaps read before the change: the query
 * stays invalidated once it is here. TanStack Query would take it for fresh.
 */
class HubQueryClient extends QueryClient {
  override invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
      const again = () => super.invalidateQueries({ queryKey: query.queryKey, exact: true });
      // It is rejected if it fails, or if it is cancelled because the query is fetched again.
      void query.promise?.then(again, () => undefined);
    }
    return super.invalidateQueries(filters, options);
  }
}

/**
 * The query defaults of every tool: a refused request is never repeated, a temporary failure twice; lists are
 * refetched when the person returns to the tab. A save is never repeated automatically.
 */
export function createQueryClient(): QueryClient {
  // Before the next frame: otherwise a ticked box would be drawn unticked once more.
  notifyManager.setScheduler(queueMicrotask);
  return new HubQueryClient({
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
