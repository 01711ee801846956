import type { Query } from '@tanstack/react-query';
import { offlineOf } from './kept-keys';
import type { KeptQuery } from './kept-store';

/** The queries as they are kept: those that hold something, and whose tool says that it is kept. */
export function entriesOf(queries: readonly Query[]): KeptQuery[] {
  return queries.flatMap(({ queryHash, queryKey, state: { data, dataUpdatedAt: updatedAt } }) => {
    const offline = offlineOf(queryKey);
    if (offline === undefined || data === undefined) return [];
    // Its size as text is near enough to what a browser makes of it.
    const size = JSON.stringify(data).length;
    return [{ queryHash, queryKey, data, updatedAt, size, version: offline.version }];
  });
}
