import { type Place, placeKey, readForecastQuery, upstreamQuery } from './forecast-query';
import { type Forecast, readForecasts } from './forecast-upstream';
import { textFrom } from './stored';
import { askService, inTurn, isAsking, sendJson, setAge } from './upstream';

const DEFAULT_URL = 'https://api.open-meteo.com/v1/forecast';
/** Where the turns and the wishes are kept. */
const SERVICE = 'hub.forecast';
const WISHES = 'hub.forecast.wishes';
/** What one request may ask for. */
const MOST_WISHES = 10;
const FRESH_MS = 3_600_000;
/** The places that are kept: the ones that were asked for last. */
const MOST_PLACES = 200;
/** How long someone waits for what another person is asking for already. */
const WAIT_MS = 6_000;
const LOOK_AGAIN_MS = 100;
/** Each request that waits holds an engine, and there are fifteen for everyone. */
const MOST_WAITING = 4;
const WAITING = 'hub.forecast.waiting';

/** A forecast as it is kept. */
interface Kept extends Forecast {
  /** In milliseconds since 1970. */
  fetchedAt: number;
}

function isZone(name: string): boolean {
  try {
    // A name that is not known gives UTC.
    return new Timezone(name).string() === name;
  } catch {
    return false;
  }
}

function keptForecasts(places: readonly Place[]): Map<string, Kept> {
  const kept = textFrom(
    $app,
    `SELECT json_group_array(json_array(place, json(forecast))) AS text FROM forecasts
     WHERE place IN (SELECT value FROM json_each({:places}))`,
    { places: JSON.stringify(places.map(placeKey)) },
  );
  return new Map(JSON.parse(kept) as [string, Kept][]);
}

function keep(forecasts: readonly { place: string; forecast: Kept }[]): void {
  $app
    .db()
    .newQuery(
      `INSERT INTO forecasts (place, forecast, updated)
       SELECT value ->> '$.place', value -> '$.forecast', strftime('%Y-%m-%d %H:%M:%fZ') FROM json_each({:forecasts})
       WHERE true ON CONFLICT (place) DO UPDATE SET forecast = excluded.forecast, updated = excluded.updated`,
    )
    .bind({ forecasts: JSON.stringify(forecasts) })
    .execute();
  $app
    .db()
    .newQuery(
      `DELETE FROM forecasts WHERE id NOT IN (SELECT id FROM forecasts ORDER BY updated DESC LIMIT ${MOST_PLACES})`,
    )
    .execute();
}

/** Asks the service for some places by one request, and keeps what it says. Says whether it was well answered. */
function fetchForecasts(places: readonly Place[]): boolean {
  const fetchedAt = Date.now();
  const base = $os.getenv('HUB_FORECAST_URL') || DEFAULT_URL;
  const forecasts = readForecasts(askService(`${base}?${upstreamQuery(places)}`), places.length) ?? [];
  const found = places.flatMap((place, index) => {
    const forecast = forecasts[index];
    return forecast ? [{ place: placeKey(place), forecast: { ...forecast, fetchedAt } }] : [];
  });
  if (found.length > 0) keep(found);
  return found.length > 0;
}

/** Waits for a moment, unless enough others do already. Says whether it has waited. */
function waitAWhile(): boolean {
  const waiting = { isMine: false };
  $app.store().setFunc(WAITING, (kept) => {
    const others = Number(kept ?? 0);
    waiting.isMine = others < MOST_WAITING;
    return String(waiting.isMine ? others + 1 : others);
  });
  if (!waiting.isMine) return false;
  sleep(LOOK_AGAIN_MS);
  $app.store().setFunc(WAITING, (kept) => String(Number(kept ?? 1) - 1));
  return true;
}

/** What is kept of the places, once those that nobody has asked for yet have been fetched, here or for someone else. */
function knownForecasts(places: readonly Place[]): Map<string, Kept> {
  const end = Date.now() + WAIT_MS;
  for (;;) {
    const kept = keptForecasts(places);
    const missingIn = (known: Map<string, Kept>) => places.filter((place) => !known.has(placeKey(place)));
    if (missingIn(kept).length === 0) return kept;
    const ran = inTurn(SERVICE, () => {
      // Someone else's turn may have ended since this one looked.
      const missing = missingIn(keptForecasts(places));
      return missing.length === 0 || fetchForecasts(missing);
    });
    if (ran) return keptForecasts(places);
    if (!isAsking(SERVICE) || Date.now() >= end || !waitAWhile()) return kept;
  }
}

/** Remembers that someone looks at places whose forecasts are old, for {@link renewForecasts}. */
function wish(places: readonly Place[]): void {
  $app.store().setFunc(WISHES, (kept) => {
    const wished = JSON.parse(kept ?? '[]') as Place[];
    const isNew = (place: Place) => !wished.some((other) => placeKey(other) === placeKey(place));
    return JSON.stringify([...wished, ...places.filter(isNew)].slice(0, MOST_WISHES));
  });
}

/** Once a minute: fetches anew, behind everyone’s back, what was looked at and is older than an hour. */
export function renewForecasts(): void {
  let wished: Place[] = [];
  $app.store().setFunc(WISHES, (kept) => {
    wished = JSON.parse(kept ?? '[]') as Place[];
    return '[]';
  });
  if (wished.length > 0) inTurn(SERVICE, () => fetchForecasts(wished));
}

/**
 * `GET /api/hub/forecast` (specification §7.50): the service's own question, for one place or several. What is an hour
 * old is answered with its age and renewed behind; in a list, a place that is not known is `null`.
 */
export function serveForecast(e: RequestEvent): void {
  const query = e.request.url.query();
  const places = readForecastQuery((name) => query.get(name), isZone);
  if (typeof places === 'string') {
    sendJson(e, 400, { message: places });
    return;
  }
  const kept = knownForecasts(places);
  if (kept.size === 0) {
    e.response.header().set('Retry-After', '2');
    sendJson(e, 503, { message: 'The weather service has not answered yet. Please try again in a moment.' });
    return;
  }
  const ages = new Map([...kept].map(([place, { fetchedAt }]) => [place, Date.now() - fetchedAt]));
  const old = places.filter((place) => (ages.get(placeKey(place)) ?? 0) >= FRESH_MS);
  if (old.length > 0) {
    setAge(e, Math.max(...ages.values()));
    wish(old);
  }
  const forecasts = places.map((place) => {
    const daily = kept.get(placeKey(place))?.daily;
    return daily === undefined ? null : { daily };
  });
  sendJson(e, 200, forecasts.length === 1 && forecasts[0] ? forecasts[0] : forecasts);
}
