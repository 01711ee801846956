import { expect, it } from 'vitest';
import { cleanName, distinctNames } from './names';

it.each([
  ['jpeg', 'clean-1.jpg'],
  ['png', 'clean-1.png'],
  ['pdf', 'clean-1.pdf'],
] as const)('of a clean %s gives nothing away', (kind, name) => {
  expect(cleanName(kind, 1)).toBe(name);
});

it('are told apart, whatever their case', () => {
  expect(distinctNames(['a.jpg', 'b.jpg', 'A.jpg', 'a.jpg', 'a (2).jpg', '.env', '.env'])).toEqual([
    'a.jpg',
    'b.jpg',
    'A (2).jpg',
    'a (3).jpg',
    'a (2) (2).jpg',
    '.env',
    '.env (2)',
  ]);
});
