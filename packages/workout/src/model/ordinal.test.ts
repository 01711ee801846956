import { expect, it } from 'vitest';
import { ordinal } from './ordinal';

it.each([
  [1, 'first'],
  [3, 'third'],
  [10, 'tenth'],
  [11, '11th'],
  [13, '13th'],
  [21, '21st'],
  [22, '22nd'],
  [30, '30th'],
  [103, '103rd'],
  [112, '112th'],
])('says %d as %s', (number, words) => {
  expect(ordinal(number)).toBe(words);
});
