import { describe, expect, it } from 'vitest';
import { CURRENCIES, LISTED, parsePair, swapped, withCurrency } from './currencies';

it('knows the 30 currencies, and lists six of their pairs', () => {
  expect(Object.keys(CURRENCIES)).toHaveLength(30);
  expect(LISTED.map(({ from, to }) => `${from} to ${to}`)).toEqual([
    'EUR to CNY',
    'EUR to MYR',
    'EUR to THB',
    'EUR to JPY',
    'EUR to USD',
    'EUR to GBP',
  ]);
});

describe('the pair of an address', () => {
  it.each(['EUR-USD', 'eur-usd', 'Eur-uSD'])('is read from %s', (text) => {
    expect(parsePair(text)).toEqual({ from: 'EUR', to: 'USD' });
  });
  it.each([
    'EUR',
    'EUR-',
    '-USD',
    'EUR-EUR',
    'EUR-XXX',
    'EURUSD',
    'EUR-USD-GBP',
    'EUR_USD',
    'toString-USD',
    '',
  ])('is none in %j', (text) => {
    expect(parsePair(text)).toBeNull();
  });
  it('can be turned round', () => {
    expect(swapped({ from: 'EUR', to: 'USD' })).toEqual({ from: 'USD', to: 'EUR' });
  });
});

it.each([
  ['from', 'THB', 'THB-USD'],
  ['to', 'THB', 'EUR-THB'],
  ['from', 'EUR', 'EUR-USD'],
  ['from', 'USD', 'USD-EUR'],
  ['to', 'EUR', 'USD-EUR'],
] as const)('EUR-USD with another currency on the side “%s”, %s, is %s', (side, currency, pair) => {
  const { from, to } = withCurrency({ from: 'EUR', to: 'USD' }, side, currency);
  expect(`${from}-${to}`).toBe(pair);
});
