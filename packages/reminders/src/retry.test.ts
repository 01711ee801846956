import { expect, it } from 'vitest';
import { afterTry } from './retry';

const MINUTE = 60_000;
const failed = { kind: 'failed', reason: 'the server said 500' } as const;

it('waits 1, 5 and 25 minutes, 2 and 12 hours, and gives up after the sixth try', () => {
  const pauses = [1, 2, 3, 4, 5].map((tries) => afterTry(tries, failed, 0).nextTry / MINUTE);
  expect(pauses).toEqual([1, 5, 25, 120, 720]);
  expect(afterTry(6, failed, 0)).toEqual({ state: 'failed', tries: 6, nextTry: 0, reason: failed.reason });
});

it('waits as long as the service asks, where that is longer, and a day at most', () => {
  expect(afterTry(1, { ...failed, waitMs: 10 * MINUTE }, 5).nextTry).toBe(5 + 10 * MINUTE);
  expect(afterTry(2, { ...failed, waitMs: MINUTE }, 5).nextTry).toBe(5 + 5 * MINUTE);
  expect(afterTry(1, { ...failed, waitMs: 1441 * MINUTE }, 5).nextTry).toBe(5 + 1440 * MINUTE);
});

it('ends with an answer that lasts', () => {
  expect(afterTry(3, { kind: 'sent' }, 0).state).toBe('sent');
  expect(afterTry(1, { kind: 'gone', reason: 'the device is gone' }, 0).state).toBe('gone');
});
