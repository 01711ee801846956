import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerRates, type DayRates } from './rates-answer';
import { costOf, readRatesQuery, refuseDear } from './rates-query';
import { readUpstreamDays } from './rates-upstream';

function storedDays(): DayRates[] {
  const csv = readFileSync(new URL('data/ecb-eur-rates.csv', import.meta.url), 'utf8');
  const [head = '', ...lines] = csv.trim().split('\n');
  const [, ...currencies] = head.trim().split(',');
  return lines.map((line) => {
    const [date = '', ...rates] = line.trim().split(',');
    const known = currencies
      .map((code, index) => [code, Number(rates[index])] as const)
      .filter(([, rate]) => rate > 0);
    return { date, rates: Object.fromEntries(known) };
  });
}

const days = storedDays();
const ask = (path: string, from: string, to: string) => {
  const query = readRatesQuery(path, from, to);
  if ('status' in query) throw new Error(query.message);
  const { start, end } = query;
  const asked =
    start === null || end === null ? days.slice(-1) : days.filter(({ date }) => date >= start && date <= end);
  return answerRates(asked, query);
};

describe('the question', () => {
  it.each([
    ['latest', '', '', { from: 'EUR', to: [], start: null, end: null }],
    ['latest', 'USD', 'EUR,JPY', { from: 'USD', to: ['EUR', 'JPY'], start: null, end: null }],
    [
      '2026-10-26..2026-10-30',
      'EUR',
      'USD',
      { from: 'EUR', to: ['USD'], start: '2026-10-26', end: '2026-10-30' },
    ],
    ['2026-02-30..2026-03-01', '', '', { status: 422, message: 'invalid date' }],
    ['2026-10-30..2026-10-26', '', '', { status: 422, message: 'invalid date' }],
    ['2026-10-30..', '', '', { status: 422, message: 'invalid date' }],
    ['2026-10-30', '', '', { status: 404, message: 'not found' }],
    ['a..b..c', '', '', { status: 404, message: 'not found' }],
    ['latest', 'eur', '', { status: 404, message: 'not found' }],
    ['latest', 'EUR', 'USD,', { status: 404, message: 'not found' }],
    ['latest', 'EUR', "USD' OR 1=1", { status: 404, message: 'not found' }],
  ])('reads %s from %s to %s', (path, from, to, expected) => {
    expect(readRatesQuery(path, from, to)).toEqual(expected);
  });
});

describe('what a question costs', () => {
  const YEAR = 257;
  const dearest = (currencies: number) => {
    const to = Array.from({ length: currencies }, (_, index) => `C${index}`);
    let stored = 0;
    while (refuseDear({ to }, stored + 1) === null) stored += 1;
    return costOf(stored, currencies);
  };

  it('is less than ten times what a year of one currency costs, however it is put', () => {
    const plain = costOf(YEAR, 1);
    for (const currencies of [1, 2, 10, 30, 40]) expect(dearest(currencies) / plain).toBeLessThan(10);
  });

  it('does not grow by a currency that is named again', () => {
    expect(readRatesQuery('latest', 'EUR', Array(300).fill('USD').join(','))).toMatchObject({ to: ['USD'] });
  });

  it('lets a year of all currencies through, and six years of one', () => {
    expect(refuseDear({ to: [] }, YEAR + 5)).toBeNull();
    expect(refuseDear({ to: ['USD'] }, 6 * YEAR)).toBeNull();
    expect(refuseDear({ to: [] }, 6 * YEAR)).toMatchObject({ status: 422 });
  });
});

