import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latin1 } from '../../bytes';
import { decimalIn } from './bytes';

const SEED = 43;
const read = (text: string) => decimalIn(latin1(text), 0, text.length);

describe('a number in decimals', () => {
  it('has the value that JavaScript gives it', () => {
    const digits = (maxLength: number) =>
      fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), maxLength });
    const sign = fc.constantFrom('', '-', '+');
    fc.assert(
      fc.property(sign, digits(8), digits(7), (mark, whole, part) => {
        fc.pre(whole + part !== '');
        expect(read(`${mark}${whole}.${part}`)).toBe(Number(`${mark}${whole}.${part}`) + 0);
      }),
      { seed: SEED, numRuns: 2000 },
    );
  });

  it.each(['', '-', '.', '--5', '1.2.3', '12-3', '1e5', '1 2', '1234567890123456'])('%s is none', (text) => {
    expect(read(text)).toBeNull();
  });
});
