import { askService, type Outcome } from '@hub/pocketbase/hooks';
import { storeForecasts, type StoredForecast } from './stored-forecasts';
import { type ForecastPlace, placeKey, upstreamQuery } from './forecast-query';
import { type Forecast, readForecasts } from './forecast-upstream';
import { remember, type FailedPlaces } from './failed-places';

const DEFAULT_URL = 'https://api.open-meteo.com/v1/forecast';
/**
 * After so many ms, places that were refused together are no longer requested one by one, so that the answer is
 * quick.
 */
const APART_UNTIL_MS = 4_000;
const FAILED = 'hub.forecast.failed';

/** The result of a request by place. */
interface Requested {
  found: { place: ForecastPlace; forecast: Forecast }[];
  refused: ForecastPlace[];
  failed: ForecastPlace[];
}

const read = (stored: string | null) => JSON.parse(stored ?? '{}') as FailedPlaces;

/** The places whose forecasts could not be fetched. */
export function failedPlaces(): FailedPlaces {
  let failed: FailedPlaces = {};
  $app.store().setFunc(FAILED, (stored) => {
    failed = read(stored);
    return stored ?? '{}';
  });
  return failed;
}

/** Requests some places from the service, in one request. */
function fetchTogether(places: readonly ForecastPlace[]): Requested {
  const base = $os.getenv('HUB_FORECAST_URL') || DEFAULT_URL;
  const answer = askService('forecast', `${base}?${upstreamQuery(places)}`);
  if (answer === 'refused') return { found: [], refused: [...places], failed: [] };
  const forecasts = answer === 'failed' ? null : readForecasts(answer.json, places.length, Date.now());
  if (forecasts === null) return { found: [], refused: [], failed: [...places] };
  const result: Requested = { found: [], refused: [], failed: [] };
  places.forEach((place, index) => {
    const forecast = forecasts[index];
    if (forecast) result.found.push({ place, forecast });
    else result.refused.push(place);
  });
  return result;
}

/** Requests each of the places that were refused together: one bad place may have caused it. */
function fetchApart(places: readonly ForecastPlace[], until: number): Requested {
  const result: Requested = { found: [], refused: [], failed: [] };
  for (const place of places) {
    if (Date.now() >= until || result.failed.length > 0) break;
    const { found, refused, failed } = fetchTogether([place]);
    result.found.push(...found);
    result.refused.push(...refused);
    result.failed.push(...failed);
  }
  return result;
}

/** Requests places from the service, stores the forecasts, and remembers the failures. */
export function fetchForecasts(places: readonly ForecastPlace[]): Outcome {
  const fetchedAt = Date.now();
  const together = fetchTogether(places);
  const isDoubtful = together.refused.length === places.length && places.length > 1;
  const result = isDoubtful ? fetchApart(places, fetchedAt + APART_UNTIL_MS) : together;
  const found = result.found.map(({ place, forecast }): { place: string; forecast: StoredForecast } => ({
    place: placeKey(place),
    forecast: { ...forecast, fetchedAt },
  }));
  if (found.length > 0) storeForecasts(found);
  const answered = result.found.map(({ place }) => place);
  $app
    .store()
    .setFunc(FAILED, (stored) => JSON.stringify(remember(read(stored), { ...result, answered }, Date.now())));
  return result.failed.length > 0 ? 'failed' : 'answered';
}
