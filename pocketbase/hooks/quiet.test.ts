import { expect, it } from 'vitest';
import { noteCause } from './quiet';

const NOW = Date.UTC(2026, 10, 23);
const FULL = 'database or disk is full';

/** Whether each of these failures, one after the other, is logged. */
function told(...causes: [cause: string, seconds: number][]): boolean[] {
  let kept: string | null = null;
  return causes.map(([cause, seconds]) => {
    const noted = noteCause(kept, cause, NOW + seconds * 1000);
    kept = noted.stored;
    return noted.isNew;
  });
}

it('tells of a cause once a minute', () => {
  expect(told([FULL, 0], [FULL, 59.9], [FULL, 60], [FULL, 61])).toEqual([true, false, true, false]);
});

it('hides no other cause behind one', () => {
  expect(told([FULL, 0], ['TypeError: a', 1], ['TypeError: b', 2], ['TypeError: a', 3])).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it('takes what somebody sent for no other cause', () => {
  expect(told(['no such column: "a"', 0], ['no such column: "b"', 1])).toEqual([true, false]);
});

it('keeps little, however many causes there are', () => {
  let kept: string | null = null;
  for (let index = 0; index < 500; index += 1)
    kept = noteCause(kept, `cause ${String(index)} ${'x'.repeat(900)}`, NOW).stored;
  expect(kept!.length).toBeLessThan(30_000);
});
