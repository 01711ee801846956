import { describe, expect, it } from 'vitest';
import { countTry } from './tries';

describe('countTry', () => {
  const NOW = 1_700_000_000_000;

  it('allows ten in a minute, and then again', () => {
    let kept: string | null = null;
    const allowed = Array.from({ length: 12 }, (_, index) => {
      const counted = countTry(kept, NOW + index * 1000);
      ({ kept } = counted);
      return counted.isAllowed;
    });
    expect(allowed).toEqual([...Array<boolean>(10).fill(true), false, false]);
    expect(countTry(kept, NOW + 59_999).isAllowed).toBe(false);
    expect(countTry(kept, NOW + 60_000)).toEqual({ kept: `${NOW + 60_000}:1`, isAllowed: true });
  });
});
