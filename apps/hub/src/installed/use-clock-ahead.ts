import { clockAheadMs, onClockAhead } from '@hub/pb-client';
import { useSyncExternalStore } from 'react';

/** How far the clock of the device is ahead of the hub's, where that matters (`clockAheadMs`). */
export function useClockAhead(): number {
  return useSyncExternalStore(onClockAhead, clockAheadMs);
}
