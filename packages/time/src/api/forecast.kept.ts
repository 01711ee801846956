import type { KeptParsers } from '@hub/tool-kit';
import { forecastQuery } from './forecast.queries';
import { keptForecast } from './forecast.schema';

/** Reads what is kept of Time on the device. */
export const forecastKept: KeptParsers = [[forecastQuery.queryKey, keptForecast]];
