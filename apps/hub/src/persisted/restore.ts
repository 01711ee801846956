import { type CalendarDate, toCalendarDate } from '@hub/calendar';
import { hubNow } from '@hub/pb-client';
import { fillItems } from '@hub/tool-kit';
import { hydrate, type QueryClient } from '@tanstack/react-query';
import { carryTilesOver, tileMoment } from '../home/tile-queries';
import { isPublic, persistedKeys } from './persisted-keys';
import { offlineTools } from './offline-tools';
import type { PersistedQuery, QueryStore } from './query-store';
import { readAll } from './read-all';

/** Persisted queries stay in memory until the page is closed: offline they can't be fetched again. */
export function exemptFromCollection(queryClient: QueryClient): void {
  for (const key of persistedKeys()) queryClient.setQueryDefaults(key, { gcTime: Infinity });
}

/** The query's state with its stored data, marked as invalid, so that a screen that shows it fetches again. */
function stateOf({ queryKey, data, updatedAt }: PersistedQuery) {
  return {
    data,
    dataUpdateCount: 1,
    dataUpdatedAt: updatedAt,
    error: null,
    errorUpdateCount: 0,
    errorUpdatedAt: 0,
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchMeta: null,
    isInvalidated: !isPublic(queryKey),
    status: 'success' as const,
    fetchStatus: 'idle' as const,
  };
}

/**
 * Derives today's lists from those of the last days, for tools with the date in their query keys, and the
 * lines of the tiles from those of the last day. If a tool's code can't be loaded, its list is fetched when
 * it is opened.
 */
export async function carryOver(queryClient: QueryClient, today: CalendarDate): Promise<void> {
  carryTilesOver(queryClient, tileMoment(today));
  await Promise.allSettled(
    offlineTools.map(async (tool) => {
      await tool.carryOver?.(queryClient, today);
    }),
  );
}

/** Restores a person's persisted queries into the cache, except those that a response has filled meanwhile. */
export async function restoreQueries(queryClient: QueryClient, store: QueryStore): Promise<void> {
  exemptFromCollection(queryClient);
  try {
    const stored = await readAll(store);
    const queries = stored.map((query) => ({
      queryKey: query.queryKey,
      queryHash: query.queryHash,
      state: stateOf(query),
      dehydratedAt: query.updatedAt,
    }));
    hydrate(queryClient, { mutations: [], queries }, { defaultOptions: { queries: { gcTime: Infinity } } });
    await carryOver(queryClient, toCalendarDate(hubNow()));
    fillItems(queryClient);
  } catch {
    // A private window or a failing disk: the queries are fetched.
  }
}
