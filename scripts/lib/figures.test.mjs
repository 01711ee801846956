import { expect, test } from 'vitest';
import { percentile } from './figures.mjs';

test('the value that a share of all does not exceed', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect([50, 95, 99, 100].map((percent) => percentile(values, percent))).toEqual([100, 190, 198, 200]);
  expect(percentile([7], 50)).toBe(7);
  expect(percentile([10, 9], 50)).toBe(9);
});
