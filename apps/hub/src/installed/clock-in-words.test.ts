import { expect, it } from 'vitest';
import { clockInWords } from './clock-in-words';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

it.each([
  [5.1 * MINUTE_MS, '5 minutes ahead'],
  [-59 * MINUTE_MS, '59 minutes behind'],
  [59.6 * MINUTE_MS, '1 hour ahead'],
  [-23 * HOUR_MS, '23 hours behind'],
  [23.6 * HOUR_MS, '1 day ahead'],
  [24 * HOUR_MS, '1 day ahead'],
  [-36 * HOUR_MS, '2 days behind'],
  [400 * 24 * HOUR_MS, '400 days ahead'],
])('tells somebody whose clock is ahead by %d ms: %s', (aheadMs, words) => {
  expect(clockInWords(aheadMs)).toBe(
    `This device’s clock is ${words}, so the hub shows its own time. Check the time and the time zone of this device.` +
      ' If other devices say this too, the clock of the hub is wrong: tell its owner.',
  );
});
