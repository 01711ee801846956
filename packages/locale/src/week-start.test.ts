import { expect, it } from 'vitest';
import { weekStart } from './week-start';

it.each([
  ['2026-11-12', 1, '2026-11-09'],
  ['2026-11-08', 7, '2026-11-08'],
  ['2026-11-20', 6, '2026-11-14'],
  ['2027-01-01', 1, '2026-12-28'],
])('knows the week of %s where weeks begin on day %d', (date, first, from) => {
  expect(weekStart(date, first)).toBe(from);
});