describe('the answer', () => {
  it('is the service’s own, for the latest and for a range', () => {
    expect(ask('latest', 'EUR', 'USD')).toEqual({
      amount: 1,
      base: 'EUR',
      date: '2026-10-30',
      rates: { USD: 1.1172 },
    });
    expect(ask('2026-10-29..2026-10-31', 'EUR', 'USD')).toEqual({
      amount: 1,
      base: 'EUR',
      start_date: '2026-10-29',
      end_date: '2026-10-30',
      rates: { '2026-10-29': { USD: 1.113 }, '2026-10-30': { USD: 1.1172 } },
    });
  });

  it('gives all currencies where none is named, and never the one that is asked from', () => {
    const answer = ask('latest', 'USD', '');
    expect(Object.keys(answer?.rates ?? {})).toHaveLength(29);
    expect(answer?.rates).not.toHaveProperty('USD');
  });

  it('converts each of the 30 × 30 pairs there and back within 1e-9', () => {
    const codes = ['EUR', ...Object.keys(days.at(-1)?.rates ?? {})];
    expect(codes).toHaveLength(30);
    for (const from of codes) {
      for (const to of codes.filter((code) => code !== from)) {
        const there = ask('latest', from, to)?.rates[to];
        const back = ask('latest', to, from)?.rates[from];
        expect(Math.abs(Number(there) * Number(back) - 1)).toBeLessThan(1e-9);
      }
    }
  });

  it('says nothing for a day without a rate, and knows no currency that was never there', () => {
    const some = [
      { date: '2026-10-29', rates: { USD: 1.1, BRL: 6 } },
      { date: '2026-10-30', rates: { USD: 1.2 } },
    ];
    const query = { from: 'EUR', start: '2026-10-29', end: '2026-10-30' };
    expect(answerRates(some, { ...query, to: ['BRL'] })).toMatchObject({
      end_date: '2026-10-29',
      rates: { '2026-10-29': { BRL: 6 } },
    });
    expect(answerRates(some, { ...query, to: ['XXX'] })).toBeNull();
    expect(answerRates([], { from: 'EUR', to: ['USD'], start: null, end: null })).toBeNull();
  });
});

describe('what the service sends', () => {
  const body = {
    amount: 1,
    base: 'EUR',
    start_date: '2026-10-30',
    end_date: '2026-11-03',
    rates: {
      '2026-11-03': { USD: 1.11, JPY: null },
      '2026-10-30': { USD: 1.1172 },
      '2026-11-02': { USD: 1.12 },
    },
  };

  it('is taken day by day, up to today, on working days', () => {
    const more = { '2026-10-31': { USD: 1.1 }, '2026-11-04': { USD: 1.1 }, '2027-11-04': { USD: 1.1 } };
    const answer = { ...body, rates: { ...body.rates, ...more } };
    expect(readUpstreamDays(answer, '2026-11-03')).toEqual([
      { date: '2026-10-30', rates: { USD: 1.1172 } },
      { date: '2026-11-02', rates: { USD: 1.12 } },
      { date: '2026-11-03', rates: { USD: 1.11 } },
    ]);
  });

  it('is refused where it is one day of each week', () => {
    const mondays = ['2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02'];
    const rates = Object.fromEntries(mondays.map((date) => [date, { USD: 1.1 }]));
    expect(readUpstreamDays({ base: 'EUR', rates }, '2026-11-03')).toBeNull();
  });

  it.each([null, [], {}, { ...body, base: 'USD' }, { base: 'EUR', rates: [] }, { base: 'EUR' }])(
    'is refused: %j',
    (bad) => {
      expect(readUpstreamDays(bad, '2026-11-03')).toBeNull();
    },
  );

  it.each([
    { 'a day': { USD: 1 } },
    { '2026-11-02': {} },
    { '2026-11-02': { USD: '1.1' } },
    { '2026-11-02': { USD: 0, JPY: -1, GBP: 1e300, CHF: Infinity } },
    { '2026-11-02': null },
  ])('leaves out what is no rate: %j', (rates) => {
    expect(readUpstreamDays({ base: 'EUR', rates }, '2026-11-03')).toEqual([]);
  });

  it('loses one currency by an absurd rate, and no more', () => {
    expect(
      readUpstreamDays({ base: 'EUR', rates: { '2026-11-02': { USD: 1e300, JPY: 175 } } }, '2026-11-03'),
    ).toEqual([{ date: '2026-11-02', rates: { JPY: 175 } }]);
  });
});
