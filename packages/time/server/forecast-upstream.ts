import { isJsonObject } from '@hub/pocketbase/json-object';
import { addDays, isCalendarDate } from '@hub/calendar';
import { CODES, FARTHEST_DAYS, TEMPERATURES } from '../src/rules/weather-limits';

/** The stored part of a forecast: the values that the screen shows, under the service's names. */
export interface Forecast {
  daily: {
    time: readonly string[];
    weathercode: readonly (number | null)[];
    temperature_2m_max: readonly (number | null)[];
  };
}

function isLong(list: unknown, length: number): list is readonly unknown[] {
  return Array.isArray(list) && list.length === length;
}

/** A place may be a day behind or ahead of UTC. */
const ZONE_DAYS = 1;

const within = (entry: unknown, { least, most }: typeof CODES) =>
  typeof entry === 'number' && entry >= least && entry <= most ? entry : null;

/** The days of a forecast from `today` (UTC) on, for a fortnight; impossible values are `null`. */
function readForecast(body: unknown, today: string): Forecast | null {
  const daily = isJsonObject(body) ? body['daily'] : undefined;
  if (!isJsonObject(daily) || !Array.isArray(daily['time'])) return null;
  const { time, weathercode, temperature_2m_max: temperatures } = daily;
  const count = daily['time'].length;
  if (!isLong(time, count) || !time.every((entry) => typeof entry === 'string')) return null;
  if (!isLong(weathercode, count) || !isLong(temperatures, count)) return null;
  const [first, last] = [addDays(today, -ZONE_DAYS), addDays(today, FARTHEST_DAYS + ZONE_DAYS)];
  const days = time
    .map((date, index) => ({
      date,
      code: within(weathercode[index], CODES),
      temperature: within(temperatures[index], TEMPERATURES),
    }))
    .filter(({ date }) => isCalendarDate(date) && date >= first && date <= last);
  if (days.length === 0) return null;
  return {
    daily: {
      time: days.map(({ date }) => date),
      weathercode: days.map(({ code }) => code),
      temperature_2m_max: days.map(({ temperature }) => temperature),
    },
  };
}

/**
 * The forecasts in an answer of the service, one for each of `count` places: a list, or the forecast itself
 * where one was asked for. `null` for a body of another shape; in a list, what is no forecast, or one of
 * other days, is `null`.
 */
export function readForecasts(body: unknown, count: number, now: number): (Forecast | null)[] | null {
  const list: readonly unknown[] | null = Array.isArray(body) ? body : count === 1 ? [body] : null;
  if (list === null || list.length !== count) return null;
  const today = new Date(now).toISOString().slice(0, 10);
  const forecasts = list.map((one) => readForecast(one, today));
  return forecasts.every((forecast) => forecast === null) ? null : forecasts;
}
