import { useSyncExternalStore } from 'react';
import { pb } from './client';
import { onReachChange, type Reachability, reachability } from './reach';

const listen = (listener: () => void) => onReachChange(pb, listener);

/** How the hub can be reached, as far as is known. */
export function useReachability(): Reachability {
  return useSyncExternalStore(
    listen,
    () => reachability(pb),
    () => 'here',
  );
}

/** Whether the hub can be reached, as far as is known. */
export function useIsReachable(): boolean {
  return useReachability() === 'here';
}

/** Why an action that needs the hub is unavailable; `undefined` while the hub can be reached. */
export function useOfflineReason(): string | undefined {
  return useIsReachable() ? undefined : 'Not while the hub can’t be reached.';
}
