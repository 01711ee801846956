import { expect, it } from 'vitest';
import { differenceOf } from './read-back';

it('is nothing between what is the same, or transparent', () => {
  expect(differenceOf([10, 20, 30, 255], [10, 20, 30, 255])).toBe(0);
  expect(differenceOf([255, 0, 255, 0], [0, 255, 0, 0])).toBe(0);
  expect(differenceOf([], [])).toBe(0);
});

it('is the mean of how far points are in brightness or opacity', () => {
  expect(differenceOf([0, 0, 0, 255], [255, 255, 255, 255])).toBeCloseTo(255);
  expect(differenceOf([0, 0, 0, 255, 9, 9, 9, 255], [0, 0, 0, 55, 9, 9, 9, 255])).toBe(100);
  expect(differenceOf([200, 100, 100, 255], [100, 100, 100, 255])).toBeCloseTo(29.9);
});

it('is large between noise and any picture', () => {
  const noise = Uint8Array.from({ length: 4096 }, (_, at) =>
    at % 4 === 3 ? 255 : (at * 7919 * (at + 13)) % 256,
  );
  for (const grey of [0, 64, 128, 255]) {
    const plain = Uint8Array.from(noise, (_, at) => (at % 4 === 3 ? 255 : grey));
    expect(differenceOf(noise, plain)).toBeGreaterThan(35);
  }
});
