import { toCalendarDate } from '@hub/calendar';
import { distanceInWords } from '@hub/tool-kit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inOrder, statusOf } from './status';

const today = '2026-11-21';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('statusOf', () => {
  it.each([
    ['2026-11-20', 'expired'],
    ['2026-11-21', 'upcoming'],
    ['2026-11-22', 'upcoming'],
    ['2025-12-31', 'expired'],
    ['2027-01-01', 'upcoming'],
  ])('%s is %s', (date, status) => {
    expect(statusOf(date, today)).toBe(status);
  });

  // Midnight falls at 16:00 UTC in Kuala Lumpur and at 10:00 UTC in Honolulu.
  it.each([
    ['Asia/Kuala_Lumpur', '2026-11-21T15:59:59.999Z', 'upcoming', 'today'],
    ['Asia/Kuala_Lumpur', '2026-11-21T16:00:00.000Z', 'expired', 'yesterday'],
    ['Pacific/Honolulu', '2026-11-22T09:59:59.999Z', 'upcoming', 'today'],
    ['Pacific/Honolulu', '2026-11-22T10:00:00.000Z', 'expired', 'yesterday'],
  ])('turns at midnight on the wall in %s: %s', (timeZone, instant, status, words) => {
    vi.stubEnv('TZ', timeZone);
    const local = toCalendarDate(new Date(instant));
    expect(statusOf('2026-11-21', local)).toBe(status);
    expect(distanceInWords(local, '2026-11-21')).toBe(words);
  });
});

it.each([
  ['upcoming', ['c', 'a', 'b']],
  ['expired', ['a', 'b', 'c']],
] as const)('%s items are in the order of their list, those of one day by id', (status, order) => {
  const items = [
    { id: 'b', expiryDate: '2026-12-02' },
    { id: 'c', expiryDate: '2026-12-01' },
    { id: 'a', expiryDate: '2026-12-02' },
  ];
  expect(items.sort(inOrder(status)).map(({ id }) => id)).toEqual(order);
});
