import { readPersisted } from '@hub/tool-kit';
import { expect, it } from 'vitest';
import { ratesParsers } from './rates.persisted';
import { latestQuery, monthQuery } from './rates.queries';

const day = { date: '2026-11-20', rates: { USD: 1.1534, JPY: 181.2 } };
const latest = { ...day, ageSeconds: null };

it.each([
  [latestQuery.queryKey, latest],
  [monthQuery(day.date).queryKey, [day]],
])('%j is read as it was', (queryKey, data) => {
  expect(readPersisted(ratesParsers, { queryKey, data })).toEqual({ data });
});

it('an absurd rate is left out, and the others stay', () => {
  const data = { ...latest, rates: { ...latest.rates, USD: 1e300, GBP: 0 } };
  expect(readPersisted(ratesParsers, { queryKey: latestQuery.queryKey, data })).toEqual({
    data: { ...latest, rates: { JPY: 181.2 } },
  });
});

it.each([
  ['the newest rates of before their age was known', latestQuery.queryKey, day],
  ['days of before they were in order', monthQuery(day.date).queryKey, { [day.date]: day.rates }],
])('%s are dropped', (_, queryKey, data) => {
  expect(readPersisted(ratesParsers, { queryKey, data })).toBeNull();
});
