import type { PersistedParsers } from '@hub/tool-kit';
import { latestQuery } from './rates.queries';
import { persistedDays, persistedLatest } from './rates.schema';

/** The parsers of Currency's persisted queries. */
export const ratesParsers: PersistedParsers = [
  [latestQuery.queryKey, persistedLatest],
  [['currency', 'days'], persistedDays],
];
