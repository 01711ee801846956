import type { Query, QueryClient } from '@tanstack/react-query';
import { rowsOf } from '../record/loaded-rows';

/** The id that a query of one record asks for (see `itemQuery`). */
function askedFor({ queryKey, state }: Query): unknown {
  return state.data === undefined && queryKey[1] === 'item' ? queryKey[2] : undefined;
}

/**
 * Fills queries of single records that have no data yet with the record's row of a loaded list, the newest first; called after lists
 * were restored from the device. The data have the age of the list, so they are fetched again.
 */
export function fillItems(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache();
  for (const query of cache.getAll()) {
    const id = askedFor(query);
    if (id === undefined) continue;
    const lists = cache.findAll({ queryKey: query.queryKey.slice(0, 1) });
    for (const { state } of lists.sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)) {
      const row = rowsOf(state.data).find((one) => one.id === id);
      if (row === undefined) continue;
      queryClient.setQueryData(query.queryKey, row, { updatedAt: state.dataUpdatedAt });
      break;
    }
  }
}
