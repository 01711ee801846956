import { expect, it } from 'vitest';
import { wordAddress } from './word-address';

const counting = (start: number) => {
  let next = start;
  return (count: number) => Uint8Array.from({ length: count }, () => next++);
};

it('is two words and four digits at the domain', () => {
  expect(wordAddress('example.com', counting(0))).toBe('able-anchor-2345@example.com');
});

it('passes over bytes that would favour the first digits', () => {
  // The words take bytes 248 and 249; 250 to 255 are passed over, then the bytes begin again with 0.
  expect(wordAddress('example.com', counting(248))).toMatch(/-0123@example\.com$/);
});

it('gives each word of a place the same chance', () => {
  const first = new Set(
    Array.from({ length: 256 }, (_, byte) => wordAddress('x.y', counting(byte)).split('-')[0]),
  );
  expect(first.size).toBe(64);
});
