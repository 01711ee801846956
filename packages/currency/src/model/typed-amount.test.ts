import { describe, expect, it } from 'vitest';
import { writeDecimal } from './decimal';
import { codeBeside, isCodeBegun, readAmount } from './typed-amount';

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
  ] as const)('%j in %s, in %s, is %s', (typed, currency, locale, amount) => {
    const { amount: read, otherUnit } = readAmount(typed, currency, locale);
    expect(read && writeDecimal(read)).toBe(amount);
    expect(otherUnit).toBeNull();
  });

  it.each([
    ['37.50 USD', 'EUR', 'USD'],
    ['$5', 'EUR', '$'],
    ['5 kr', 'GBP', 'kr'],
  ] as const)('%j is no amount of %s', (typed, currency, unit) => {
    expect(readAmount(typed, currency, 'en-GB')).toEqual({ amount: null, choices: [], otherUnit: unit });
  });

  it('keeps the choice between two readings beside a sign', () => {
    const { amount, choices } = readAmount('1.234 €', 'EUR', 'fr');
    expect(amount).toBeNull();
    expect(choices.map(writeDecimal)).toEqual(['1.234', '1234']);
  });

  it.each(['', 'abc', '12a', '1e6', '€', '€5€', '5 EUR USD', '1€50'])('%j is none', (typed) => {
    expect(readAmount(typed, 'EUR', 'en-GB')).toEqual({ amount: null, choices: [], otherUnit: null });
  });
});

describe('a code beside an amount', () => {
  it.each([
    ['1,500 THB', 'THB'],
    ['1500thb', 'THB'],
    [' USD 12.50 ', 'USD'],
    ['-3 eur', 'EUR'],
  ])('of %j is %s', (typed, code) => {
    expect(codeBeside(typed)).toBe(code);
  });

  it.each(['1,500', '1500 T', '1500 XXX', '5 $', 'THB', 'THB ', 'EUR 5 USD', '5 THB a day', ''])(
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
    ['', false],
    ['1500', false],
    ['1500 x', false],
    ['x', false],
    ['15 t 00', false],
  ])('is begun by %j: %s', (typed, isBegun) => {
    expect(isCodeBegun(typed)).toBe(isBegun);
  });
});
