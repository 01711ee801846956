import { expect, it } from 'vitest';
import { asOf } from './as-of';

const now = new Date(2026, 10, 22, 15, 0);

it.each([
  ['the time', new Date(2026, 10, 22, 0, 0), '00:00'],
  ['the day too where it is not today', new Date(2026, 10, 21, 14, 32), '21 Nov, 14:32'],
  ['the year too where it is not this one', new Date(2025, 11, 31, 23, 59), '31 Dec 2025, 23:59'],
])('tells %s', (_, at, words) => {
  expect(asOf(at, now, 'en-GB')).toBe(words);
});

it('tells it as the person’s language has it', () => {
  expect(asOf(new Date(2026, 10, 21, 14, 32), now, 'en-US')).toBe('Nov 21, 02:32 PM');
  expect(asOf(new Date(2026, 10, 21, 14, 32), now, 'de-DE')).toBe('21. Nov., 14:32');
});
