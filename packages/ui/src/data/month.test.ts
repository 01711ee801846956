import { LAST_DATE } from '@hub/calendar';
import { expect, it } from 'vitest';
import { addMonths, dayAfterKey, weeksOf } from './month';

it.each([
  ['2026-11', 1, '2026-10-26', '2026-12-06', 6],
  ['2026-11', 7, '2026-11-01', '2026-12-05', 5],
  ['2026-11', 6, '2026-10-31', '2026-12-04', 5],
  ['2027-02', 1, '2027-02-01', '2027-02-28', 4],
  ['2028-02', 1, '2028-01-31', '2028-03-05', 5],
  ['2026-12', 1, '2026-11-30', '2027-01-03', 5],
  ['9999-12', 1, '9999-11-29', LAST_DATE, 5],
])('shows %s in whole weeks from day %d on', (month, first, from, to, count) => {
  const weeks = weeksOf(month, first);
  expect([weeks[0]?.[0], weeks.at(-1)?.[6], weeks.length]).toEqual([from, to, count]);
});

it('counts months over the year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

it.each([
  ['ArrowLeft', '2026-11-01', '2026-10-31'],
  ['ArrowRight', '2026-12-31', '2027-01-01'],
  ['ArrowUp', '2026-11-03', '2026-10-27'],
  ['ArrowDown', '2028-02-25', '2028-03-03'],
  ['Home', '2026-11-12', '2026-11-09'],
  ['End', '2026-11-12', '2026-11-15'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-12-31', '2027-01-31'],
])('%s moves from %s to %s', (key, from, to) => {
  expect(dayAfterKey(key, from, 1)).toBe(to);
});

it('leaves other keys alone', () => {
  expect(dayAfterKey('a', '2026-11-12', 1)).toBeUndefined();
});
