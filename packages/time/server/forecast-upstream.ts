import { isJsonObject } from '@hub/pocketbase/json-object';
import { isCalendarDate } from '@hub/calendar';

/** The stored part of a forecast: the values that the screen shows, under the service's names. */
export interface Forecast {
  daily: {
    time: readonly string[];
    weathercode: readonly (number | null)[];
    temperature_2m_max: readonly (number | null)[];
  };
}

function isList<T>(list: unknown, length: number, isEntry: (entry: unknown) => entry is T): list is T[] {
  return Array.isArray(list) && list.length === length && list.every(isEntry);
}

const isDay = (entry: unknown): entry is string => typeof entry === 'string' && isCalendarDate(entry);
const isValue = (entry: unknown): entry is number | null => entry === null || typeof entry === 'number';

function readForecast(body: unknown): Forecast | null {
  const daily = isJsonObject(body) ? body['daily'] : undefined;
  if (!isJsonObject(daily) || !Array.isArray(daily['time'])) return null;
  const { time, weathercode, temperature_2m_max } = daily;
  const days = daily['time'].length;
  return isList(time, days, isDay) &&
    isList(weathercode, days, isValue) &&
    isList(temperature_2m_max, days, isValue)
    ? { daily: { time, weathercode, temperature_2m_max } }
    : null;
}

/**
 * The forecasts in an answer of the service, one for each of `count` places: a list, or the forecast itself where one
 * was asked for. `null` for a body of another shape; in a list, what is no forecast is `null`.
 */
export function readForecasts(body: unknown, count: number): (Forecast | null)[] | null {
  const list: readonly unknown[] | null = Array.isArray(body) ? body : count === 1 ? [body] : null;
  if (list === null || list.length !== count) return null;
  const forecasts = list.map(readForecast);
  return forecasts.every((forecast) => forecast === null) ? null : forecasts;
}
