import type { Offline } from '@hub/tool-kit';
import { offlines } from 'virtual:hub-offline';

/** The tools that work offline, in the order in which their data are prefetched. */
export const offlineTools: readonly Offline[] = offlines.toSorted((a, b) => a.order - b.order);
