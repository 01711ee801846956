import { expect, it } from 'vitest';
import { areasOf } from './frame-areas';

it.each([
  ['wide', 1920, 1080, { x: 474, y: 182, width: 972, height: 715 }],
  ['upright', 720, 1280, { x: 36, y: 402, width: 648, height: 476 }],
])('looks into the middle of a %s picture first, then at all of it', (_, width, height, middle) => {
  expect(areasOf(width, height)).toEqual([middle, { x: 0, y: 0, width, height }]);
});
