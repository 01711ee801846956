import { describe, expect, it } from 'vitest';
import { checkDigitOf, expandUpcE } from './check-digits';

describe('checkDigitOf', () => {
  // Real numbers: from GS1's own examples, and from products.
  it.each([
    ['629104150021', '3'],
    ['400638133393', '1'],
    ['9638507', '4'],
    ['03600029145', '2'],
    ['1540014128876', '3'],
    ['000000000000', '0'],
  ])('of %s is %s', (digits, checkDigit) => {
    expect(checkDigitOf(digits)).toBe(checkDigit);
  });
});

describe('expandUpcE', () => {
  it.each([
    ['0123450', '01200000345'],
    ['0123451', '01210000345'],
    ['0123452', '01220000345'],
    ['0123453', '01230000045'],
    ['0123454', '01234000005'],
    ['0123455', '01234500005'],
    ['1123459', '11234500009'],
  ])('of %s is %s', (upcE, upcA) => {
    expect(expandUpcE(upcE)).toBe(upcA);
  });
});
