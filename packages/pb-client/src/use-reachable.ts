import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { pb } from './client';
import { HubError } from './hub-error';
import { isReachable, onReachable, onReachChange } from './reach';

/** Whether something failed only because the hub could not be reached. */
export function isUnreachable(error: unknown): error is HubError {
  return error instanceof HubError && error.kind === 'offline';
}

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

/** Calls `onReached` each time the hub answers again after it could not be reached. */
export function useOnReachable(onReached: () => void): void {
  const tell = useEffectEvent(onReached);
  useEffect(() => onReachable(pb, () => tell()), []);
}

/** Loads again, once the hub answers again, what failed because it could not be reached. */
export function useReloadOnReachable(queryClient: QueryClient): void {
  useOnReachable(() => {
    void queryClient.invalidateQueries({ predicate: ({ state }) => isUnreachable(state.error) });
  });
}
