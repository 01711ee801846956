import { askHub, type AskOptions, hubNow, pb } from '@hub/pb-client';
import { useReload } from '@hub/tool-kit';
import { queryOptions } from '@tanstack/react-query';
import { CITIES } from '../model/cities';
import type { City } from '../model/city';
import { type Forecast, mayImprove } from '../model/forecast';
import { forecastAnswer } from './forecast.schema';

const MINUTE_MS = 60_000;
const ASK_AGAIN_MS = 15 * MINUTE_MS;

const listOf = (field: keyof City) => CITIES.map((city) => city[field]).join(',');

async function fetchForecast(options?: AskOptions): Promise<Forecast> {
  const query = {
    latitude: listOf('lat'),
    longitude: listOf('lon'),
    daily: 'weathercode,temperature_2m_max',
    forecast_days: '5',
    timezone: listOf('tz'),
  };
  const { data, ageSeconds } = await askHub(pb, '/api/hub/forecast', query, forecastAnswer, options);
  return { cities: data, fetchedAt: hubNow().getTime() - (ageSeconds ?? 0) * 1000 };
}

/**
 * The forecasts of all cities, by one request (specification §7.50). While the page is seen it is asked for again, every
 * minute when the hub, which renews behind, may soon have a better one.
 */
export const forecastQuery = queryOptions({
  queryKey: ['time', 'forecast'],
  queryFn: () => fetchForecast(),
  staleTime: ASK_AGAIN_MS,
  refetchInterval: ({ state: { data } }) =>
    data === undefined || mayImprove(data, hubNow()) ? MINUTE_MS : ASK_AGAIN_MS,
});

/** "Try again" for the forecasts. */
export const useForecastReload = () =>
  useReload(forecastQuery.queryKey, () => fetchForecast({ isPressed: true }));
