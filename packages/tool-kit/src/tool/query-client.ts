import { isTemporary, toHubError } from '@hub/pb-client';
import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  notifyManager,
  type QueryCacheNotifyEvent,
  QueryClient,
} from '@tanstack/react-query';

const MAX_RETRIES = 2;
/** After this time without an update, data are fetched again when a screen shows them. */
export const STALE_AFTER_MS = 30_000;

/** Whether a retry within seconds may succeed: not after a rate limit. */
function mayRetry(error: unknown): boolean {
  return isTemporary(error) && toHubError(error).kind !== 'rate-limited';
}

/**
 * A response that is on its way when its query is invalidated may have been read before the change, so the query is
 * invalidated again when it arrives. TanStack Query would treat it as fresh.
 */
class HubQueryClient extends QueryClient {
  override invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    const { predicate } = filters ?? {};
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
      // The predicate is evaluated again: `useLive` may find the data current, but only once they have arrived.
      const again = () =>
        super.invalidateQueries({ queryKey: query.queryKey, exact: true, ...(predicate && { predicate }) });
      // It is rejected if it fails, or if it is cancelled because the query is fetched again.
      void query.promise?.then(again, () => undefined);
    }
    return super.invalidateQueries(filters, options);
  }
}

/**
 * Restarts the running request of a query when `setQueryData` has set newer data, which the response would replace; for a
 * further page, restarts that page. Data with their own time (`updatedAt`) don't count as newer. Call `cancelQueries`
 * before an optimistic update: a request restarted here may reach the hub before the save.
 */
function restartOutdated(event: QueryCacheNotifyEvent): void {
  if (event.type !== 'updated' || event.action.type !== 'success') return;
  const { manual = false, dataUpdatedAt } = event.action;
  const { fetchStatus, fetchMeta: meta } = event.query.state;
  if (!manual || dataUpdatedAt !== undefined || fetchStatus !== 'fetching') return;
  // The query's state has the error.
  event.query.fetch(undefined, { cancelRefetch: true, ...(meta && { meta }) }).catch(() => undefined);
}

/**
 * The query defaults of every tool: a refused request is never repeated, a temporary failure twice; lists are
 * refetched when the person returns to the tab. A save is never repeated automatically.
 */
export function createQueryClient(): QueryClient {
  // Notify before the next frame: otherwise a ticked box would be drawn unticked for one frame.
  notifyManager.setScheduler(queueMicrotask);
  const queryClient = new HubQueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: STALE_AFTER_MS,
        retry: (failures, error) => failures < MAX_RETRIES && mayRetry(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  queryClient.getQueryCache().subscribe(restartOutdated);
  return queryClient;
}
