import { describe, expect, it } from 'vitest';
import { countdownAt, ringPeriod } from './countdown';

describe('ringPeriod', () => {
  it.each([
    [1, 1],
    [600, 600],
    [0, 20],
    [-5, 20],
  ])('of %d is %d seconds', (refreshSeconds, period) => {
    expect(ringPeriod(refreshSeconds)).toBe(period);
  });
});

describe('countdownAt', () => {
  it('starts full, counts down each second and restarts on reaching zero', () => {
    const seen = Array.from({ length: 5 }, (_, second) => countdownAt(second, 3));
    expect(seen.map(({ remaining }) => remaining)).toEqual([3, 2, 1, 3, 2]);
    expect(seen.map(({ tick }) => tick)).toEqual([0, 0, 0, 1, 1]);
  });
  it.each([
    [20, 9, 'blue'],
    [20, 10, 'amber'],
    [20, 14, 'amber'],
    [20, 15, 'red'],
    [20, 19, 'red'],
    [20, 20, 'blue'],
    [600, 299, 'blue'],
    [600, 300, 'amber'],
    [600, 449, 'amber'],
    [600, 450, 'red'],
    [1, 0, 'blue'],
    [1, 7, 'blue'],
  ])(
    'of %d s is, after %d s, %s: at exactly 50 %% and 25 %% the next colour has come',
    (period, after, colour) => {
      expect(countdownAt(after, period).colour).toBe(colour);
    },
  );
  it('does not depend on who looked how often: an hour later it stands where it should', () => {
    expect(countdownAt(3607, 20)).toEqual({ tick: 180, remaining: 13, fraction: 0.65, colour: 'blue' });
  });
});
