import { distanceInWords, toCalendarDate } from '@hub/tool-kit';
import { describe, expect, it } from 'vitest';
import { countSoon, statusOf, urgencyOf } from './expiry-status';

const today = '2026-11-21';

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
    const local = toCalendarDate(new Date(instant), timeZone);
    expect(statusOf('2026-11-21', local)).toBe(status);
    expect(distanceInWords(local, '2026-11-21')).toBe(words);
  });
});

describe('urgencyOf', () => {
  it.each([
    ['2026-11-20', 'expired'],
    ['2026-11-21', 'soon'],
    ['2026-12-21', 'soon'],
    ['2026-12-22', 'later'],
  ])('%s is %s', (date, urgency) => {
    expect(urgencyOf(date, today)).toBe(urgency);
  });
});

describe('countSoon', () => {
  it('counts today and the thirtieth day, but nothing that has expired', () => {
    const dates = ['2026-11-20', '2026-11-21', '2026-12-21', '2026-12-22'];
    expect(
      countSoon(
        dates.map((expiryDate) => ({ expiryDate })),
        today,
      ),
    ).toBe(2);
  });
});
