import { expect, it } from 'vitest';
import { MOST_BEHIND_MS, mostBehind, PACE_MS, withSent } from './behind';

const NOW = Date.parse('2026-11-26T08:00:00Z');

it('takes for replicated what was saved before the last sending began', () => {
  const once = withSent(null, NOW);
  expect(mostBehind(once, NOW)).toBeGreaterThan(MOST_BEHIND_MS);
  const twice = withSent(once, NOW + 150);
  expect(mostBehind(twice, NOW + 200)).toBe(200 + PACE_MS);
});

it('takes the same answer for nothing new, and knows nothing at first', () => {
  const sent = withSent(withSent(null, NOW), NOW + 150);
  expect(withSent(sent, NOW + 150)).toBe(sent);
  expect(withSent(sent, NOW)).toBe(sent);
  expect(mostBehind(null, NOW)).toBe(Infinity);
});
