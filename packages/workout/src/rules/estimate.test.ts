import { expect, it } from 'vitest';
import { estimatedMaximum } from './estimate';

it.each([
  [100, 5, 116.7],
  [60, 3, 66],
  [101.25, 7, 124.9],
  [100, 10, 133.3],
  [100, 1, 100],
  [100, 12, 140],
])('of %d × %d is %d', (weight, reps, estimate) => {
  expect(estimatedMaximum(weight, reps)).toBeCloseTo(estimate, 1);
});

it.each([0, 13, 50])('says nothing of %d repetitions', (reps) => {
  expect(estimatedMaximum(100, reps)).toBeNull();
});
