import { execute, textFrom } from '@hub/pocketbase/hooks';
import { addView, viewedPlaces, type Viewers } from './viewers';
import { type ForecastPlace, placeKey } from './forecast-query';
import type { Forecast } from './forecast-upstream';

/** A stored forecast. */
export interface StoredForecast extends Forecast {
  /** In milliseconds since 1970. */
  fetchedAt: number;
}

/** How many places are kept that nobody has looked at since the hub was started. */
const MOST_PLACES = 200;
/** Only in the server's memory, because it is private which places people look at. */
const VIEWERS = 'hub.forecast.viewers';

const read = (stored: string | null) => JSON.parse(stored ?? '{}') as Viewers;

/** The stored forecasts of some places, by key. */
export function storedForecasts(places: readonly ForecastPlace[]): Map<string, StoredForecast> {
  const stored = textFrom(
    $app,
    `SELECT json_group_array(json_array(place, json(forecast))) AS text FROM forecasts
     WHERE place IN (SELECT value FROM json_each({:places}))`,
    { places: JSON.stringify(places.map(placeKey)) },
  );
  return new Map(JSON.parse(stored) as [string, StoredForecast][]);
}

/** Stores forecasts, replacing older ones. */
export function storeForecasts(forecasts: readonly { place: string; forecast: StoredForecast }[]): void {
  execute(
    $app,
    `INSERT INTO forecasts (place, forecast, updated)
       SELECT value ->> '$.place', value -> '$.forecast', strftime('%Y-%m-%d %H:%M:%fZ') FROM json_each({:forecasts})
       WHERE true ON CONFLICT (place) DO UPDATE SET forecast = excluded.forecast, updated = excluded.updated`,
    { forecasts: JSON.stringify(forecasts) },
  );
}

function drop(dropped: readonly string[], viewed: readonly string[]): void {
  execute(
    $app,
    `DELETE FROM forecasts WHERE place IN (SELECT value FROM json_each({:dropped}))
       OR (place NOT IN (SELECT value FROM json_each({:viewed}))
         AND id NOT IN (SELECT id FROM forecasts ORDER BY updated DESC LIMIT ${MOST_PLACES}))`,
    { dropped: JSON.stringify(dropped), viewed: JSON.stringify(viewed) },
  );
}

/**
 * Notes that a person looks at stored places. If some are new (`hasGrown`), places that nobody looks at may be
 * deleted.
 */
export function noteView(person: string, places: readonly string[], hasGrown: boolean): void {
  const noted: { viewed: string[]; dropped: string[] } = { viewed: [], dropped: [] };
  $app.store().setFunc(VIEWERS, (stored) => {
    const { viewers, dropped } = addView(read(stored), person, places);
    Object.assign(noted, { viewed: viewedPlaces(viewers), dropped });
    return JSON.stringify(viewers);
  });
  if (hasGrown || noted.dropped.length > 0) drop(noted.dropped, noted.viewed);
}
