import { describe, expect, it } from 'vitest';
import { judgeDays } from './rates-judged';

const before = { USD: 1.1, TRY: 40 };

describe('a rate', () => {
  it('is believed where it is near the one before, or the first of its currency', () => {
    expect(judgeDays(before, [{ date: '2026-11-02', rates: { USD: 1.32, TRY: 48, BRL: 6 } }])).toEqual([
      { date: '2026-11-02', rates: { USD: 1.32, TRY: 48, BRL: 6 } },
    ]);
  });

  it.each([1.321, 0.9166, 11.1])('of %d after 1.1 is not believed, and does not measure the next', (USD) => {
    expect(
      judgeDays(before, [
        { date: '2026-11-02', rates: { USD, TRY: 41 } },
        { date: '2026-11-03', rates: { USD: 1.11 } },
      ]),
    ).toEqual([
      { date: '2026-11-02', rates: { USD: null, TRY: 41 } },
      { date: '2026-11-03', rates: { USD: 1.11 } },
    ]);
  });

  it('is believed after a jump once the next day has it too', () => {
    expect(
      judgeDays(before, [
        { date: '2026-11-02', rates: { TRY: 60 } },
        { date: '2026-11-03', rates: { USD: 1.1 } },
        { date: '2026-11-04', rates: { TRY: 61 } },
      ]).map(({ rates }) => rates['TRY']),
    ).toEqual([60, undefined, 61]);
  });
});
