import { toCalendarDate } from '@hub/calendar';
import { distanceInWords } from '@hub/tool-kit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { urgencyOf } from '@hub/reminders';
import { expiryTileQueries, expiryInWords, statusOf } from './expiry-status';

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

it('counts for the tile what has expired, and what expires up to the last of the days', () => {
  expect(expiryTileQueries(today)).toEqual([
    { collection: 'expiry', filter: ['expiryDate < {:today}', { today }] },
    {
      collection: 'expiry',
      filter: ['expiryDate >= {:today} && expiryDate <= {:until}', { today, until: '2026-12-21' }],
    },
  ]);
  expect(['2026-11-20', today, '2026-12-21', '2026-12-22'].map((date) => urgencyOf(date, today))).toEqual([
    ...['expired', 'soon', 'soon', 'later'],
  ]);
});

it.each([
  [3, 2, '3 expired · 2 soon'],
  [1, 0, '1 expired'],
  [0, 2, '2 soon'],
  [0, 0, 'None within 30 days'],
])('says of %i and %i: %s', (expired, soon, words) => {
  expect(expiryInWords(expired, soon)).toBe(words);
});
