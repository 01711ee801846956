import { expect, it } from 'vitest';
import { joinDate } from './join-date';

const DATE = { day: 3, month: 'Dec', year: 2026 };

it.each([
  ['en-GB', 'Thu 3 Dec 2026'],
  ['en-US', 'Thu, Dec 3, 2026'],
  ['en', 'Thu, Dec 3, 2026'],
  ['es-US', 'Thu, Dec 3, 2026'],
  ['fr-CA', 'Thu, Dec 3, 2026'],
  ['de-DE', 'Thu 3 Dec 2026'],
  ['en-DE', 'Thu 3 Dec 2026'],
  ['ar-EG', 'Thu 3 Dec 2026'],
  ['zh-CN', 'Thu 3 Dec 2026'],
  ['zh', 'Thu 3 Dec 2026'],
])('writes a date in the order of %s', (locale, written) => {
  expect(joinDate({ ...DATE, weekday: 'Thu' }, locale)).toBe(written);
});

it.each([
  ['en-GB', '3 Dec'],
  ['en-US', 'Dec 3'],
])('leaves out what is not given, in %s', (locale, written) => {
  expect(joinDate({ day: 3, month: 'Dec' }, locale)).toBe(written);
});

it.each(['en-GB', 'en-US', 'en-DE', 'en-AU', 'en-CA', 'en-IN', 'en-NL', 'en-PH', 'en-ZA'])(
  'has the order that the browser has in %s',
  (locale) => {
    const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatToParts(0);
    const isMonthFirst = parts[0]?.type === 'month';
    expect(joinDate(DATE, locale).startsWith('Dec')).toBe(isMonthFirst);
  },
);
