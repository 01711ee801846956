import { expect, it } from 'vitest';
import { isWorkingDay, lastPublished, publishedAt } from './working-days';

it.each([
  ['2026-10-30', true],
  ['2026-10-31', false],
  ['2026-11-01', false],
  ['2026-01-01', false],
  ['2026-05-01', false],
  ['2026-12-24', true],
  ['2026-12-25', false],
  ['2028-12-26', false],
  // Good Friday and Easter Monday, in an early and in a late year.
  ['2027-03-26', false],
  ['2027-03-29', false],
  ['2038-04-23', false],
  ['2038-04-26', false],
  ['2038-04-22', true],
])('publishes on %s: %s', (date, published) => {
  expect(isWorkingDay(date)).toBe(published);
});

it.each([
  // Winter: 16:00 CET is 15:00 UTC.
  ['2026-11-20T14:59:59Z', '2026-11-19'],
  ['2026-11-20T15:00:00Z', '2026-11-20'],
  // Summer: 16:00 CEST is 14:00 UTC.
  ['2026-07-15T13:59:59Z', '2026-07-14'],
  ['2026-07-15T14:00:00Z', '2026-07-15'],
  // A weekend, and Easter from Thursday to Tuesday.
  ['2026-11-22T23:00:00Z', '2026-11-20'],
  ['2026-11-23T14:00:00Z', '2026-11-20'],
  ['2026-04-07T13:00:00Z', '2026-04-02'],
  ['2026-04-07T14:00:00Z', '2026-04-07'],
  // The turn of the year.
  ['2027-01-01T20:00:00Z', '2026-12-31'],
])('has published at %s the rates of %s', (now, date) => {
  expect(lastPublished(Date.parse(now))).toBe(date);
});

it.each([
  ['2026-11-20', '2026-11-20T15:00:00.000Z'],
  ['2026-07-15', '2026-07-15T14:00:00.000Z'],
  ['2026-03-30', '2026-03-30T14:00:00.000Z'],
  ['2026-10-26', '2026-10-26T15:00:00.000Z'],
])('published the rates of %s at %s', (date, at) => {
  expect(new Date(publishedAt(date)).toISOString()).toBe(at);
  expect(lastPublished(Date.parse(at))).toBe(date);
  expect(lastPublished(Date.parse(at) - 1)).not.toBe(date);
});
