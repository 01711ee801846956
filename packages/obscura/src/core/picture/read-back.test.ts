import { expect, it } from 'vitest';
import { differenceOf } from './read-back';

it('is nothing between what is the same, or transparent', () => {
  expect(differenceOf([10, 20, 30, 255], [10, 20, 30, 255])).toBe(0);
  expect(differenceOf([255, 0, 255, 0], [0, 255, 0, 0])).toBe(0);
  expect(differenceOf([], [])).toBe(0);
});

it('is the mean over channels, colours as they are seen', () => {
  expect(differenceOf([0, 0, 0, 255], [255, 255, 255, 255])).toBe(191.25);
  expect(differenceOf([200, 0, 0, 255], [200, 0, 0, 51])).toBe((160 + 204) / 4);
});
