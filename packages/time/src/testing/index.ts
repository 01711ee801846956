import { addDays, type CalendarDate, zoneClock } from '@hub/calendar';
import { http, HttpResponse, type JsonBodyType, type RequestHandler } from 'msw';
import { CITIES } from '../model/cities';

/** The query of the hub's forecast route. */
export const FORECAST = '*/api/hub/forecast';

/** A made-up day: its weather code, and its highest temperature. */
type SampleDay = readonly [weathercode: number | null, tempMax: number | null];

/** Five days for each city, with all kinds of weather. */
const WEATHER: readonly (readonly SampleDay[])[] = [
  [80, 95, 3, 61, 2].map((code, day) => [code, [31.2, 30.8, 31.5, 30.1, 31.9][day] ?? null]),
  [45, 3, 51, 3, 1].map((code, day) => [code, [14.2, 15.1, 12.4, 13, 16.3][day] ?? null]),
  [2, 1, 80, 95, 99].map((code, day) => [code, [32.4, 33.1, 31, 30.2, 31.7][day] ?? null]),
  [61, 3, 80, 71, 77].map((code, day) => [code, [8.4, 7.3, 6, 0.4, -3.6][day] ?? null]),
  [56, 66, 85, 0, 48].map((code, day) => [code, [1.2, -0.8, 0.3, 4.4, 6][day] ?? null]),
];

/** A city's forecast as the hub sends it, from `from` on. */
export function sampleForecast(from: CalendarDate, days: readonly SampleDay[]) {
  return {
    daily: {
      time: days.map((_, day) => addDays(from, day)),
      weathercode: days.map(([weathercode]) => weathercode),
      temperature_2m_max: days.map(([, tempMax]) => tempMax),
    },
  };
}

/** The hub's forecasts for the five cities at a moment. */
export function sampleAnswer(now: Date) {
  return CITIES.map(({ tz }, index) => sampleForecast(zoneClock(tz, now).date, WEATHER[index] ?? []));
}

/** Answers with `body`, with the age `ageSeconds`. */
export function answerForecast(body: JsonBodyType, ageSeconds?: number): RequestHandler {
  return http.get(FORECAST, () =>
    HttpResponse.json(body, ageSeconds === undefined ? {} : { headers: { 'X-Hub-Age': `${ageSeconds}` } }),
  );
}

/** Answers like a hub without a forecast that can't reach the service. */
export const failingForecast: RequestHandler = http.get(FORECAST, () =>
  HttpResponse.json({ message: 'The hub has no forecast yet.' }, { status: 503 }),
);

/** Answers with the sample weather of today. */
export function sampleHandlers(): RequestHandler[] {
  return [http.get(FORECAST, () => HttpResponse.json(sampleAnswer(new Date())))];
}
