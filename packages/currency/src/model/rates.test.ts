import { describe, expect, it } from 'vitest';
import { CURRENCIES, type Currency } from './currencies';
import { readDecimal, writeDecimal } from './decimal';
import { convert, historyOf, currenciesOf, rateOf } from './rates';

const rates = { USD: 1.1172, JPY: 175.68, GBP: 0.8338, IDR: 20275.17 };

function converted(amount: string, from: Currency, to: Currency, decimals?: number): string | null {
  const number = readDecimal(amount);
  const result = number && convert(number, { from, to }, rates, decimals);
  return result && writeDecimal(result);
}

describe('an amount', () => {
  it.each<[string, Currency, Currency, string]>([
    ['250', 'EUR', 'USD', '279.3000'],
    ['279.3', 'USD', 'EUR', '250.0000'],
    ['1', 'USD', 'JPY', '157.2503'],
    ['1', 'JPY', 'EUR', '0.005692'],
    ['1', 'IDR', 'EUR', '0.00004932'],
    ['-1', 'IDR', 'EUR', '-0.00004932'],
    ['0', 'IDR', 'EUR', '0.0000'],
    ['1000000000000', 'EUR', 'JPY', '175680000000000.0000'],
    ['1000000000000', 'EUR', 'USD', '1117200000000.0000'],
    ['999999999999.9999', 'EUR', 'USD', '1117199999999.9999'],
    ['1000000000000', 'USD', 'EUR', '895094880057.2861'],
    ['1000000000000', 'GBP', 'JPY', '210698009114895.6584'],
  ])('of %s %s in %s is %s', (amount, from, to, result) => {
    expect(converted(amount, from, to)).toBe(result);
  });

  it('has no worth where a rate is not there', () => {
    expect(converted('1', 'EUR', 'THB')).toBeNull();
    expect(converted('1', 'THB', 'EUR')).toBeNull();
  });
});

it('has six decimals of a rate both ways, more of one that is small', () => {
  const written = (from: Currency, to: Currency) => {
    const rate = rateOf({ from, to }, rates, 6);
    return rate && writeDecimal(rate);
  };
  expect(written('EUR', 'USD')).toBe('1.117200');
  expect(written('USD', 'EUR')).toBe('0.895095');
  expect(written('JPY', 'EUR')).toBe('0.00569217');
  expect(written('IDR', 'EUR')).toBe('0.0000493214');
});

it('brings an amount of each of the 30 × 30 pairs back within 1e-9', () => {
  const codes = Object.keys(CURRENCIES) as Currency[];
  const all = Object.fromEntries(codes.map((code, index) => [code, 0.8338 * 1.43 ** index]));
  const amount = { digits: 1000n, scale: 0 };
  for (const from of codes) {
    for (const to of codes.filter((code) => code !== from)) {
      const there = convert(amount, { from, to }, all, 20);
      const back = there && convert(there, { from: to, to: from }, all, 20);
      expect(Math.abs(Number(back && writeDecimal(back)) / 1000 - 1)).toBeLessThan(1e-9);
    }
  }
});

it('draws the history of the days on which both currencies had a rate', () => {
  const days = [
    { date: '2026-10-28', rates: { USD: 1.1, GBP: 0.8 } },
    { date: '2026-10-29', rates: { USD: 1.2 } },
    { date: '2026-10-30', rates: { USD: 1.25, GBP: 0.5 } },
  ];
  expect(historyOf({ from: 'EUR', to: 'GBP' }, days)).toEqual([
    { date: '2026-10-28', value: 0.8 },
    { date: '2026-10-30', value: 0.5 },
  ]);
  expect(historyOf({ from: 'GBP', to: 'USD' }, days).at(-1)).toEqual({ date: '2026-10-30', value: 2.5 });
});

it('asks for both ways of a pair alike, and never for the euro', () => {
  expect(currenciesOf({ from: 'EUR', to: 'USD' })).toEqual(['USD']);
  expect(currenciesOf({ from: 'USD', to: 'EUR' })).toEqual(['USD']);
  expect(currenciesOf({ from: 'USD', to: 'GBP' })).toEqual(['GBP', 'USD']);
});
