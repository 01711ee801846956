import { zoneClock } from '@hub/calendar';
import { expect, it } from 'vitest';
import { CITIES } from './cities';

it('knows the zones of all cities', () => {
  const now = new Date('2026-11-21T11:42:07Z');
  expect(CITIES.map(({ city, tz }) => [city, zoneClock(tz, now).time])).toEqual([
    ['Penang', '19:42'],
    ['Chengdu', '19:42'],
    ['Bangkok', '18:42'],
    ['Amsterdam', '12:42'],
    ['London', '11:42'],
  ]);
});
