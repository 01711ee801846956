import { describe, expect, it } from 'vitest';
import { addressKey } from './address';
import type { RandomBytes } from '../rules';
import { MAX_ATTEMPTS, suggestAddresses } from './suggest';

const LETTERS_PER_ADDRESS = 28;

/** Draws address number 0 (all `a`), 1 (all `b`), … in the order given; the last one for ever. */
function addresses(order: readonly number[]): RandomBytes & { drawn: () => number } {
  let letters = 0;
  const next = () => order[Math.min(Math.floor(letters++ / LETTERS_PER_ADDRESS), order.length - 1)]!;
  const source = (count: number) => Uint8Array.from({ length: count }, next);
  return Object.assign(source, { drawn: () => letters / LETTERS_PER_ADDRESS });
}

const nth = (number: number) => {
  const letter = String.fromCharCode(97 + number);
  return [8, 4, 4, 4, 8].map((length) => letter.repeat(length)).join('-') + '@example.com';
};

const draw = { domain: 'example.com', count: 4, taken: new Set<string>() };

describe('suggestAddresses', () => {
  it('gives as many as asked for', () => {
    const randomBytes = addresses([0, 1, 2, 3]);
    expect(suggestAddresses({ ...draw, randomBytes })).toEqual([0, 1, 2, 3].map(nth));
    expect(randomBytes.drawn()).toBe(4);
  });

  it('skips what is taken, in whatever case it was saved', () => {
    const taken = new Set([addressKey(nth(1).toUpperCase()), addressKey(nth(2))]);
    const randomBytes = addresses([0, 1, 2, 3, 4, 5]);
    expect(suggestAddresses({ ...draw, taken, randomBytes })).toEqual([0, 3, 4, 5].map(nth));
  });

  it('skips what is taken when the domain is written in another case', () => {
    const taken = new Set([addressKey(nth(0))]);
    const randomBytes = addresses([0, 1]);
    const [address] = suggestAddresses({ domain: 'Example.COM', count: 1, taken, randomBytes }) ?? [];
    expect(address).toBe(nth(1).replace('example.com', 'Example.COM'));
  });

  it('never gives one twice', () => {
    const randomBytes = addresses([0, 0, 1, 0, 1, 2, 3]);
    expect(suggestAddresses({ ...draw, randomBytes })).toEqual([0, 1, 2, 3].map(nth));
  });

  it('finds the last one at the last attempt', () => {
    const order = [...Array<number>(MAX_ATTEMPTS - 1).fill(0), 1];
    const randomBytes = addresses(order);
    expect(suggestAddresses({ ...draw, count: 2, randomBytes })).toEqual([nth(0), nth(1)]);
    expect(randomBytes.drawn()).toBe(1000);
  });

  it('gives up after 1,000 attempts altogether', () => {
    const randomBytes = addresses([0, 1, 2]);
    expect(suggestAddresses({ ...draw, randomBytes })).toBeNull();
    expect(randomBytes.drawn()).toBe(1000);
  });

  it('draws nothing when nothing is wanted', () => {
    expect(suggestAddresses({ ...draw, count: 0, randomBytes: addresses([0]) })).toEqual([]);
  });
});
