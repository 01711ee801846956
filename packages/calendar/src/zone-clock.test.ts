import { expect, it } from 'vitest';
import { zoneClock } from './zone-clock';

it.each([
  ['Asia/Kuala_Lumpur', '2026-11-21T11:42:07Z', '2026-11-21', '19:42'],
  ['Asia/Kuala_Lumpur', '2026-11-21T15:59:59.999Z', '2026-11-21', '23:59'],
  ['Asia/Kuala_Lumpur', '2026-11-21T16:00:00Z', '2026-11-22', '00:00'],
  ['Asia/Bangkok', '2026-12-31T17:00:00Z', '2027-01-01', '00:00'],
  ['Asia/Shanghai', '2028-02-28T16:00:00Z', '2028-02-29', '00:00'],
  ['Pacific/Kiritimati', '2026-11-21T10:00:00Z', '2026-11-22', '00:00'],
  ['Pacific/Niue', '2026-11-22T10:59:59Z', '2026-11-21', '23:59'],
])('%s at %s', (tz, instant, date, time) => {
  expect(zoneClock(tz, new Date(instant))).toEqual({ date, time });
});

// The clocks of Europe change at 01:00 UTC.
it.each([
  ['Europe/Amsterdam', '2026-10-25T00:59:59Z', '02:59'],
  ['Europe/Amsterdam', '2026-10-25T01:00:00Z', '02:00'],
  ['Europe/Amsterdam', '2027-03-28T00:59:59Z', '01:59'],
  ['Europe/Amsterdam', '2027-03-28T01:00:00Z', '03:00'],
  ['Europe/London', '2026-10-25T00:59:59Z', '01:59'],
  ['Europe/London', '2026-10-25T01:00:00Z', '01:00'],
  ['Europe/London', '2027-03-28T00:59:59Z', '00:59'],
  ['Europe/London', '2027-03-28T01:00:00Z', '02:00'],
  ['Europe/London', '2026-03-29T01:00:00Z', '02:00'],
])('%s changes its clocks: %s', (tz, instant, time) => {
  expect(zoneClock(tz, new Date(instant)).time).toBe(time);
});
