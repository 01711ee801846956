import { describe, expect, it } from 'vitest';
import { drawBarcode, drawOnPage, drawQrCode, missingQuiet } from './code-drawing';
import { pathOf, turn } from './code-grid';

const bars = (modules: number) => ['1'.padEnd(modules, '0')];
const square = Array.from({ length: 21 }, () => '1'.repeat(21));
const RATIOS = [1, 1.25, 1.5, 1.75, 2, 2.625, 3, 3.5];

describe('drawBarcode', () => {
  it('has bars of 2, a height of 120 and a margin of 12', () => {
    expect(drawBarcode(bars(123), 356, 1)).toEqual({
      width: 270,
      height: 144,
      x: 12,
      y: 12,
      moduleWidth: 2,
      moduleHeight: 120,
    });
    expect(drawBarcode(bars(123), 356, 3)).toMatchObject({
      width: 810,
      x: 36,
      moduleWidth: 6,
      moduleHeight: 360,
    });
  });
  it('keeps bars of 2 up to the last pixel of room, then takes narrower ones', () => {
    expect(drawBarcode(bars(100), 240, 1)?.moduleWidth).toBe(2);
    expect(drawBarcode(bars(100), 239, 1)?.moduleWidth).toBe(1);
    expect(drawBarcode(bars(100), 239, 3)?.moduleWidth).toBe(5);
  });
  it('gives up where bars of 1 do not fit', () => {
    expect(drawBarcode(bars(100), 124, 1)?.moduleWidth).toBe(1);
    expect(drawBarcode(bars(100), 123, 1)).toBeNull();
    expect(drawBarcode(bars(100), 123, 3)).toBeNull();
  });
  it.each(RATIOS)(
    'keeps whole device pixels, the room and ten white modules at a side at a pixel ratio of %d',
    (ratio) => {
      for (let modules = 46; modules < 320; modules += 1) {
        const drawing = drawBarcode(bars(modules), 356, ratio);
        if (drawing === null) continue;
        expect(Object.values(drawing).every(Number.isInteger)).toBe(true);
        const white = missingQuiet('barcode', drawing);
        expect(drawing.width + 2 * white).toBeLessThanOrEqual(356 * ratio);
        expect(drawing.x + white).toBeGreaterThanOrEqual(10 * drawing.moduleWidth);
        expect(drawing.moduleWidth).toBeGreaterThanOrEqual(ratio);
      }
    },
  );
});

describe('drawQrCode', () => {
  it.each([
    [240, 8, 36],
    [180, 6, 27],
  ])('fills %d with modules of %d and leaves at least 4 of them around', (size, module, start) => {
    const drawing = drawQrCode(square, size, 1);
    expect(drawing).toEqual({
      width: size,
      height: size,
      x: start,
      y: start,
      moduleWidth: module,
      moduleHeight: module,
    });
    expect(start).toBeGreaterThanOrEqual(4 * module);
  });
  it.each(RATIOS)('keeps whole device pixels and the margin at a pixel ratio of %d', (ratio) => {
    const drawing = drawQrCode(square, 180, ratio);
    expect(Object.values(drawing).every(Number.isInteger)).toBe(true);
    expect(drawing.x).toBeGreaterThanOrEqual(4 * drawing.moduleWidth);
  });
});

describe('drawOnPage', () => {
  it('has other bars as wide as there is room, up to 3, with their quiet zone', () => {
    expect(drawOnPage('ean13', bars(95), { room: 356, size: 240, pixelRatio: 1 })).toEqual({
      width: 351,
      height: 120,
      x: 33,
      y: 0,
      moduleWidth: 3,
      moduleHeight: 120,
    });
    expect(drawOnPage('ean8', bars(67), { room: 800, size: 240, pixelRatio: 2 })?.moduleWidth).toBe(6);
  });
  it('has other squares at least as large as a QR code of digits, and larger ones where they are fine', () => {
    const wide = (modules: number) =>
      drawOnPage('datamatrix', Array<string>(modules).fill('1'.repeat(modules)), {
        room: 356,
        size: 240,
        pixelRatio: 1,
      });
    expect([16, 40, 100, 300].map((modules) => wide(modules)?.width)).toEqual([240, 220, 312, 304]);
  });
  it.each(['code39', 'aztec', 'pdf417'] as const)('draws no %s with modules below one pixel', (type) => {
    const grid = type === 'code39' ? bars(400) : Array<string>(400).fill('1'.repeat(400));
    expect(drawOnPage(type, grid, { room: 356, size: 240, pixelRatio: 3 })).toBeNull();
  });
});

describe('a grid', () => {
  it('is drawn as one piece for each run of black', () => {
    expect(pathOf(['1101', '0010'])).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM2 1h1v1h-1z');
  });
  it('is turned clockwise', () => {
    expect(turn(['12', '34'], 1)).toEqual(['31', '42']);
    expect(turn(['12', '34'], 2)).toEqual(['43', '21']);
    expect(turn(['123'], 1)).toEqual(['1', '2', '3']);
  });
});
