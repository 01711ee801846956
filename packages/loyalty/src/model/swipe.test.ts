import { describe, expect, it } from 'vitest';
import { neighboursOf, swipeOf } from './swipe';

describe('a stroke', () => {
  it.each([
    [-48, 0, 'next'],
    [48, 24, 'previous'],
    [-200, 100, 'next'],
    [47, 0, null],
    [-47, 0, null],
    [48, 25, null],
    [0, 300, null],
    [0, 0, null],
  ])('of %i px to the right and %i px down leads to %s', (dx, dy, way) => {
    expect(swipeOf({ dx, dy })).toBe(way);
  });
});

describe('the cards beside one', () => {
  const order = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  it('are those before and after it, and none beyond the ends', () => {
    expect(neighboursOf(order, 'b')).toEqual({ previous: { id: 'a' }, next: { id: 'c' } });
    expect(neighboursOf(order, 'a').previous).toBeNull();
    expect(neighboursOf(order, 'c').next).toBeNull();
  });
  it('are none for a card that is not in the list', () => {
    expect(neighboursOf(order, 'z')).toEqual({ previous: null, next: null });
  });
});
