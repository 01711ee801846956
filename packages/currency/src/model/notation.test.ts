import { readNumber } from '@hub/locale';
import { describe, expect, it } from 'vitest';
import { readDecimal } from './decimal';
import { notationOf } from './notation';

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

  it.each(['en-GB', 'de', 'de-AT', 'fr', 'fr-CH', 'de-CH', 'en-CH', 'en-IN', 'ar-EG', 'sv'])(
    'can be read again in %s',
    (locale) => {
      for (const text of ['-1234567.8901', '0.5000', '1.234', '1234', '999999999999.9999']) {
        const number = readDecimal(text);
        const again = number && readNumber(notationOf(locale).write(number, number.scale), locale).number;
        expect(again).toBe(text);
      }
    },
  );

  it('tells a share in the locale’s percent, without its sign', () => {
    expect(notationOf('en-GB').percent(-0.0038)).toBe('0.38%');
    expect(notationOf('de').percent(0.0038)).toBe('0,38\u00a0%');
    expect(notationOf('ar-EG').percent(0.0038)).toBe('0.38%');
  });
});
