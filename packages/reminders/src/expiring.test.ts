import { describe, expect, it } from 'vitest';
import { expiresInWords, renewedUntil, urgencyOf } from './expiring';

describe('urgencyOf', () => {
  it.each([
    ['2026-11-20', 'expired'],
    ['2026-11-21', 'soon'],
    ['2026-12-21', 'soon'],
    ['2026-12-22', 'later'],
  ])('%s is %s on 21 November', (date, urgency) => {
    expect(urgencyOf(date, '2026-11-21')).toBe(urgency);
  });
});

it.each([
  [3, 'expires in 3 days'],
  [0, 'expires today'],
  [-1, 'expired yesterday'],
])('of %i days left a message says that it %s', (left, words) => {
  expect(expiresInWords(left)).toBe(words);
});

describe('a renewal', () => {
  it.each([
    ['2026-12-19', 1, '2027-12-19'],
    ['2026-11-20', 5, '2031-11-20'],
    ['2025-11-21', 1, '2027-11-21'],
    ['2020-03-01', 1, '2027-11-21'],
    ['2020-03-01', 10, '2030-03-01'],
  ])('of %s for %i years is good until %s', (date, years, until) => {
    expect(renewedUntil(date, years, '2026-11-21')).toBe(until);
  });
});
