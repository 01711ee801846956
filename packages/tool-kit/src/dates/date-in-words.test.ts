import { afterEach, describe, expect, it, vi } from 'vitest';
import { distanceInWords, formatDate, formatDay, formatShortDate } from './date-in-words';

afterEach(() => {
  vi.unstubAllGlobals();
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
