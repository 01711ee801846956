import type { PersistedParsers } from '@hub/tool-kit';
import { forecastQuery } from './forecast.queries';
import { persistedForecast } from './forecast.schema';

/** Reads what is kept of Time on the device. */
export const forecastParsers: PersistedParsers = [[forecastQuery.queryKey, persistedForecast]];
