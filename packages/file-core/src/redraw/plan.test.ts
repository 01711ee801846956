import { expect, it } from 'vitest';
import { pictureSize } from './plan';

const A4 = { width: 595.28, height: 841.89 };

it.each([
  [A4, 100, { width: 827, height: 1169 }],
  [A4, 300, { width: 2480, height: 3508 }],
  [{ width: 0.1, height: 72 }, 100, { width: 1, height: 100 }],
  [{ width: 11_796, height: 72 }, 100, { width: 16_383, height: 100 }],
  [{ width: 11_800, height: 72 }, 100, null],
  [{ width: 3000, height: 3000 }, 200, null],
] as const)('a page of %j at %i dpi is a picture of %j', (size, sharpness, picture) => {
  expect(pictureSize(size, { sharpness, hasText: true })).toEqual(picture);
});
