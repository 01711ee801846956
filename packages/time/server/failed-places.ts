import { type ForecastPlace, placeKey } from './forecast-query';

/**
 * The places whose forecasts could not be had, by their keys: when that was last, in milliseconds since 1970,
 * and whether the service refused the place itself.
 */
export interface FailedPlaces {
  readonly [place: string]: { readonly at: number; readonly isRefused: boolean };
}

/** How long a failure is remembered, and a refused place is not requested again. */
const REMEMBERED_MS = 3_600_000;

/** The places to request, and how many of them count towards the person's limit. */
export interface Needed {
  places: readonly ForecastPlace[];
  /** How many places bypass the pause: those never requested before, and those that somebody tries again. */
  charged: number;
}

/**
 * Which of some places to ask the service for. By itself, the hub leaves a service alone that has just
 * failed, and a place that the service has refused; a place that nobody has asked for before inherits
 * neither. Who pressed "Try again" (`isPressed`) is answered with all.
 */
export function neededOf(
  wanted: readonly ForecastPlace[],
  failed: FailedPlaces,
  { isPressed, isResting }: { isPressed: boolean; isResting: boolean },
): Needed {
  if (isPressed) return { places: wanted, charged: wanted.length };
  const isNew = (place: ForecastPlace) => failed[placeKey(place)] === undefined;
  const places = wanted.filter(
    (place) => isNew(place) || (!isResting && failed[placeKey(place)]?.isRefused === false),
  );
  return { places, charged: places.filter(isNew).length };
}

/** How long until a refused place is requested again by itself, in milliseconds; 0 for others. */
export function refusalLeft(place: ForecastPlace, failed: FailedPlaces, now: number): number {
  const refused = failed[placeKey(place)];
  return refused?.isRefused === true ? Math.max(0, refused.at + REMEMBERED_MS - now) : 0;
}

/** The failed places after a request. Answered and old ones are removed. */
export function remember(
  failed: FailedPlaces,
  asked: {
    answered: readonly ForecastPlace[];
    refused: readonly ForecastPlace[];
    failed: readonly ForecastPlace[];
  },
  now: number,
): FailedPlaces {
  const answered = new Set(asked.answered.map(placeKey));
  const stored = Object.entries(failed).filter(
    ([place, { at }]) => !answered.has(place) && Math.abs(now - at) < REMEMBERED_MS,
  );
  const note = (places: readonly ForecastPlace[], isRefused: boolean) =>
    places.map((place) => [placeKey(place), { at: now, isRefused }] as const);
  return Object.fromEntries([...stored, ...note(asked.refused, true), ...note(asked.failed, false)]);
}
