import type { KeptParsers } from '@hub/tool-kit';
import { latestQuery } from './rates.queries';
import { keptDays, keptLatest } from './rates.schema';

/** Read what is kept of Currency on the device. */
export const ratesKept: KeptParsers = [
  [latestQuery.queryKey, keptLatest],
  [['currency', 'days'], keptDays],
];
