import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { pb } from './client';
import { HubError } from './hub-error';
import { onReachable } from './reach';

/** Whether something failed only because the hub could not be reached. */
export function isUnreachable(error: unknown): error is HubError {
  return error instanceof HubError && error.kind === 'offline';
}

/** Calls `onReached` each time the hub answers again after it was unreachable. */
export function useOnReachable(onReached: () => void): void {
  const notify = useEffectEvent(onReached);
  useEffect(() => onReachable(pb, () => notify()), []);
}

/** When the hub answers again, reloads the queries that failed because it was unreachable. */
export function useReloadOnReachable(queryClient: QueryClient): void {
  useOnReachable(() => {
    void queryClient.invalidateQueries({ predicate: ({ state }) => isUnreachable(state.error) });
  });
}
