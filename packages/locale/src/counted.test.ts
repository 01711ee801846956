import { expect, it } from 'vitest';
import { counted, countedOrNone } from './counted';

it.each([
  [0, 'en-GB', '0 addresses'],
  [1, 'en-GB', '1 address'],
  [999, 'en-GB', '999 addresses'],
  [1000, 'en-US', '1,000 addresses'],
  [1_234_567, 'de-DE', '1.234.567 addresses'],
  [10_000, 'ar-EG', '10,000 addresses'],
])('%i in %s: %s', (count, locale, words) => {
  expect(counted(count, 'address', 'addresses', locale)).toBe(words);
});

it.each([
  [0, 'No exercises'],
  [1, '1 exercise'],
  [2, '2 exercises'],
])('says of %i in a line of its own: %s', (count, words) => {
  expect(countedOrNone(count, 'exercise')).toBe(words);
});

it('has an s for several unless they are called otherwise', () => {
  expect(counted(2, 'day')).toBe('2 days');
});
