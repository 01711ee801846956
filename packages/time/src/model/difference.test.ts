import { afterEach, expect, it, vi } from 'vitest';
import { differenceTo } from './difference';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  // Here, there, when, the clocks, the calendars.
  ['Europe/Amsterdam', 'Asia/Kuala_Lumpur', '2026-11-21T11:42:07Z', '+7 h', ''],
  ['Europe/Amsterdam', 'Asia/Bangkok', '2026-11-21T11:42:07Z', '+6 h', ''],
  ['Europe/Amsterdam', 'Europe/London', '2026-11-21T11:42:07Z', '−1 h', ''],
  ['Europe/Amsterdam', 'Europe/Amsterdam', '2026-11-21T11:42:07Z', 'Your time', ''],
  ['Europe/Berlin', 'Europe/Amsterdam', '2026-11-21T11:42:07Z', 'Your time', ''],
  // Midnight in Penang is 17:00 in Amsterdam.
  ['Europe/Amsterdam', 'Asia/Kuala_Lumpur', '2026-11-21T15:59:59.999Z', '+7 h', ''],
  ['Europe/Amsterdam', 'Asia/Kuala_Lumpur', '2026-11-21T16:00:00Z', '+7 h', 'tomorrow'],
  ['Europe/Amsterdam', 'Asia/Kuala_Lumpur', '2026-11-21T22:59:59Z', '+7 h', 'tomorrow'],
  ['Europe/Amsterdam', 'Asia/Kuala_Lumpur', '2026-11-21T23:00:00Z', '+7 h', ''],
  ['Asia/Kuala_Lumpur', 'Europe/London', '2026-11-21T23:59:59Z', '−8 h', 'yesterday'],
  ['Asia/Kuala_Lumpur', 'Europe/London', '2026-11-22T00:00:00Z', '−8 h', ''],
  // Zones that differ by parts of an hour.
  ['Asia/Kolkata', 'Asia/Kuala_Lumpur', '2026-11-21T06:00:00Z', '+2 h 30 min', ''],
  ['Asia/Kolkata', 'Europe/London', '2026-11-21T06:00:00Z', '−5 h 30 min', ''],
  ['Asia/Kathmandu', 'Asia/Bangkok', '2026-11-21T06:00:00Z', '+1 h 15 min', ''],
  ['Australia/Eucla', 'Asia/Kuala_Lumpur', '2026-11-21T06:00:00Z', '−45 min', ''],
  ['Asia/Yangon', 'Asia/Bangkok', '2026-11-21T06:00:00Z', '+30 min', ''],
  // Both ends of the world, and the date line between them.
  ['Pacific/Kiritimati', 'Asia/Kuala_Lumpur', '2026-11-21T10:00:00Z', '−6 h', 'yesterday'],
  ['Pacific/Kiritimati', 'Europe/London', '2026-11-22T09:59:59Z', '−14 h', ''],
  ['Pacific/Kiritimati', 'Europe/London', '2026-11-22T10:00:00Z', '−14 h', 'yesterday'],
  ['Pacific/Niue', 'Asia/Kuala_Lumpur', '2026-11-22T10:59:59Z', '+19 h', 'tomorrow'],
  ['Pacific/Niue', 'Asia/Kuala_Lumpur', '2026-11-22T11:00:00Z', '+19 h', ''],
  ['Pacific/Niue', 'Europe/London', '2026-12-31T12:00:00Z', '+11 h', ''],
  // Summer time here and not there, on both sides of the night that changes the clocks.
  ['Europe/Amsterdam', 'Asia/Kuala_Lumpur', '2026-10-25T00:59:59Z', '+6 h', ''],
  ['Europe/Amsterdam', 'Asia/Kuala_Lumpur', '2026-10-25T01:00:00Z', '+7 h', ''],
  ['Europe/Amsterdam', 'Asia/Kuala_Lumpur', '2027-03-28T00:59:59Z', '+7 h', ''],
  ['Europe/Amsterdam', 'Asia/Kuala_Lumpur', '2027-03-28T01:00:00Z', '+6 h', ''],
  ['Asia/Kuala_Lumpur', 'Europe/London', '2027-03-28T00:59:59Z', '−8 h', ''],
  ['Asia/Kuala_Lumpur', 'Europe/London', '2027-03-28T01:00:00Z', '−7 h', ''],
  // America changes its clocks in other weeks than Europe.
  ['America/New_York', 'Europe/London', '2027-03-14T06:59:59Z', '+5 h', ''],
  ['America/New_York', 'Europe/London', '2027-03-14T07:00:00Z', '+4 h', ''],
])('from %s to %s at %s: %s, %j', (here, there, instant, hours, day) => {
  vi.stubEnv('TZ', here);
  expect(differenceTo(there, new Date(instant))).toEqual({ hours, day });
});
