import { describe, expect, it } from 'vitest';
import { countTry } from './tries';

describe('countTry', () => {
  const NOW = 1_700_000_000_000;
  const LIMIT = { most: 10, windowMs: 60_000 };

  it('allows ten in a minute, and then again', () => {
    let kept: string | null = null;
    const allowed = Array.from({ length: 12 }, (_, index) => {
      const counted = countTry(kept, NOW + index * 1000, LIMIT);
      ({ stored: kept } = counted);
      return counted.waitMs === 0;
    });
    expect(allowed).toEqual([...Array<boolean>(10).fill(true), false, false]);
    expect(countTry(kept, NOW + 59_999, LIMIT)).toMatchObject({ waitMs: 1 });
    expect(countTry(kept, NOW + 60_000, LIMIT)).toEqual({ stored: `${NOW + 60_000}:1`, waitMs: 0 });
  });

  it('counts several at once, and none of those that go beyond the limit', () => {
    const { stored } = countTry(null, NOW, LIMIT, 7);
    const beyond = countTry(stored, NOW + 1000, LIMIT, 4);
    expect(beyond).toEqual({ stored: `${NOW}:7`, waitMs: 59_000 });
    expect(countTry(beyond.stored, NOW + 2000, LIMIT, 3)).toEqual({ stored: `${NOW}:10`, waitMs: 0 });
  });

  it('starts over where the clock was set back', () => {
    const { stored } = countTry(null, NOW, LIMIT, 10);
    expect(countTry(stored, NOW - 86_400_000, LIMIT).waitMs).toBe(0);
  });
});
