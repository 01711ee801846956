/** Requests for forecasts. */

/** Two cities, in one request. */
export const TWO = {
  latitude: '5.4141,51.5072',
  longitude: '100.3288,-0.1276',
  daily: 'weathercode,temperature_2m_max',
  forecast_days: '5',
  timezone: 'Asia/Kuala_Lumpur,Europe/London',
};
/** One city. */
export const ONE = { ...TWO, latitude: '52.3676', longitude: '4.9041', timezone: 'Europe/Amsterdam' };

/** The request for some places on the equator, from a longitude on. */
export const placesFrom = (from: number, count = 10) => ({
  ...TWO,
  latitude: Array(count).fill('0').join(','),
  longitude: Array.from({ length: count }, (_, index) => from + index).join(','),
  timezone: Array(count).fill('Africa/Libreville').join(','),
});
