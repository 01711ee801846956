import { expect, it } from 'vitest';
import { pauseAfter } from './pause';

it('waits a second after the first failure, twice as long after each other one, and a minute at most', () => {
  expect([0, 1, 2, 3, 6, 7, 1000].map(pauseAfter)).toEqual([1000, 1000, 2000, 4000, 32_000, 60_000, 60_000]);
});
