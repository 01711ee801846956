import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  daysBetween,
  isCalendarDate,
  LAST_DATE,
  toCalendarDate,
  weekdayOf,
} from './calendar-date';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('isCalendarDate', () => {
  it.each(['2026-11-21', '2024-02-29', '0001-01-01', '9999-12-31'])('takes %s', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each([
    '2026-02-30',
    '2026-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '21-11-2026',
    '2026-11-21T00:00:00Z',
    '2026-11-21 ',
    'tomorrow',
    '',
  ])('refuses "%s"', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });
});

it.each([
  ['2026-11-21', 30, '2026-12-21'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['9999-12-01', 30, LAST_DATE],
  [LAST_DATE, 1, LAST_DATE],
  ['2026-11-21', 1e300, LAST_DATE],
  ['0000-01-01', -1, '0000-01-01'],
])('%s and %i days is %s', (date, days, later) => {
  expect(addDays(date, days)).toBe(later);
});

it.each([
  ['2026-12-19', 1, '2027-12-19'],
  ['2028-02-29', 1, '2029-02-28'],
  ['2028-02-29', 4, '2032-02-29'],
  ['0999-01-01', 1, '1000-01-01'],
  ['9998-06-01', 10, '9999-06-01'],
])('%s and %i years is %s', (date, years, later) => {
  expect(addYears(date, years)).toBe(later);
});

it.each([
  ['2026-11-22', 0],
  ['2026-11-23', 1],
  ['2028-02-29', 2],
])('%s is the weekday %i', (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday);
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-08-31', 1, '2026-09-30'],
  ['2026-11-15', 2, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['9999-06-30', 12, '9999-12-30'],
])('%s and %i months is %s', (date, months, later) => {
  expect(addMonths(date, months)).toBe(later);
});

describe('toCalendarDate', () => {
  const instant = new Date('2026-11-20T16:30:00Z');
  it.each([
    ['Asia/Kuala_Lumpur', '2026-11-21'],
    ['Pacific/Honolulu', '2026-11-20'],
    ['UTC', '2026-11-20'],
    ['Pacific/Kiritimati', '2026-11-21'],
  ])('gives the date on the wall in %s', (zone, date) => {
    vi.stubEnv('TZ', zone);
    expect(toCalendarDate(instant)).toBe(date);
  });
  it('turns over exactly at midnight', () => {
    vi.stubEnv('TZ', 'Pacific/Honolulu');
    expect(toCalendarDate(new Date('2026-11-21T09:59:59.999Z'))).toBe('2026-11-20');
    expect(toCalendarDate(new Date('2026-11-21T10:00:00.000Z'))).toBe('2026-11-21');
  });
  it('writes each part in full', () => {
    expect(toCalendarDate(new Date('2026-03-05T12:00:00Z'))).toBe('2026-03-05');
  });
});

describe('daysBetween', () => {
  it('counts across a change of the clocks and a leap day', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1);
  });
});
