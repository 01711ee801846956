import type { PersistedParsers } from '@hub/tool-kit';
import { latestQuery } from './rates.queries';
import { persistedDays, persistedLatest } from './rates.schema';

/** Parse the persisted queries of Currency. */
export const ratesParsers: PersistedParsers = [
  [latestQuery.queryKey, persistedLatest],
  [['currency', 'days'], persistedDays],
];
