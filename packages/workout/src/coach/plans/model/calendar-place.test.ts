import { expect, it } from 'vitest';
import { readPlace, withPlace } from './calendar-place';

const TODAY = '2026-11-21';

it.each([
  ['', TODAY, '2026-11'],
  ['day=2026-10-27', '2026-10-27', '2026-10'],
  ['day=2026-10-27&month=2026-12', '2026-10-27', '2026-12'],
  ['month=2027-01', TODAY, '2027-01'],
  ['day=2026-02-30&month=2026-13', TODAY, '2026-11'],
  ['day=yesterday&month=', TODAY, '2026-11'],
])('reads of "%s" the day %s in %s', (search, day, month) => {
  expect(readPlace(new URLSearchParams(search), TODAY)).toEqual({ day, month });
});

it.each([
  [{ day: '2026-10-27', month: '2026-10' }, 'tab=calendar&day=2026-10-27'],
  [{ day: '2026-10-27', month: '2026-12' }, 'tab=calendar&day=2026-10-27&month=2026-12'],
])('is kept beside the tab: %j', (place, search) => {
  const next = withPlace(new URLSearchParams('tab=calendar&day=2026-01-01&month=2026-03'), place);
  expect(next.toString()).toBe(search);
  expect(readPlace(next, TODAY)).toEqual(place);
});
