import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addDays,
  daysBetween,
  distanceInWords,
  formatDate,
  formatDay,
  formatShortDate,
  isCalendarDate,
  toCalendarDate,
} from './calendar-date';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('isCalendarDate', () => {
  it.each(['2026-02-28', '2028-02-29', '2026-12-31', '0001-01-01'])('takes %s', (date) => {
    expect(isCalendarDate(date)).toBe(true);
  });
  it.each(['2026-02-29', '2026-02-30', '2026-13-01', '2026-00-10', '2026-1-1', '', '2026-01-01T00:00', 'x'])(
    'refuses %j',
    (date) => {
      expect(isCalendarDate(date)).toBe(false);
    },
  );
});

it.each([
  ['2026-11-21', 30, '2026-12-21'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s and %i days is %s', (date, days, later) => {
  expect(addDays(date, days)).toBe(later);
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

it.each([
  ['2026-11-14', 'Sat 14 Nov'],
  ['2026-09-01', 'Tue 1 Sep'],
  ['2027-01-02', 'Sat 2 Jan 2027'],
  ['2025-12-31', 'Wed 31 Dec 2025'],
  ['someday', 'someday'],
])('writes the day %s as “%s”', (date, written) => {
  expect(formatDay(date, '2026-11-21')).toBe(written);
});

it('leaves out the year of today, and no other', () => {
  expect(formatShortDate('2026-01-01', '2026-11-21')).toBe('1 Jan');
  expect(formatShortDate('2025-12-31', '2026-11-21')).toBe('31 Dec 2025');
  expect(formatShortDate('2026 or so', '2026-11-21')).toBe('2026 or so');
});

describe('formatDate', () => {
  it('writes the month in three letters', () => {
    expect(formatDate('2026-12-03')).toBe('3 Dec 2026');
    expect(formatDate('2026-09-30')).toBe('30 Sep 2026');
    expect(formatDate('2027-01-01')).toBe('1 Jan 2027');
  });
  it('shows a text that is no date as it is', () => {
    expect(formatDate('soon')).toBe('soon');
  });
});

it.each([
  ['2026-01-01', '1 Jan'],
  ['2025-12-31', '31 Dec 2025'],
  ['2027-01-01', '1 Jan 2027'],
  ['someday', 'someday'],
])('leaves the year of today out of %s: “%s”', (date, written) => {
  expect(formatShortDate(date, '2026-11-21')).toBe(written);
});

it.each([
  ['en-GB', '31 Dec 2025', 'Wed 31 Dec 2025', 'Sat 14 Nov'],
  ['en-US', 'Dec 31, 2025', 'Wed, Dec 31, 2025', 'Sat, Nov 14'],
  ['de-DE', '31 Dec 2025', 'Wed 31 Dec 2025', 'Sat 14 Nov'],
  ['ar-EG', '31 Dec 2025', 'Wed 31 Dec 2025', 'Sat 14 Nov'],
  ['en-US@posix', '31 Dec 2025', 'Wed 31 Dec 2025', 'Sat 14 Nov'],
])('writes dates in the order of %s, with English words', (language, date, day, thisYear) => {
  vi.stubGlobal('navigator', { language });
  expect([formatDate('2025-12-31'), formatDay('2025-12-31', '2026-11-21')]).toEqual([date, day]);
  expect(formatDay('2026-11-14', '2026-11-21')).toBe(thisYear);
});

describe('distanceInWords', () => {
  it.each([
    ['2026-11-21', 'today'],
    ['2026-11-22', 'tomorrow'],
    ['2026-11-20', 'yesterday'],
    ['2026-12-03', 'in 12 days'],
    ['2027-01-20', 'in 60 days'],
    ['2027-01-21', 'in 2 months'],
    ['2027-03-14', 'in 4 months'],
    ['2027-06-02', 'in 6 months'],
    ['2027-09-30', 'in 10 months'],
    ['2028-10-21', 'in 23 months'],
    ['2029-01-08', 'in 2 years'],
    ['2026-08-21', '3 months ago'],
    ['2026-11-01', '20 days ago'],
  ])('tells %s as %s', (date, words) => {
    expect(distanceInWords('2026-11-21', date)).toBe(words);
  });
});
