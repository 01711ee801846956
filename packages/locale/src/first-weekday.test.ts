import { expect, it } from 'vitest';
import { firstWeekday, listedFirstWeekday } from './first-weekday';

const FIRST_DAYS: [string, number][] = [
  ['en-GB', 1],
  ['en-US', 7],
  ['en', 7],
  ['de', 1],
  ['de-DE', 1],
  ['pt-BR', 7],
  ['ar-EG', 6],
  ['ar', 6],
  ['he-IL', 7],
];

it.each(FIRST_DAYS)('begins the week of %s on day %d', (locale, day) => {
  expect(firstWeekday(locale)).toBe(day);
});

it.each(FIRST_DAYS)('begins it so too where the browser can’t tell: %s, %d', (locale, day) => {
  expect(listedFirstWeekday(locale)).toBe(day);
});
