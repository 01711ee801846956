import { addDays, type CalendarDate, weekdayName } from '@hub/calendar';
import { FARTHEST_DAYS } from '../rules/weather-limits';

/** A day of a forecast (specification §3.50); values that the service does not know are `null`. */
export interface ForecastDay {
  date: CalendarDate;
  weathercode: number | null;
  /** In °C. */
  tempMax: number | null;
}

/** The forecasts of all cities, in their order; `null` for a city without one. */
export interface Forecast {
  cities: readonly (readonly ForecastDay[] | null)[];
  /** When the service made it, in milliseconds since 1970. */
  fetchedAt: number;
}

const HOUR_MS = 3_600_000;
/** The service has a new forecast every six hours. */
const OVERTAKEN_HOURS = 6;

function hoursSince(fetchedAt: number, now: Date): number {
  return Math.floor((now.getTime() - fetchedAt) / HOUR_MS);
}

/** The days of a fortnight from a city's local today on: an older forecast also has days before it. */
export function daysFrom(today: CalendarDate, days: readonly ForecastDay[]): ForecastDay[] {
  const last = addDays(today, FARTHEST_DAYS);
  return days.filter(({ date }) => date >= today && date <= last);
}

/** The name of a day: `Today` for the city's `today`, otherwise its weekday. */
export function dayLabel(date: CalendarDate, today: CalendarDate): string {
  return date === today ? 'Today' : weekdayName(date);
}

/** Whether the service has made a newer forecast since. */
export function isOvertaken(fetchedAt: number, now: Date): boolean {
  return hoursSince(fetchedAt, now) >= OVERTAKEN_HOURS;
}

/** Whether the hub may soon have a better one: a city is missing, or the forecast is older than an hour. */
export function mayImprove({ cities, fetchedAt }: Forecast, now: Date): boolean {
  return cities.includes(null) || hoursSince(fetchedAt, now) >= 1;
}
