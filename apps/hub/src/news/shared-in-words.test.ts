import { expect, it } from 'vitest';
import { sharedInWords } from './shared-in-words';

it.each([
  [['Sam'], 'Sam shared 1 address'],
  [['Sam', 'Sam'], 'Sam shared 2 addresses'],
  [['Sam', 'Noor', 'Sam'], 'Sam and Noor shared 3 addresses'],
  [['Sam', 'Noor', 'Mia'], 'Others shared 3 addresses'],
  [['Sam', undefined], 'Others shared 2 addresses'],
  [[undefined], 'Others shared 1 address'],
])('of %j: %s', (owners, words) => {
  expect(sharedInWords(owners, { one: 'address', several: 'addresses' })).toBe(words);
});
