import { expect, it } from 'vitest';
import { countInWords, shareInWords } from './count';

it.each([
  [0, 'No e-mail aliases'],
  [1, '1 address'],
  [148, '148 addresses'],
  [999, '999 addresses'],
  [1_000, '1,000 addresses'],
  [1_234_567, '1,234,567 addresses'],
])('%i: %s', (count, words) => {
  expect(countInWords(count)).toBe(words);
});

it('says how many of them a filter leaves', () => {
  expect(shareInWords(12, 1148)).toBe('12 of 1,148 addresses');
  expect(shareInWords(0, 1)).toBe('0 of 1 address');
  expect(shareInWords(148, 148)).toBe('148 addresses');
});
