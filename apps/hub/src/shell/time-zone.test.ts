import { expect, it } from 'vitest';
import { clocksDiffer } from './time-zone';

const SUMMER = '2026-07-01T12:00:00Z';
const WINTER = '2026-12-01T12:00:00Z';

it.each([
  ['Europe/Amsterdam', 'Asia/Bangkok', SUMMER, true],
  ['Europe/Amsterdam', 'Europe/Berlin', SUMMER, false],
  // The same hour of another day.
  ['Pacific/Honolulu', 'Pacific/Kiritimati', SUMMER, true],
  ['Africa/Lagos', 'Europe/Amsterdam', SUMMER, true],
  ['Africa/Lagos', 'Europe/Amsterdam', WINTER, false],
  ['Europe/Amsterdam', 'Nowhere/Town', SUMMER, false],
])('in %s and %s clocks differ at %s: %s', (one, other, now, differ) => {
  expect(clocksDiffer(one, other, new Date(now))).toBe(differ);
});
