import { expect, it } from 'vitest';
import { expiredByNow, stillUpcoming } from './carry-over';

const TODAY = '2026-11-22';
const item = (id: string, expiryDate: string) => ({ id, expiryDate });
const long = item('a', '2026-10-01');
const [yesterdayB, yesterdayC] = [item('b', '2026-11-21'), item('c', '2026-11-21')];
const now = item('d', TODAY);
const later = item('e', '2027-01-01');

it('takes off the upcoming list what has expired at midnight', () => {
  expect(stillUpcoming([yesterdayB, now, later], TODAY)).toEqual([now, later]);
});

it('puts it before what had expired, in the list’s own order', () => {
  expect(expiredByNow([long], [yesterdayC, yesterdayB, now, later], TODAY)).toEqual([
    yesterdayB,
    yesterdayC,
    long,
  ]);
});

it('knows an item of both lists once, as the upcoming one has it', () => {
  expect(expiredByNow([item('a', '2026-10-01')], [item('a', '2027-01-01')], TODAY)).toEqual([]);
});
