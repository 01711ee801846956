import { zoneClock } from '@hub/calendar';
import { expect, it } from 'vitest';
import { endOfDay } from './zone-day';

it.each([
  ['UTC', '2026-11-22', '2026-11-23T00:00:00.000Z'],
  ['Pacific/Auckland', '2026-11-22', '2026-11-22T11:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-22', '2026-11-23T08:00:00.000Z'],
  ['Asia/Kathmandu', '2026-12-31', '2026-12-31T18:15:00.000Z'],
  // The days on which Vienna and Los Angeles change their clocks, and those before.
  ['Europe/Vienna', '2026-10-24', '2026-10-24T22:00:00.000Z'],
  ['Europe/Vienna', '2026-10-25', '2026-10-25T23:00:00.000Z'],
  ['Europe/Vienna', '2026-03-28', '2026-03-28T23:00:00.000Z'],
  ['Europe/Vienna', '2026-03-29', '2026-03-29T22:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-01', '2026-11-02T08:00:00.000Z'],
  // Clocks go from midnight to one o'clock there, and in autumn from midnight back to eleven.
  ['America/Santiago', '2026-09-05', '2026-09-06T04:00:00.000Z'],
  ['America/Santiago', '2026-04-04', '2026-04-05T04:00:00.000Z'],
])('in %s, %s is over at %s', (zone, day, instant) => {
  const shownAt = (at: number) => {
    const { date, time } = zoneClock(zone, new Date(at));
    return `${date} ${time}`;
  };
  expect(new Date(endOfDay(day, shownAt)).toISOString()).toBe(instant);
});
