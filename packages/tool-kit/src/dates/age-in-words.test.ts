import { expect, it } from 'vitest';
import { ageInWords } from './age-in-words';

const HOUR_MS = 3_600_000;

it.each([
  [0, ''],
  [HOUR_MS - 1, ''],
  [HOUR_MS, '1 hour'],
  [8 * HOUR_MS, '8 hours'],
  [48 * HOUR_MS - 1, '47 hours'],
  [48 * HOUR_MS, '2 days'],
  [-2 * HOUR_MS, ''],
])('after %d ms it is old: %j', (age, words) => {
  expect(ageInWords(age)).toBe(words);
});
