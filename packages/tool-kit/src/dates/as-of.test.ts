import { afterEach, expect, it, vi } from 'vitest';
import { asOf } from './as-of';

afterEach(() => {
  vi.unstubAllGlobals();
});

const now = new Date(2026, 10, 22, 15, 0);

it.each([
  ['the time', new Date(2026, 10, 22, 0, 0), '00:00'],
  ['the day too where it is not today', new Date(2026, 10, 21, 14, 32), '21 Nov, 14:32'],
  ['the year too where it is not this one', new Date(2025, 11, 31, 23, 59), '31 Dec 2025, 23:59'],
])('tells %s', (_, at, words) => {
  expect(asOf(at, now)).toBe(words);
});

it.each([
  ['en-US', 'Nov 21, 2:32 PM', 'Dec 31, 2025, 12:00 AM'],
  ['de-DE', '21 Nov, 14:32', '31 Dec 2025, 00:00'],
  ['ar-EG', '21 Nov, 2:32 PM', '31 Dec 2025, 12:00 AM'],
])('tells it in %s as the person’s locale has it, in English words', (language, words, longAgo) => {
  vi.stubGlobal('navigator', { language });
  expect(asOf(new Date(2026, 10, 21, 14, 32), now)).toBe(words);
  expect(asOf(new Date(2025, 11, 31, 0, 0), now)).toBe(longAgo);
});
