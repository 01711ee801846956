import type { Query, QueryClient } from '@tanstack/react-query';
import { rowsOf } from '../record/loaded-rows';

/** The record id of an item query (see `itemQuery`); anything else for other queries. */
function missingId({ queryKey, state }: Query): unknown {
  return state.data === undefined && queryKey[1] === 'item' ? queryKey[2] : undefined;
}

/**
 * Fills item queries without data from the rows of loaded lists, the newest list first; called after lists
 * were restored from the device. The data keep the list's age, so they are fetched again.
 */
export function fillItems(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache();
  for (const query of cache.getAll()) {
    const id = missingId(query);
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
