import { expect, it } from 'vitest';
import { formatTime, formatTimeOfDay } from './format-time';

it.each([
  ['en-GB', 0, 5, '00:05'],
  ['en-GB', 23, 59, '23:59'],
  ['de-DE', 7, 0, '07:00'],
  ['zh-CN', 14, 32, '14:32'],
  ['en-US', 0, 5, '12:05 AM'],
  ['en-US', 11, 59, '11:59 AM'],
  ['en-US', 12, 0, '12:00 PM'],
  ['en-US', 14, 32, '2:32 PM'],
  ['ar-EG', 23, 59, '11:59 PM'],
  ['en-US-u-hc-h23', 14, 32, '14:32'],
])('in %s, %i hours and %i minutes are %s', (locale, hours, minutes, written) => {
  expect(formatTime(new Date(2026, 10, 21, hours, minutes), locale)).toBe(written);
});

it.each([
  ['en-GB', '08:00', '08:00'],
  ['en-US', '08:00', '8:00 AM'],
  ['en-US', '22:30', '10:30 PM'],
])('in %s, the time of day %s is %s', (locale, time, written) => {
  expect(formatTimeOfDay(time, locale)).toBe(written);
});
