import { describe, expect, it } from 'vitest';
import { beginRest, isForgotten, isToBeSaid, movedRest, readRest, secondsLeft } from './rest';

const NOW = Date.parse('2026-11-21T18:04:00Z');
const REST = beginRest('today', 120, NOW);

describe('a rest', () => {
  it.each([
    [0, 120],
    [1, 120],
    [1_000, 119],
    [119_001, 1],
    [120_000, 0],
    [500_000, 0],
    [-60_000, 180],
  ])('has after %i ms %i seconds left', (after, left) => {
    expect(secondsLeft(REST, NOW + after)).toBe(left);
  });

  it('is made longer and shorter, and at the least is over now', () => {
    expect(movedRest(REST, 15, NOW)).toMatchObject({ seconds: 135, endsAt: NOW + 135_000 });
    expect(movedRest(REST, -15, NOW)).toMatchObject({ seconds: 105, endsAt: NOW + 105_000 });
    expect(movedRest(REST, -15, NOW + 110_000).endsAt).toBe(NOW + 110_000);
  });

  it('ends at most two hours from now, however often it is made longer', () => {
    let rest = beginRest('today', 3_600, NOW);
    for (let taps = 0; taps < 500; taps += 1) rest = movedRest(rest, 15, NOW);
    expect(secondsLeft(rest, NOW)).toBe(7_200);
  });

  it('is read as it was kept, and nothing else is', () => {
    expect(readRest(JSON.stringify(REST))).toEqual(REST);
    for (const other of [null, '', '{', '[]', '7', '{"workoutId":"today","seconds":"2","endsAt":1}'])
      expect(readRest(other), String(other)).toBeNull();
  });

  it('is forgotten ten minutes after its end, and where a wrong clock has begun it', () => {
    expect(isForgotten(REST, REST.endsAt + 600_000)).toBe(false);
    expect(isForgotten(REST, REST.endsAt + 600_001)).toBe(true);
    expect(isForgotten(REST, NOW - 86_400_000)).toBe(true);
  });

  it('is said to be over once, and not by a page that wakes long after', () => {
    expect(isToBeSaid(REST, REST.endsAt - 1)).toBe(false);
    expect(isToBeSaid(REST, REST.endsAt)).toBe(true);
    expect(isToBeSaid(REST, REST.endsAt + 30_001)).toBe(false);
    expect(isToBeSaid({ ...REST, isOver: true }, REST.endsAt)).toBe(false);
  });
});
