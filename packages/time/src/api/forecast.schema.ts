import { calendarDate } from '@hub/pb-client';
import * as v from 'valibot';
import { CITIES } from '../model/cities';
import type { Forecast, ForecastDay } from '../model/forecast';
import { CODES, TEMPERATURES } from '../rules/weather-limits';

/** A number that it can be; what can't is unknown, and keeps nothing else back. */
const within = ({ least, most }: typeof CODES) =>
  v.fallback(v.nullable(v.pipe(v.number(), v.minValue(least), v.maxValue(most))), null);

const weathercode = within(CODES);
const temperature = within(TEMPERATURES);

/** A city's forecast as the service writes it, as days; what a day lacks is `null`. */
const cityForecast = v.pipe(
  v.object({
    daily: v.object({
      time: v.array(calendarDate),
      weathercode: v.array(weathercode),
      temperature_2m_max: v.array(temperature),
    }),
  }),
  v.transform(({ daily }) =>
    daily.time.map((date, index): ForecastDay => ({
      date,
      weathercode: daily.weathercode[index] ?? null,
      tempMax: daily.temperature_2m_max[index] ?? null,
    })),
  ),
);

/** The hub's answer for all cities, in their order; `null` for one of which it knows nothing. */
export const forecastAnswer = v.pipe(v.array(v.nullable(cityForecast)), v.length(CITIES.length));

const day = v.object({ date: calendarDate, weathercode, tempMax: temperature });

/** The forecasts of all cities as they are kept on the device. */
export const persistedForecast: v.GenericSchema<unknown, Forecast> = v.object({
  cities: v.pipe(v.array(v.nullable(v.array(day))), v.length(CITIES.length)),
  fetchedAt: v.number(),
});
