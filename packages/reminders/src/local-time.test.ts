import { expect, it } from 'vitest';
import { isQuiet, isQuietUntilTomorrow, reminderDay, secondsUntilEnd } from './local-time';

it.each([
  ['07:59', '2026-11-23'],
  ['08:00', '2026-11-24'],
  ['23:59', '2026-11-24'],
  ['00:00', '2026-11-23'],
])('at %s the last date whose hour has struck is %s', (time, day) => {
  expect(reminderDay({ date: '2026-11-24', time }, '08:00')).toBe(day);
});

it.each([
  ['22:00', '07:00', '21:59', false],
  ['22:00', '07:00', '22:00', true],
  ['22:00', '07:00', '06:59', true],
  ['22:00', '07:00', '07:00', false],
  ['12:00', '14:00', '11:59', false],
  ['12:00', '14:00', '12:00', true],
  ['12:00', '14:00', '14:00', false],
  ['08:00', '08:00', '08:00', false],
  ['', '07:00', '03:00', false],
  ['22:00', '', '23:00', false],
] as const)('with quiet hours from %j until %j, %s is quiet: %s', (from, until, time, expected) => {
  expect(isQuiet(time, from, until)).toBe(expected);
});

it.each([
  ['18:00', '2026-11-24', 21_600],
  ['00:00', '2026-11-24', 86_400],
  ['23:59', '2026-11-24', 60],
  ['18:00', '2026-12-01', 626_400],
  ['00:00', '2026-11-23', 0],
])('at %s, the day %s is over in %i seconds', (time, last, seconds) => {
  expect(secondsUntilEnd({ date: '2026-11-24', time }, last)).toBe(seconds);
});

it.each([
  ['22:00', '07:00', '22:30', true],
  ['22:00', '07:00', '06:30', false],
  ['22:00', '07:00', '18:00', false],
  ['17:00', '20:00', '18:00', false],
  ['18:00', '18:00', '18:00', false],
  ['22:00', '00:00', '23:00', true],
] as const)(
  'with quiet hours from %s until %s, nothing comes of %s that day: %s',
  (from, until, time, expected) => {
    expect(isQuietUntilTomorrow(time, from, until)).toBe(expected);
  },
);
