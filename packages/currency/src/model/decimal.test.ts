import { describe, expect, it } from 'vitest';
import { readDecimal, scaleDecimal, writeDecimal } from './decimal';

describe('a decimal', () => {
  it.each([
    ['0', '0'],
    ['250.00', '250.00'],
    ['-1234.5', '-1234.5'],
    ['.5', '0.5'],
    ['-.05', '-0.05'],
    ['7.', '7'],
    ['0.0001', '0.0001'],
    ['12345678901234567890.123456789', '12345678901234567890.123456789'],
  ])('of %s is written %s', (text, written) => {
    const number = readDecimal(text);
    expect(number && writeDecimal(number)).toBe(written);
  });

  it.each(['', '.', '-', 'abc', '1e3', '1,5', '1.2.3', '--1', ' 1', 'Infinity', '0x10'])(
    'is nothing that %j would be',
    (text) => {
      expect(readDecimal(text)).toBeNull();
    },
  );
});

describe('scaling', () => {
  const scale = (amount: string, by: string, over: string, decimals: number) => {
    const [first, second, third] = [amount, by, over].map(readDecimal);
    if (!first || !second || !third) throw new Error('No number.');
    return writeDecimal(scaleDecimal(first, second, third, decimals));
  };

  it.each([
    ['1', '1.1172', '1', 4, '1.1172'],
    // Half away from zero, even where a floating-point number would be below it.
    ['1', '1.00005', '1', 4, '1.0001'],
    ['-1', '1.00005', '1', 4, '-1.0001'],
    ['1.005', '1', '1', 2, '1.01'],
    ['1', '1.00004999', '1', 4, '1.0000'],
    ['1', '2', '3', 4, '0.6667'],
    ['0', '175.68', '1', 4, '0.0000'],
    ['-0.00001', '1', '1', 4, '0.0000'],
  ])('%s × %s ÷ %s to %i decimals is %s', (amount, by, over, decimals, result) => {
    expect(scale(amount, by, over, decimals)).toBe(result);
  });

  it('is right to the last digit where binary numbers have run out', () => {
    expect(scale('999999999999.9999', '175.68', '1', 4)).toBe('175679999999999.9824');
    expect(scale('1000000000000', '1', '1.1172', 4)).toBe('895094880057.2861');
    expect(scale('1000000000000', '175.68', '0.8338', 4)).toBe('210698009114895.6584');
  });
});
