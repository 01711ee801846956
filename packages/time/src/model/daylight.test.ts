import { describe, expect, it } from 'vitest';
import { CITIES } from './cities';
import { isDay } from './daylight';

/** Sunrise and sunset as almanacs print them, in UTC. */
const SUN = [
  ['Penang', '2026-11-20T23:08Z', '2026-11-21T11:01Z'],
  ['Chengdu', '2026-06-20T22:02Z', '2026-06-21T12:11Z'],
  ['Bangkok', '2026-12-20T23:36Z', '2026-12-21T10:55Z'],
  ['Amsterdam', '2026-06-21T03:18Z', '2026-06-21T20:06Z'],
  ['Amsterdam', '2026-12-21T07:48Z', '2026-12-21T15:28Z'],
  ['London', '2026-12-21T08:04Z', '2026-12-21T15:53Z'],
  ['London', '2026-03-20T06:04Z', '2026-03-20T18:13Z'],
] as const;

const SLACK_MS = 4 * 60_000;

describe.each(SUN)('in %s', (name, sunrise, sunset) => {
  const city = CITIES.find((candidate) => candidate.city === name)!;
  const at = (instant: string, byMs: number) => isDay(city, new Date(Date.parse(instant) + byMs));

  it(`the sun rises at ${sunrise}`, () => {
    expect([at(sunrise, -SLACK_MS), at(sunrise, SLACK_MS)]).toEqual([false, true]);
  });
  it(`the sun sets at ${sunset}`, () => {
    expect([at(sunset, -SLACK_MS), at(sunset, SLACK_MS)]).toEqual([true, false]);
  });
});

it('is right where the sun does not set, or does not rise', () => {
  const tromsø = { lat: 69.65, lon: 18.96 };
  expect(isDay(tromsø, new Date('2026-06-21T23:00Z'))).toBe(true);
  expect(isDay(tromsø, new Date('2026-12-21T11:00Z'))).toBe(false);
});
