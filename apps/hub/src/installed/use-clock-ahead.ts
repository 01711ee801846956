import { clockAheadMs, onClockAhead } from '@hub/pb-client';
import { useSyncExternalStore } from 'react';

/** How far the device's clock is ahead of the hub's, if relevant (`clockAheadMs`). */
export function useClockAhead(): number {
  return useSyncExternalStore(onClockAhead, clockAheadMs);
}
