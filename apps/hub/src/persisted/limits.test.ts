import { expect, it } from 'vitest';
import { PERSISTED_LIMITS, tooMuch } from './limits';

const NOW = Date.UTC(2026, 10, 22);
const DAY_MS = 86_400_000;
const entry = (ageMs: number, size = 1) => ({ updatedAt: NOW - ageMs, size });

it('drops what is older than thirty days', () => {
  const [just, over] = [entry(PERSISTED_LIMITS.days * DAY_MS), entry(PERSISTED_LIMITS.days * DAY_MS + 1)];
  expect(tooMuch([over, just], NOW)).toEqual([over]);
});

it('drops the oldest until the rest fits', () => {
  const half = PERSISTED_LIMITS.bytes / 2;
  const [oldest, older, newest] = [entry(3, 1), entry(2, half), entry(1, half)];
  expect(tooMuch([oldest, newest, older], NOW)).toEqual([oldest]);
  expect(tooMuch([newest, older], NOW)).toEqual([]);
});

it('keeps nothing that is too large by itself', () => {
  const large = entry(0, PERSISTED_LIMITS.bytes + 1);
  expect(tooMuch([large], NOW)).toEqual([large]);
});
