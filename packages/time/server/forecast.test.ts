import { describe, expect, it } from 'vitest';
import { placeKey, readForecastQuery, upstreamQuery } from './forecast-query';
import { readForecasts } from './forecast-upstream';

const asked = {
  latitude: '5.4141,51.5072',
  longitude: '100.3288,-0.1276',
  daily: 'weathercode,temperature_2m_max',
  forecast_days: '5',
  timezone: 'Asia/Kuala_Lumpur,Europe/London',
};
const ZONES = asked.timezone.split(',');
const read = (changes: Partial<typeof asked> = {}) => {
  const query: Record<string, string> = { ...asked, ...changes };
  return readForecastQuery(
    (name) => query[name] ?? '',
    (zone) => ZONES.includes(zone),
  );
};

describe('the question', () => {
  it('is for several places, and nothing else of it goes on', () => {
    const places = read();
    if (typeof places === 'string') throw new Error(places);
    expect(places.map(placeKey)).toEqual([
      '5.4141,100.3288,Asia/Kuala_Lumpur',
      '51.5072,-0.1276,Europe/London',
    ]);
    expect(upstreamQuery(places)).toBe(
      'latitude=5.4141%2C51.5072&longitude=100.3288%2C-0.1276&daily=weathercode%2Ctemperature_2m_max&forecast_days=5&timezone=Asia%2FKuala_Lumpur%2CEurope%2FLondon',
    );
  });

  it.each([
    ['latitude', '90.1,51.5'],
    ['latitude', '5.4141'],
    ['latitude', '1e1,51'],
    ['latitude', ',51'],
    ['latitude', '5.41411,51'],
    ['longitude', '180.5,0'],
    ['longitude', '-0.1276&x=1,0'],
    ['timezone', 'Asia/Nowhere,Europe/London'],
    ['timezone', '../etc,Europe/London'],
    ['timezone', 'auto,Europe/London'],
    ['daily', 'weathercode'],
    ['forecast_days', '16'],
    ['latitude', Array.from({ length: 11 }, () => '1').join(',')],
  ])('is refused with %s %s', (name, value) => {
    expect(read({ [name]: value })).toMatch(/\.$/);
  });
});

describe('what the service sends', () => {
  const forecast = {
    latitude: 5.375,
    daily: { time: ['2026-11-21', '2026-11-22'], weathercode: [80, null], temperature_2m_max: [31.2, null] },
  };

  const NOW = Date.parse('2026-11-21T12:00:00Z');

  it('is one forecast for one place, a list for several, of which only what is shown is kept', () => {
    expect(readForecasts(forecast, 1, NOW)).toEqual([{ daily: forecast.daily }]);
    expect(readForecasts([forecast, { error: true }], 2, NOW)).toEqual([{ daily: forecast.daily }, null]);
  });

  it.each([
    null,
    'text',
    { error: true, reason: 'no' },
    [forecast],
    { daily: { ...forecast.daily, weathercode: [1] } },
    { daily: { ...forecast.daily, time: ['today', 'tomorrow'] } },
    // From last week, and from next month.
    { daily: { ...forecast.daily, time: ['2026-11-14', '2026-11-15'] } },
    { daily: { ...forecast.daily, time: ['2026-12-14', '2027-11-21'] } },
  ])('is refused: %j', (body) => {
    expect(readForecasts(body, Array.isArray(body) ? 2 : 1, NOW)).toBeNull();
  });

  it('loses what no weather can be, and days that are far off', () => {
    const daily = {
      time: ['2026-11-21', '2026-11-22', '2026-11-23', '2027-11-24'],
      weathercode: [3, 1000, -1, 3],
      temperature_2m_max: [999, -274, '31', 20],
    };
    expect(readForecasts({ daily }, 1, NOW)).toEqual([
      {
        daily: {
          time: ['2026-11-21', '2026-11-22', '2026-11-23'],
          weathercode: [3, null, null],
          temperature_2m_max: [null, null, null],
        },
      },
    ]);
  });
});
