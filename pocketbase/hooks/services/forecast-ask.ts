import { keep, type Kept } from './forecast-kept';
import { type Place, placeKey, upstreamQuery } from './forecast-query';
import { type Forecast, readForecasts } from './forecast-upstream';
import { remember, type VainPlaces } from './forecast-vain';
import type { Outcome } from './service-state';
import { askService } from './upstream';

const DEFAULT_URL = 'https://api.open-meteo.com/v1/forecast';
/** When places that were refused together are no longer asked for apart: nobody waits longer for an answer than before. */
const APART_UNTIL_MS = 4_000;
const VAIN = 'hub.forecast.vain';

/** What became of the places of a question. */
interface Asked {
  found: { place: Place; forecast: Forecast }[];
  refused: Place[];
  failed: Place[];
}

const read = (kept: string | null) => JSON.parse(kept ?? '{}') as VainPlaces;

/** The places that were asked for in vain. */
export function vainPlaces(): VainPlaces {
  let vain: VainPlaces = {};
  $app.store().setFunc(VAIN, (kept) => {
    vain = read(kept);
    return kept ?? '{}';
  });
  return vain;
}

/** Asks the service for some places by one request. */
function askTogether(places: readonly Place[]): Asked {
  const base = $os.getenv('HUB_FORECAST_URL') || DEFAULT_URL;
  const answer = askService('forecast', `${base}?${upstreamQuery(places)}`);
  if (answer === 'refused') return { found: [], refused: [...places], failed: [] };
  const forecasts = answer === 'failed' ? null : readForecasts(answer.json, places.length);
  if (forecasts === null) return { found: [], refused: [], failed: [...places] };
  const asked: Asked = { found: [], refused: [], failed: [] };
  places.forEach((place, index) => {
    const forecast = forecasts[index];
    if (forecast) asked.found.push({ place, forecast });
    else asked.refused.push(place);
  });
  return asked;
}

/** Asks for each place by itself, where the service has refused them together: one of them may be at fault for all. */
function askApart(places: readonly Place[], until: number): Asked {
  const asked: Asked = { found: [], refused: [], failed: [] };
  for (const place of places) {
    if (Date.now() >= until || asked.failed.length > 0) break;
    const { found, refused, failed } = askTogether([place]);
    asked.found.push(...found);
    asked.refused.push(...refused);
    asked.failed.push(...failed);
  }
  return asked;
}

/** Asks the service for places, keeps what it says, and remembers what was asked for in vain. */
export function fetchForecasts(places: readonly Place[]): Outcome {
  const fetchedAt = Date.now();
  const together = askTogether(places);
  const isDoubtful = together.refused.length === places.length && places.length > 1;
  const asked = isDoubtful ? askApart(places, fetchedAt + APART_UNTIL_MS) : together;
  const found = asked.found.map(({ place, forecast }): { place: string; forecast: Kept } => ({
    place: placeKey(place),
    forecast: { ...forecast, fetchedAt },
  }));
  if (found.length > 0) keep(found);
  const answered = asked.found.map(({ place }) => place);
  $app
    .store()
    .setFunc(VAIN, (kept) => JSON.stringify(remember(read(kept), { ...asked, answered }, Date.now())));
  return asked.failed.length > 0 ? 'failed' : 'answered';
}
