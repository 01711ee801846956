import type { Query } from '@tanstack/react-query';
import { offlineOf } from './persisted-keys';
import type { PersistedQuery } from './query-store';

/** The queries in their stored form: those with data whose key a tool declares in `offline`. */
export function toPersisted(queries: readonly Query[]): PersistedQuery[] {
  return queries.flatMap(({ queryHash, queryKey, state: { data, dataUpdatedAt: updatedAt } }) => {
    const offline = offlineOf(queryKey);
    if (offline === undefined || data === undefined) return [];
    // The length of the JSON text is close enough to the stored size.
    const size = JSON.stringify(data).length;
    return [{ queryHash, queryKey, data, updatedAt, size, version: offline.version }];
  });
}
