import { type Place, placeKey } from './forecast-query';

/** The places that were asked for in vain, by their keys: when last, in milliseconds since 1970, and whose fault it was. */
export interface VainPlaces {
  readonly [place: string]: { readonly at: number; readonly isRefused: boolean };
}

/** How long it is remembered of a place that it was asked for in vain, and one that was refused is not asked for. */
const REMEMBERED_MS = 3_600_000;

/** What is asked for of the places that are wanted, and how many of them are a person's to answer for. */
export interface Due {
  places: readonly Place[];
  /** How many go past the rest of the service: places that nobody has asked for before, and what a person pressed for. */
  charged: number;
}

/**
 * Which of some places to ask the service for. By itself, the hub leaves a service alone that has just failed, and a
 * place that the service has refused; a place that nobody has asked for before inherits neither. Who pressed "Try
 * again" (`isPressed`) is answered with all.
 */
export function dueOf(
  wanted: readonly Place[],
  vain: VainPlaces,
  { isPressed, isResting }: { isPressed: boolean; isResting: boolean },
): Due {
  if (isPressed) return { places: wanted, charged: wanted.length };
  const isNew = (place: Place) => vain[placeKey(place)] === undefined;
  const places = wanted.filter(
    (place) => isNew(place) || (!isResting && vain[placeKey(place)]?.isRefused === false),
  );
  return { places, charged: places.filter(isNew).length };
}

/** How long it is until a place is asked for by itself that was refused, in milliseconds; 0 for any other. */
export function refusalLeft(place: Place, vain: VainPlaces, now: number): number {
  const refused = vain[placeKey(place)];
  return refused?.isRefused === true ? Math.max(0, refused.at + REMEMBERED_MS - now) : 0;
}

/** What is remembered of places after a question; what was answered, and what is long past, is forgotten. */
export function remember(
  vain: VainPlaces,
  asked: { answered: readonly Place[]; refused: readonly Place[]; failed: readonly Place[] },
  now: number,
): VainPlaces {
  const answered = new Set(asked.answered.map(placeKey));
  const kept = Object.entries(vain).filter(
    ([place, { at }]) => !answered.has(place) && Math.abs(now - at) < REMEMBERED_MS,
  );
  const note = (places: readonly Place[], isRefused: boolean) =>
    places.map((place) => [placeKey(place), { at: now, isRefused }] as const);
  return Object.fromEntries([...kept, ...note(asked.refused, true), ...note(asked.failed, false)]);
}
