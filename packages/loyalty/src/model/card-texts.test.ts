import { expect, it } from 'vitest';
import { dayMonthYear, groupsOf } from './card-texts';

it('writes a date as day/month/year, and a dash for none', () => {
  expect(dayMonthYear('2026-12-03')).toBe('03/12/2026');
  expect(dayMonthYear(null)).toBe('–');
});

it('groups digits by fours and leaves anything else whole', () => {
  expect(groupsOf('6035710123456')).toEqual(['6035', '7101', '2345', '6']);
  expect(groupsOf('AB-12345')).toEqual(['AB-12345']);
});
