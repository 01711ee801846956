import { describe, expect, it } from 'vitest';
import { readDecimal, writeDecimal } from './decimal';
import { notationOf } from './notation';

function read(locale: string, text: string): string | null {
  const number = notationOf(locale).read(text);
  return number && writeDecimal(number);
}

describe('what is typed', () => {
  it.each([
    ['en-GB', '1234.5', '1234.5'],
    ['en-GB', '1,234.50', '1234.50'],
    ['en-GB', ' 250 ', '250'],
    ['en-GB', '1.', '1'],
    ['en-GB', '.5', '0.5'],
    ['en-GB', '-3', '-3'],
    ['en-GB', '−3', '-3'],
    ['en-GB', '1,000,000,000,000', '1000000000000'],
    ['de', '1234,5', '1234.5'],
    ['de', '1.234,50', '1234.50'],
    ['de', '1,', '1'],
    ['fr', '1 234,5', '1234.5'],
    ['fr', '1\u202f234,5', '1234.5'],
    ['fr', '1\u00a0234,5', '1234.5'],
    ['nl', '1.234,5', '1234.5'],
    ['de-CH', '1’234.5', '1234.5'],
    ['de-CH', "1'234.5", '1234.5'],
    ['en-IN', '12,34,567.5', '1234567.5'],
    ['ar-EG', '١٬٢٣٤٫٥', '1234.5'],
    ['ar-EG', '1234٫5', '1234.5'],
    ['ar-EG', '1,234.5', '1234.5'],
  ])('in %s: %j is %s', (locale, text, number) => {
    expect(read(locale, text)).toBe(number);
  });

  it.each([
    ['en-GB', ''],
    ['en-GB', '   '],
    ['en-GB', 'abc'],
    ['en-GB', '12a'],
    ['en-GB', '1.2.3'],
    ['en-GB', '1e6'],
    ['en-GB', '.'],
    ['en-GB', '-'],
    // What may be meant otherwise is not guessed: a hundred times too much is worse than nothing.
    ['en-GB', '1,5'],
    ['en-GB', '1,2345'],
    ['en-GB', ',500'],
    ['en-GB', '1.000,5'],
    ['de', '1.5'],
    ['de', '1.25'],
    ['de', '1,234.5'],
  ])('in %s: %j is no number', (locale, text) => {
    expect(read(locale, text)).toBeNull();
  });
});

describe('what is written', () => {
  it.each([
    ['en-GB', '1234.5', 4, '1,234.5000'],
    ['de', '1234.5', 4, '1.234,5000'],
    ['fr', '1234567.5', 4, '1\u202f234\u202f567,5000'],
    ['ar-EG', '-1234.5', 4, '-1,234.5000'],
    ['en-GB', '175679999999999.9824', 4, '175,679,999,999,999.9824'],
    ['en-GB', '0.83785', 4, '0.8379'],
    ['en-GB', '1.1172', 6, '1.117200'],
  ])('in %s: %s with %i decimals is %s', (locale, text, decimals, written) => {
    const number = readDecimal(text);
    expect(number && notationOf(locale).write(number, decimals)).toBe(written);
  });

  it.each(['en-GB', 'de', 'fr', 'de-CH', 'en-IN', 'ar-EG', 'sv'])('can be read again in %s', (locale) => {
    const { read: readBack, write } = notationOf(locale);
    for (const text of ['-1234567.8901', '0.5000', '999999999999.9999']) {
      const number = readDecimal(text);
      const again = number && readBack(write(number, 4));
      expect(again && writeDecimal(again)).toBe(text);
    }
  });

  it('tells a share in the locale’s percent, without its sign', () => {
    expect(notationOf('en-GB').percent(-0.0038)).toBe('0.38%');
    expect(notationOf('de').percent(0.0038)).toBe('0,38\u00a0%');
    expect(notationOf('ar-EG').percent(0.0038)).toBe('0.38%');
  });
});
