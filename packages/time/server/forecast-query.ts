/** One place in a request for forecasts. */
export interface ForecastPlace {
  /** Degrees, with at most four decimals. */
  latitude: string;
  longitude: string;
  /** An IANA zone, such as `Asia/Kuala_Lumpur`. */
  timezone: string;
}

const DEGREES = /^-?\d{1,3}(\.\d{1,4})?$/;
/** Zones of places are named by area and city; `UTC`, `EST5EDT` or `Factory` are not. */
const ZONE =
  /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)(\/[A-Za-z_-]+){1,2}$/;
/** The hub has five cities; a few more are harmless. */
const MOST_PLACES = 10;

/** The only supported request: five days, with weather and highest temperature (specification §7.50). */
const FORECAST = { daily: 'weathercode,temperature_2m_max', forecast_days: '5' } as const;

function isDegrees(text: string, most: number): boolean {
  return DEGREES.test(text) && Math.abs(Number(text)) <= most;
}

/** Parses the places of a request, or gives a sentence about what is wrong. `isZone` checks a time zone. */
export function readForecastQuery(
  get: (name: string) => string,
  isZone: (name: string) => boolean,
): ForecastPlace[] | string {
  if (get('daily') !== FORECAST.daily) return `daily must be ${FORECAST.daily}.`;
  if (get('forecast_days') !== FORECAST.forecast_days)
    return `forecast_days must be ${FORECAST.forecast_days}.`;
  const [latitudes, longitudes, zones] = ['latitude', 'longitude', 'timezone'].map((name) =>
    get(name).split(','),
  );
  if (latitudes === undefined || longitudes === undefined || zones === undefined)
    return 'Places are missing.';
  if (latitudes.length !== longitudes.length || latitudes.length !== zones.length) {
    return 'Each place needs a latitude, a longitude and a timezone.';
  }
  if (latitudes.length > MOST_PLACES) return `Ask for at most ${MOST_PLACES} places at once.`;
  if (!latitudes.every((text) => isDegrees(text, 90))) return 'A latitude is a number from -90 to 90.';
  if (!longitudes.every((text) => isDegrees(text, 180))) return 'A longitude is a number from -180 to 180.';
  if (!zones.every((zone) => ZONE.test(zone) && isZone(zone)))
    return 'A timezone is a name such as Europe/London.';
  return latitudes.map((latitude, index) => ({
    latitude,
    longitude: longitudes[index] ?? '',
    timezone: zones[index] ?? '',
  }));
}

/** The key under which a place's forecast is stored. */
export function placeKey({ latitude, longitude, timezone }: ForecastPlace): string {
  return [latitude, longitude, timezone].join(',');
}

/** The query for the service: the places, and nothing else. */
export function upstreamQuery(places: readonly ForecastPlace[]): string {
  const list = (field: keyof ForecastPlace) => places.map((place) => place[field]).join(',');
  return Object.entries({
    latitude: list('latitude'),
    longitude: list('longitude'),
    ...FORECAST,
    timezone: list('timezone'),
  })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
