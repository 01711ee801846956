import { mayPass, toHubError } from '@hub/pb-client';
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
function mayPassSoon(error: unknown): boolean {
  return mayPass(error) && toHubError(error).kind !== 'rate-limited';
}

/**
 * A response that is on its way when its query is invalidated was perhaps read before the change: the query
 * stays invalidated once it is here. TanStack Query would take it for fresh.
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
 * Sends the running request of a query again when `setQueryData` has given it newer data, which the response
 * would replace; that of a further page, for the same page. Data with a time of their own (`updatedAt`) don't
 * count as newer. What is shown before it is saved needs `cancelQueries` first: a request that is sent again
 * here may come before the save.
 */
function restartOutdone(event: QueryCacheNotifyEvent): void {
  if (event.type !== 'updated' || event.action.type !== 'success') return;
  const { manual = false, dataUpdatedAt } = event.action;
  const { fetchStatus, fetchMeta: meta } = event.query.state;
  if (!manual || dataUpdatedAt !== undefined || fetchStatus !== 'fetching') return;
  // A failure is in the state of the query.
  event.query.fetch(undefined, { cancelRefetch: true, ...(meta && { meta }) }).catch(() => undefined);
}

/**
 * The query defaults of every tool: a refused request is never repeated, a temporary failure twice; lists are
 * refetched when the person returns to the tab. A save is never repeated automatically.
 */
export function createQueryClient(): QueryClient {
  // Before the next frame: otherwise a ticked box would be drawn unticked once more.
  notifyManager.setScheduler(queueMicrotask);
  const queryClient = new HubQueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: STALE_AFTER_MS,
        retry: (failures, error) => failures < MAX_RETRIES && mayPassSoon(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  queryClient.getQueryCache().subscribe(restartOutdone);
  return queryClient;
}
