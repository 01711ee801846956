import type { PersistedParsers } from '@hub/tool-kit';
import { forecastQuery } from './forecast.queries';
import { persistedForecast } from './forecast.schema';

/** Parses the persisted forecasts. */
export const forecastParsers: PersistedParsers = [[forecastQuery.queryKey, persistedForecast]];
