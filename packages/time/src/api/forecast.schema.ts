import { calendarDate } from '@hub/pb-client';
import * as v from 'valibot';
import { CITIES } from '../model/cities';
import type { Forecast, ForecastDay } from '../model/forecast';
import { CODES, TEMPERATURES } from '../rules/weather-limits';

/** A plausible number; any other becomes `null`, without affecting the rest. */
const within = ({ least, most }: typeof CODES) =>
  v.fallback(v.nullable(v.pipe(v.number(), v.minValue(least), v.maxValue(most))), null);

const weathercode = within(CODES);
const temperature = within(TEMPERATURES);

/** A city's forecast in the service's format, as days; missing values are `null`. */
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

/** The hub's response for all cities, in their order; `null` for a city without a forecast. */
export const forecastAnswer = v.pipe(v.array(v.nullable(cityForecast)), v.length(CITIES.length));

const day = v.object({ date: calendarDate, weathercode, tempMax: temperature });

/** The forecasts of all cities as they are stored on the device. */
export const persistedForecast: v.GenericSchema<unknown, Forecast> = v.object({
  cities: v.pipe(v.array(v.nullable(v.array(day))), v.length(CITIES.length)),
  fetchedAt: v.number(),
});
