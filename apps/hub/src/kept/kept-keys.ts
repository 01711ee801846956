import type { Offline } from '@hub/tool-kit';
import { partialMatchKey, type QueryKey } from '@tanstack/react-query';
import { keptTools } from './kept-tools';

/** What a tool says of a query that is kept on the device; `undefined` where it is not kept. */
export function offlineOf(queryKey: QueryKey): Offline | undefined {
  return keptTools.find(({ keys }) => keys.some((key) => partialMatchKey(queryKey, key)));
}

/** Whether what a query holds is kept on the device: only where a tool says so. */
export function isKept(queryKey: QueryKey): boolean {
  return offlineOf(queryKey) !== undefined;
}

/** Whether what a query holds is for everybody, so that it can be kept however long ago it was asked for. */
export function isPublic(queryKey: QueryKey): boolean {
  return offlineOf(queryKey)?.isPublic === true;
}

/** All keys whose queries are kept. */
export const keptKeys = (): readonly QueryKey[] => keptTools.flatMap(({ keys }) => keys);
