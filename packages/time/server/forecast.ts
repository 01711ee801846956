import {
  inTurn,
  inTurnAfterOthers,
  isReload,
  isResting,
  isZone,
  type Outcome,
  sendJson,
  setAge,
  setRetryAfter,
  spend,
  waitFor,
} from '@hub/pocketbase/hooks';
import { fetchForecasts, failedPlaces } from './forecast-fetch';
import { type StoredForecast, storedForecasts, noteView } from './stored-forecasts';
import { type ForecastPlace, placeKey, readForecastQuery } from './forecast-query';
import { type Needed, neededOf, refusalLeft } from './failed-places';

const WISHES = 'hub.forecast.wishes';
/** The limits of one request. */
const MOST_WISHES = 10;
const FRESH_MS = 3_600_000;
/**
 * What one person may ask of the service past its rest in ten minutes, counted in places as the service
 * counts (https://open-meteo.com/en/pricing): of the 10,000 that it gives an address in a day, one person
 * can't take all.
 */
const MOST_PLACES = 60;

/** The person, the requested places, and whether the person pressed "Try again". */
interface Question {
  person: string;
  places: readonly ForecastPlace[];
  isPressed: boolean;
}

/** The stored forecasts of the requested places. */
interface Known {
  stored: Map<string, StoredForecast>;
  hasGrown: boolean;
  /** How long until the person may ask the service again; 0 unless they have asked too often. */
  budgetWaitMs: number;
}

function isOld(stored: StoredForecast | undefined): boolean {
  return stored === undefined || Date.now() - stored.fetchedAt >= FRESH_MS;
}

/** The places to request from the service: the missing ones, and after "Try again" the outdated ones too. */
function neededFor({ places, isPressed }: Question, stored: Known['stored']): Needed {
  const wanted = new Map(
    places
      .map((place) => [placeKey(place), place] as const)
      .filter(([key]) => (isPressed ? isOld(stored.get(key)) : !stored.has(key))),
  );
  return neededOf([...wanted.values()], failedPlaces(), { isPressed, isResting: isResting('forecast') });
}

/** The stored forecasts after the due ones were fetched, by this request or another one. */
function knownForecasts(question: Question): Known {
  const { person, places } = question;
  const known: Known = { stored: new Map(), hasGrown: false, budgetWaitMs: 0 };
  const look = () => {
    known.stored = storedForecasts(places);
    return neededFor(question, known.stored);
  };
  const ask = (): Outcome => {
    // Somebody else's request may have finished meanwhile.
    const due = look();
    if (due.places.length > 0) known.budgetWaitMs = spend('forecast', person, due.charged, MOST_PLACES);
    if (due.places.length === 0 || known.budgetWaitMs > 0) return 'unasked';
    const outcome = fetchForecasts(due.places);
    known.stored = storedForecasts(places);
    known.hasGrown = true;
    return outcome;
  };
  inTurnAfterOthers('forecast', person, () => look().places.length > 0, ask);
  return known;
}

/** Remembers that someone looks at places with old forecasts, for {@link renewForecasts}. */
function wish(places: readonly ForecastPlace[]): void {
  $app.store().setFunc(WISHES, (stored) => {
    const wished = JSON.parse(stored ?? '[]') as ForecastPlace[];
    const isNew = (place: ForecastPlace) => !wished.some((other) => placeKey(other) === placeKey(place));
    return JSON.stringify([...wished, ...places.filter(isNew)].slice(0, MOST_WISHES));
  });
}

/** Once a minute: refreshes the forecasts that somebody looked at and that are older than an hour. */
export function renewForecasts(): void {
  let wished: ForecastPlace[] = [];
  $app.store().setFunc(WISHES, (stored) => {
    wished = JSON.parse(stored ?? '[]') as ForecastPlace[];
    return '[]';
  });
  const failed = failedPlaces();
  const due = wished.filter((place) => refusalLeft(place, failed, Date.now()) === 0);
  if (due.length > 0) inTurn('forecast', false, () => fetchForecasts(due));
}

/** Responds why there is no forecast for any place, and when to ask again. */
function sendNothing(e: RequestEvent, places: readonly ForecastPlace[], budgetWaitMs: number): void {
  const failed = failedPlaces();
  const refusals = places.map((place) => refusalLeft(place, failed, Date.now()));
  if (budgetWaitMs > 0) {
    setRetryAfter(e, budgetWaitMs);
    sendJson(e, 429, { message: 'You have asked the weather service too often. Please wait a few minutes.' });
  } else if (refusals.every((leftMs) => leftMs > 0)) {
    setRetryAfter(e, Math.min(...refusals));
    sendJson(e, 422, { message: 'The weather service does not know this place.' });
  } else {
    setRetryAfter(e, waitFor('forecast'));
    sendJson(e, 503, { message: 'The weather service has not answered yet. Please try again in a moment.' });
  }
}

function sendForecasts(
  e: RequestEvent,
  places: readonly ForecastPlace[],
  stored: Map<string, StoredForecast>,
): void {
  const old = places.filter((place) => stored.has(placeKey(place)) && isOld(stored.get(placeKey(place))));
  // Even for a fresh one: whoever stores it needs the time when it was made.
  setAge(e, Math.max(...[...stored.values()].map(({ fetchedAt }) => Date.now() - fetchedAt)));
  if (old.length > 0) wish(old);
  const forecasts = places.map((place) => {
    const daily = stored.get(placeKey(place))?.daily;
    return daily === undefined ? null : { daily };
  });
  sendJson(e, 200, forecasts.length === 1 && forecasts[0] ? forecasts[0] : forecasts);
}

/**
 * `GET /api/hub/forecast` (specification §7.50): the service's own question, for one place or several. The
 * answer says its age; what is an hour old is renewed behind; in a list, a place that is not known is `null`.
 */
export function serveForecast(e: RequestEvent): void {
  const query = e.request.url.query();
  const places = readForecastQuery((name) => query.get(name), isZone);
  if (typeof places === 'string') {
    sendJson(e, 400, { message: places });
    return;
  }
  const person = e.auth?.id ?? '';
  const { stored, hasGrown, budgetWaitMs } = knownForecasts({ person, places, isPressed: isReload(e) });
  noteView(person, [...stored.keys()], hasGrown);
  if (stored.size === 0) sendNothing(e, places, budgetWaitMs);
  else sendForecasts(e, places, stored);
}
