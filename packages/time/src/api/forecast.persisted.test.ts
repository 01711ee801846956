import { readPersisted } from '@hub/tool-kit';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { sampleAnswer } from '../testing';
import { forecastParsers } from './forecast.persisted';
import { forecastQuery } from './forecast.queries';
import { forecastAnswer } from './forecast.schema';

const NOW = new Date('2026-11-21T08:00:00Z');
const { queryKey } = forecastQuery;
const [, ...others] = v.parse(forecastAnswer, sampleAnswer(NOW));
const forecast = { cities: [null, ...others], fetchedAt: NOW.getTime() };

it('the forecasts are read as they were', () => {
  expect(readPersisted(forecastParsers, { queryKey, data: forecast })).toEqual({ data: forecast });
});

it.each([
  ['before their age was known', { cities: forecast.cities }],
  ['another number of cities', { ...forecast, cities: others }],
])('forecasts of %s are dropped', (_, data) => {
  expect(readPersisted(forecastParsers, { queryKey, data })).toBeNull();
});
