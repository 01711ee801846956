import { type CalendarDate, toCalendarDate } from '@hub/calendar';
import { fillItems } from '@hub/tool-kit';
import { hydrate, type QueryClient } from '@tanstack/react-query';
import { isPublic, keptKeys } from './kept-keys';
import { keptTools } from './kept-tools';
import type { KeptQuery, KeptStore } from './kept-store';
import { readAll } from './read-all';

/** Queries that are kept stay for as long as the visit: without a network they could not be asked for again. */
export function holdKept(queryClient: QueryClient): void {
  for (const key of keptKeys()) queryClient.setQueryDefaults(key, { gcTime: Infinity });
}

/** Nobody told of what has changed since then, so it is asked for again wherever it is shown. */
function stateOf({ queryKey, data, updatedAt }: KeptQuery) {
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
 * Makes the lists of this day from those of the days before, where nothing newer is known. Where the code of a tool does
 * not come, its list is asked for when it is opened.
 */
export async function carryOver(queryClient: QueryClient, today: CalendarDate): Promise<void> {
  await Promise.allSettled(
    keptTools.map(async (tool) => {
      await tool.carryOver?.(queryClient, today);
    }),
  );
}

/**
 * Takes what is kept for a person into their queries. Whatever came from the hub meanwhile is newer, and stays. Where nothing
 * can be read the hub is as it would be without.
 */
export async function restoreKept(queryClient: QueryClient, store: KeptStore): Promise<void> {
  holdKept(queryClient);
  try {
    const kept = await readAll(store);
    const queries = kept.map((query) => ({
      queryKey: query.queryKey,
      queryHash: query.queryHash,
      state: stateOf(query),
      dehydratedAt: query.updatedAt,
    }));
    hydrate(queryClient, { mutations: [], queries }, { defaultOptions: { queries: { gcTime: Infinity } } });
    await carryOver(queryClient, toCalendarDate(new Date()));
    fillItems(queryClient);
  } catch {
    // A private window, or a disk that fails.
  }
}
