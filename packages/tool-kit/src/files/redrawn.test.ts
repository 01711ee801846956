import { expect, it } from 'vitest';
import { fitted } from './redrawn';

it.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 1600, 1600, 1600],
  [1601, 10, 1600, 10],
  [800, 600, 800, 600],
  [20_000, 2, 1600, 1],
])('makes %i × %i fit as %i × %i', (width, height, toWidth, toHeight) => {
  expect(fitted(width, height, 1600)).toEqual({ width: toWidth, height: toHeight });
});
