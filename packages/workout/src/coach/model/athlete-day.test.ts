import { describe, expect, it } from 'vitest';
import { endOfDayIn, todayIn } from './athlete-day';

const UNKNOWN = [null, 'Mars/Olympus'];

describe('today', () => {
  /** Half past two at night in London. */
  const now = new Date('2026-11-22T02:30:00Z');

  it.each([
    ['America/Los_Angeles', '2026-11-21'],
    ['Pacific/Auckland', '2026-11-22'],
    ['Europe/Vienna', '2026-11-22'],
  ])('is the athlete’s in %s: %s', (zone, date) => {
    expect(todayIn(zone, now)).toBe(date);
  });

  it.each(UNKNOWN)('is the device’s where the zone is %s', (zone) => {
    expect(todayIn(zone, new Date(2026, 10, 22, 12))).toBe('2026-11-22');
  });
});

describe('a day', () => {
  it('is over at the athlete’s midnight', () => {
    expect(endOfDayIn('Pacific/Auckland', '2026-11-22')).toBe(Date.parse('2026-11-22T11:00:00Z'));
  });

  it.each(UNKNOWN)('is over at the device’s midnight where the zone is %s', (zone) => {
    expect(endOfDayIn(zone, '2026-11-22')).toBe(new Date(2026, 10, 23).getTime());
  });
});
