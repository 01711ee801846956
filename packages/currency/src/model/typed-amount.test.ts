import { describe, expect, it } from 'vitest';
import { CODES } from './currencies';
import { writeDecimal } from './decimal';
import { codeBeside, isCodeBegun, isWithoutRates, readAmount } from './typed-amount';

describe('a typed amount', () => {
  it.each([
    ['€37.50', 'EUR', 'en-GB', '37.50'],
    ['37.50 USD', 'USD', 'en-GB', '37.50'],
    ['$37.50', 'USD', 'en-GB', '37.50'],
    ['US$37.50', 'USD', 'en-GB', '37.50'],
    ['-$5', 'USD', 'en-US', '-5'],
    ['$-5', 'USD', 'en-US', '-5'],
    ['1.234,50 €', 'EUR', 'de-AT', '1234.50'],
    ['€ 1.234', 'EUR', 'de-AT', '1234'],
    ['1 234,50\u00a0€', 'EUR', 'fr', '1234.50'],
    ['20 kr', 'SEK', 'sv', '20'],
    ['20 zł', 'PLN', 'pl', '20'],
    ['RM20', 'MYR', 'en-GB', '20'],
    ['37,50 Euro', 'EUR', 'de', '37.50'],
    ['usd 5', 'USD', 'en-GB', '5'],
    ['1.234,50 kr.', 'DKK', 'da', '1234.50'],
    ['kr. 20', 'DKK', 'en-GB', '20'],
    ['20 US dollars', 'USD', 'en-GB', '20'],
    ['1 euro', 'EUR', 'en-GB', '1'],
    ['5 złotych polskich', 'PLN', 'pl', '5'],
    ['1\u00a0234,50\u00a0$\u00a0US', 'USD', 'fr-CA', '1234.50'],
    ['￥１，２３５', 'JPY', 'ja', '1235'],
    ['\u200e$۱٬۲۳۴٫۵۰', 'USD', 'fa', '1234.50'],
    ['€.50', 'EUR', 'en-GB', '0.50'],
    ['€ 12,-', 'EUR', 'nl', '12'],
    ['1.299,– €', 'EUR', 'de', '1299'],
    ['CHF 20.—', 'CHF', 'de-CH', '20'],
    ['199:- kr', 'SEK', 'sv', '199'],
    ['12,-', 'EUR', 'en-GB', '12'],
    ['-12,--', 'EUR', 'nl', '-12'],
    ['$20.00 USD', 'USD', 'en-GB', '20.00'],
    ['US$20 usd', 'USD', 'en-GB', '20'],
    ['Rp 20.000 IDR', 'IDR', 'id', '20000'],
    ['DKK 20 kr.', 'DKK', 'da', '20'],
  ] as const)('%j in %s, in %s, is %s', (typed, currency, locale, amount) => {
    const { amount: read, otherUnit } = readAmount(typed, currency, locale);
    expect(read && writeDecimal(read)).toBe(amount);
    expect(otherUnit).toBeNull();
  });

  it.each([
    ['37.50 USD', 'EUR', 'USD'],
    ['$5', 'EUR', '$'],
    ['5 kr', 'GBP', 'kr'],
    ['5 kr.', 'GBP', 'kr'],
    ['5 US dollars', 'GBP', 'US dollars'],
    ['5 aed', 'GBP', 'aed'],
    ['€5 USD', 'EUR', 'USD'],
    ['$5 EUR', 'EUR', '$'],
  ] as const)('%j is no amount of %s', (typed, currency, unit) => {
    expect(readAmount(typed, currency, 'en-GB')).toEqual({ amount: null, choices: [], otherUnit: unit });
  });

  it.each(['en-GB', 'da', 'de-CH', 'fr-CA', 'hi', 'he', 'ar-EG', 'fa', 'ja', 'is', 'bg'])(
    'is read as a browser in %s writes it, in each currency',
    (locale) => {
      for (const currency of CODES) {
        for (const currencyDisplay of ['code', 'symbol', 'narrowSymbol'] as const) {
          const format = { style: 'currency', currency, currencyDisplay, minimumFractionDigits: 2 } as const;
          const written = new Intl.NumberFormat(locale, format).format(1234.5);
          const { amount } = readAmount(written, currency, locale);
          expect(amount && writeDecimal(amount), written).toBe('1234.50');
        }
      }
    },
  );

  it('keeps the choice between two readings beside a sign', () => {
    const { amount, choices } = readAmount('1.234 €', 'EUR', 'fr');
    expect(amount).toBeNull();
    expect(choices.map(writeDecimal)).toEqual(['1.234', '1234']);
  });

  it.each([
    '',
    'abc',
    '12a',
    '1e6',
    '€',
    '€5€',
    '$5€',
    '5 EUR USD',
    'EUR 5 USD',
    '1€50',
    '12-',
    ',-',
    '5 ABC',
    'aed',
  ])('%j is none', (typed) => {
    expect(readAmount(typed, 'EUR', 'en-GB')).toEqual({ amount: null, choices: [], otherUnit: null });
  });
});

describe('a code beside an amount', () => {
  it.each([
    ['1,500 THB', 'THB'],
    ['1500thb', 'THB'],
    [' USD 12.50 ', 'USD'],
    ['-3 eur', 'EUR'],
    ['$20.00 USD', 'USD'],
    ['$20 CAD', 'CAD'],
  ])('of %j is %s', (typed, code) => {
    expect(codeBeside(typed)).toBe(code);
  });

  it.each(['1,500', '1500 T', '1500 XXX', '5 $', 'THB', 'THB ', 'EUR 5 USD', '€5 USD', '5 THB a day', ''])(
    'is none in %j',
    (typed) => {
      expect(codeBeside(typed)).toBeNull();
    },
  );

  it.each([
    ['1500 T', true],
    ['1500 th', true],
    ['us', true],
    ['usd ', true],
    ['$20 us', true],
    ['EUR 5 USD', false],
    ['', false],
    ['1500', false],
    ['1500 x', false],
    ['x', false],
    ['15 t 00', false],
  ])('is begun by %j: %s', (typed, isBegun) => {
    expect(isCodeBegun(typed)).toBe(isBegun);
  });

  it.each([
    ['AED', true],
    ['vnd', true],
    // Replaced by the euro, but still on price tags and receipts.
    ['BGN', true],
    ['HRK', true],
    ['USD', false],
    ['ABC', false],
    ['kr', false],
    ['euro', false],
  ])('is without rates as %j: %s', (unit, isWithout) => {
    expect(isWithoutRates(unit)).toBe(isWithout);
  });
});
