import { expect, it } from 'vitest';
import { MUSCLES } from '../rules';
import { restInWords, setsInNumbers, unknownInWords } from './in-words';

it('says which muscles had no set, and which sets are left out', () => {
  const all = MUSCLES.map((muscle) => ({ muscle, sets: 1 }));
  expect(restInWords(all)).toBe('');
  expect(restInWords(all.slice(0, -2))).toBe('None for traps and triceps.');
  expect(unknownInWords(0)).toBe('');
  expect(unknownInWords(1)).toBe('1 set is left out: the muscles are not in the library.');
  expect(unknownInWords(6)).toBe('6 sets are left out: the muscles are not in the library.');
  expect([4, 4.5].map(setsInNumbers)).toEqual(['4', '4.5']);
});
