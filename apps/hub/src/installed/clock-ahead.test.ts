import { expect, it } from 'vitest';
import { clockAheadSentence } from './clock-ahead';

const HOUR_MS = 3_600_000;

it.each([
  [0, 'ahead'],
  [11 * HOUR_MS, 'ahead'],
  [12 * HOUR_MS, '1 day ahead'],
  [35 * HOUR_MS, '1 day ahead'],
  [36 * HOUR_MS, '2 days ahead'],
  [400 * 24 * HOUR_MS, '400 days ahead'],
])('tells somebody whose clock is ahead by %s ms: %s', (aheadMs, words) => {
  expect(clockAheadSentence(aheadMs)).toBe(
    `The clock of this device is ${words}. Set it right: the hub goes by the date of this device.`,
  );
});
