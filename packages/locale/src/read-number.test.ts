import { describe, expect, it } from 'vitest';
import { readNumber } from './read-number';

describe('a typed number', () => {
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
    // The digits of a keyboard that is not the browser's.
    ['ja', '１２３４．５', '1234.5'],
    ['ja', '－１，２３４', '-1234'],
    ['en-GB', '١٬٢٣٤٫٥', '1234.5'],
    ['de', '۱۲۳٫۵', '123.5'],
    ['ar-AE', '١٢٣', '123'],
    ['hi', '१,२३४.५', '1234.5'],
    ['th', '๑๒๓', '123'],
    // Money has another thousands separator than numbers.
    ['de-AT', '1.234', '1234'],
    ['de-AT', '1 234', '1234'],
    ['de-AT', '1.234,50', '1234.50'],
    ['fr-CH', '1,50', '1.50'],
    ['fr-CH', '1.234', '1.234'],
    // A foreign notation with only one meaning.
    ['fr', '1.5', '1.5'],
    ['pl', '1234.56', '1234.56'],
    ['sv', '0.123', '0.123'],
    ['cs', '1.234.567', '1234567'],
    ['ru', '1 234.56', '1234.56'],
    ['en-GB', '1 234', '1234'],
    ['en-GB', '1’234.50', '1234.50'],
  ])('in %s: %j is %s', (locale, text, number) => {
    expect(readNumber(text, locale)).toEqual({ number, choices: [] });
  });

  it.each(['fr', 'fr-CA', 'pt-PT', 'pl', 'ru', 'sv', 'nb', 'cs', 'en-ZA'])(
    'in %s: "1.234" is a little or a lot, and not decided here',
    (locale) => {
      expect(readNumber('1.234', locale)).toEqual({ number: null, choices: ['1.234', '1234'] });
    },
  );

  it.each([
    ['en-GB', '1,5', '1.5'],
    ['en-GB', '1,2345', '1.2345'],
    ['en-GB', ',500', '0.500'],
    ['en-GB', '0,500', '0.500'],
    ['en-GB', '1.000,5', '1000.5'],
    ['de', '1.5', '1.5'],
    ['de', '-1.25', '-1.25'],
    ['de', '1,234.5', '1234.5'],
    ['de-AT', '1.5', '1.5'],
    ['fr', '1,234,567', '1234567'],
    ['de', '١.٥', '1.5'],
  ])('in %s: %j may be %s, which is asked', (locale, text, choice) => {
    expect(readNumber(text, locale)).toEqual({ number: null, choices: [choice] });
  });

  it.each(['', '   ', 'abc', '12a', '1.2.3', '1e6', '.', '-', '1..5', '12 34', '1?234', '1,23,45'])(
    '%j is none',
    (text) => {
      for (const locale of ['en-GB', 'de-AT', 'fr']) {
        expect(readNumber(text, locale)).toEqual({ number: null, choices: [] });
      }
    },
  );
});
