import { describe, expect, it } from 'vitest';
import { changesPixels, qualityOf, resized } from './plan';

const size = (width: number, height: number) => ({ width, height });

describe('a resized picture', () => {
  it.each([
    [size(1600, 9000), size(1600, 9000)],
    [size(1, 1), size(1, 1)],
    [size(1601, 1200), size(1600, 1199)],
    [size(4080, 3072), size(1600, 1205)],
    [size(60_000, 1), size(1600, 1)],
  ])('of %o is %o', (from, to) => {
    expect(resized(from)).toEqual(to);
  });
});

describe('pixels', () => {
  it.each([
    ['nothing is to be done', size(4000, 3000), { resize: false, watermark: null }, false],
    ['it is narrow enough', size(1600, 3000), { resize: true, watermark: null }, false],
    ['it is too wide', size(1601, 3000), { resize: true, watermark: null }, true],
    ['it is marked', size(10, 10), { resize: false, watermark: 'x' }, true],
  ])('of a picture where %s: change is %4$s', (_, from, drawing, changes) => {
    expect(changesPixels(from, drawing)).toBe(changes);
  });
});

describe('the quality', () => {
  it('is lower for what is resized', () => {
    expect(qualityOf(size(1601, 10), size(1600, 10))).toBe(0.6);
    expect(qualityOf(size(1600, 10), size(1600, 10))).toBe(0.92);
  });
});
