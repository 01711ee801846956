import type { Query, QueryClient } from '@tanstack/react-query';
import { rowsOf } from '../record/loaded-rows';

/** The id that a query of one record asks for (see `itemQuery`). */
function askedFor({ queryKey, state }: Query): unknown {
  return state.data === undefined && queryKey[1] === 'item' ? queryKey[2] : undefined;
}

/**
 * Gives queries of single records, which began with nothing, what the loaded lists know of them: after lists were taken
 * from the device. What is given is of the list's age, and asked for again.
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
