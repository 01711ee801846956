import type { Offline } from '@hub/tool-kit';
import { offlines } from 'virtual:hub-offline';

/** What is there without a network, in the order in which it is asked for. */
export const keptTools: readonly Offline[] = offlines.toSorted((a, b) => a.order - b.order);
