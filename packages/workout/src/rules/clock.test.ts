import { expect, it } from 'vitest';
import { clockOf } from './clock';

it.each([
  [5, '0:05'],
  [59, '0:59'],
  [120, '2:00'],
  [3_599, '59:59'],
  [3_725, '1:02:05'],
])('says %d seconds as %s', (seconds, words) => {
  expect(clockOf(seconds)).toBe(words);
});
