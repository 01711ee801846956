import type { Offline } from '@hub/tool-kit';
import { partialMatchKey, type QueryKey } from '@tanstack/react-query';
import { offlineTools } from './offline-tools';

/** The `offline` declaration of the tool that persists this query; `undefined` if none does. */
export function offlineOf(queryKey: QueryKey): Offline | undefined {
  return offlineTools.find(({ keys }) => keys.some((key) => partialMatchKey(queryKey, key)));
}

/** Whether the query is persisted: only if a tool declares its key. */
export function isPersisted(queryKey: QueryKey): boolean {
  return offlineOf(queryKey) !== undefined;
}

/** Whether the query's data are the same for everybody, such as rates: nobody can lose access to them. */
export function isPublic(queryKey: QueryKey): boolean {
  return offlineOf(queryKey)?.isPublic === true;
}

/** The keys of all persisted queries. */
export const persistedKeys = (): readonly QueryKey[] => offlineTools.flatMap(({ keys }) => keys);
