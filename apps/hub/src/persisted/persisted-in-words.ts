import { counted as inWords, listed } from '@hub/locale';
import { rowsOf } from '@hub/tool-kit';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { offlineTools } from './offline-tools';

/** The number of different records in the lists under a key. */
function countRows(queryClient: QueryClient, queryKey: QueryKey): number {
  const queries = queryClient.getQueryCache().findAll({ queryKey });
  return new Set(queries.flatMap(({ state }) => rowsOf(state.data)).map(({ id }) => id)).size;
}

/** What a log-out removes from the device: `7 cards, 12 workouts and 9 dates`; `null` if no tool has any. */
export function persistedInWords(queryClient: QueryClient): string | null {
  const counts = offlineTools.flatMap(({ counted }) => {
    const count = counted === undefined ? 0 : countRows(queryClient, counted.key);
    return counted === undefined || count === 0 ? [] : [inWords(count, counted.one, counted.several)];
  });
  return counts.length === 0 ? null : listed(counts);
}
