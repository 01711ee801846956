/** The kinds of weather that look different. */
export type Sky =
  | 'clear'
  | 'partly-cloudy'
  | 'overcast'
  | 'fog'
  | 'drizzle'
  | 'ice'
  | 'rain'
  | 'showers'
  | 'snow'
  | 'grains'
  | 'thunderstorm'
  | 'unknown'
  | 'missing';

/** The weather of a day: its words and its icon. */
export interface Weather {
  condition: string;
  sky: Sky;
}

/** The WMO codes (table 4677) of the service. A long word breaks at its soft hyphen. */
const GROUPS: readonly (readonly [codes: readonly number[], condition: string, sky: Sky])[] = [
  [[0], 'Clear', 'clear'],
  [[1], 'Mainly clear', 'clear'],
  [[2], 'Partly cloudy', 'partly-cloudy'],
  [[3], 'Overcast', 'overcast'],
  [[45, 48], 'Fog', 'fog'],
  [[51, 53, 55], 'Drizzle', 'drizzle'],
  [[56, 57], 'Freezing drizzle', 'ice'],
  [[61, 63, 65], 'Rain', 'rain'],
  [[66, 67], 'Freezing rain', 'ice'],
  [[71, 73, 75], 'Snow', 'snow'],
  [[77], 'Snow grains', 'grains'],
  [[80, 81, 82], 'Rain showers', 'showers'],
  [[85, 86], 'Snow showers', 'snow'],
  [[95], 'Thunder\u00adstorm', 'thunderstorm'],
  [[96, 99], 'Thunder\u00adstorm with hail', 'thunderstorm'],
];

/** The words for a weather code. An unknown code and a missing code have different words. */
export function weatherOf(code: number | null): Weather {
  if (code === null) return { condition: 'No data', sky: 'missing' };
  const [, condition, sky] = GROUPS.find(([codes]) => codes.includes(code)) ?? [];
  return condition === undefined || sky === undefined
    ? { condition: 'Unknown weather', sky: 'unknown' }
    : { condition, sky };
}

/** A temperature in whole degrees: `31 °C`, `−3 °C`; a dash if it is missing. */
export function temperatureInWords(celsius: number | null): string {
  if (celsius === null) return '–';
  const degrees = Math.round(celsius);
  return `${degrees < 0 ? '−' : ''}${Math.abs(degrees)} °C`;
}
