import { useSyncExternalStore } from 'react';
import { pb } from './client';
import { isReachable, onReachChange } from './reach';

const listen = (listener: () => void) => onReachChange(pb, listener);

/** Whether the hub can be reached, as far as is known: see {@link isReachable}. */
export function useIsReachable(): boolean {
  return useSyncExternalStore(
    listen,
    () => isReachable(pb),
    () => true,
  );
}

/** Why something can't be done that only the hub can do; `undefined` while it can be reached. */
export function useOfflineReason(): string | undefined {
  return useIsReachable() ? undefined : 'Not while the hub can’t be reached.';
}
