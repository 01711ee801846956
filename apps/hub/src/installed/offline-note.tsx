import { useIsReachable } from '@hub/pb-client';
import { asOf, EVERY_MINUTE, useClock } from '@hub/tool-kit';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** When the oldest of the data on the screen came from the hub, in milliseconds since 1970; 0 where there are none. */
function oldestShown(queryClient: QueryClient): number {
  const shown = queryClient.getQueryCache().findAll({ type: 'active' });
  const times = shown.map(({ state }) => state.dataUpdatedAt).filter((time) => time > 0);
  return times.length === 0 ? 0 : Math.min(...times);
}

function useOldestShown(): number {
  const queryClient = useQueryClient();
  const listen = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(onChange),
    [queryClient],
  );
  return useSyncExternalStore(listen, () => oldestShown(queryClient));
}

function Words() {
  const oldest = useOldestShown();
  return useClock(EVERY_MINUTE, (now) =>
    oldest === 0 ? 'Offline.' : `Offline. As of ${asOf(new Date(oldest), now)}`,
  );
}

/** Says that the hub can't be reached, and how old what is on the screen is (specification §2.19). */
export function OfflineNote() {
  return useIsReachable() ? null : <Words />;
}
