import { expect, it } from 'vitest';
import { pastByNow, stillUpcoming } from './carry-over';

const TODAY = '2026-11-22';
const workout = (date: string) => ({ date });
const page = (next: number | null, ...dates: string[]) => ({ items: dates.map(workout), next });
const upcoming = {
  pages: [page(2, '2026-11-20', '2026-11-21', TODAY), page(null, '2026-11-24')],
  pageParams: [1, 2],
};
const past = { pages: [page(2, '2026-11-18'), page(null, '2026-11-02')], pageParams: [1, 2] };

it('takes off the upcoming list what lies behind by now, and leaves its pages as they are', () => {
  expect(stillUpcoming(upcoming, TODAY)).toEqual({
    pages: [page(2, TODAY), page(null, '2026-11-24')],
    pageParams: [1, 2],
  });
});

it('puts it in front of what was past, the latest first', () => {
  expect(pastByNow(past, upcoming, TODAY)).toEqual({
    pages: [page(2, '2026-11-21', '2026-11-20', '2026-11-18'), page(null, '2026-11-02')],
    pageParams: [1, 2],
  });
});
