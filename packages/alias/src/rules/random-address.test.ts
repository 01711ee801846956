import { describe, expect, it } from 'vitest';
import { randomAddress, type RandomBytes } from './random-address';

/** Gives the bytes one after the other, over and over. */
function sequence(bytes: readonly number[]): RandomBytes {
  let next = 0;
  return (count) => Uint8Array.from({ length: count }, () => bytes[next++ % bytes.length]!);
}

const everyByte = Array.from({ length: 256 }, (_, byte) => byte);
const lettersOf = (address: string) => address.replace(/@.*|-/g, '');

describe('randomAddress', () => {
  it('has groups of 8-4-4-4-8 at the domain', () => {
    const address = randomAddress('example.com', (count) => crypto.getRandomValues(new Uint8Array(count)));
    expect(address).toMatch(/^[a-z0-9]{8}-[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{8}@example\.com$/);
  });

  it('takes the last byte that is fair, and passes over the first that is not', () => {
    expect(lettersOf(randomAddress('a.b', sequence([251])))).toBe('9'.repeat(28));
    expect(lettersOf(randomAddress('a.b', sequence([252, 253, 254, 255, 0])))).toBe('a'.repeat(28));
  });

  it('makes each of the 36 characters of exactly as many bytes', () => {
    const source = sequence(everyByte);
    const counts = new Map<string, number>();
    // 9 addresses hold 252 letters: each fair byte once, in any run of all 256.
    for (let drawn = 0; drawn < 9; drawn += 1) {
      for (const letter of lettersOf(randomAddress('a.b', source)))
        counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect([...counts.keys()].sort().join('')).toBe('0123456789abcdefghijklmnopqrstuvwxyz');
    expect(new Set(counts.values())).toEqual(new Set([7]));
  });

  it('asks only for the bytes that are still missing', () => {
    const asked: number[] = [];
    const source = sequence([255, 0, 0, 0]);
    randomAddress('a.b', (count) => {
      asked.push(count);
      return source(count);
    });
    expect(asked.slice(0, 3)).toEqual([8, 2, 1]);
  });
});
