import { describe, expect, it } from 'vitest';
import { drawQrCode, widthOf } from '../model/code-drawing';
import { codeOnTill } from '../model/till-layout';
import { rasterise } from '../testing/raster';
import { decodeQrCode } from '../testing/scanner';
import { DIGITS, randomFrom, randomText } from '../testing/random';
import { qrCodeOf } from './qr-code';

const LOOKS = Array.from({ length: 8 }, (_, tick) => tick);
const random = randomFrom(20261121);
const numbers = Array.from({ length: 200 }, (_, index) => randomText(random, DIGITS, 1 + (index % 34)));

it('reads back 200 numbers of 1 to 34 digits, in the plain size and in that of the custom layout', () => {
  for (const [index, number] of numbers.entries()) {
    const grid = qrCodeOf(number, index);
    expect(decodeQrCode(rasterise(grid, drawQrCode(grid, index % 2 === 0 ? 240 : 180, 1)))).toBe(number);
  }
});

describe('a refreshed code', () => {
  it('says the same under each of the 8 masks and 4 rotations', () => {
    const looks = LOOKS.map((tick) => qrCodeOf('6035710123456789', tick));
    expect(new Set(looks.map((grid) => grid.join(''))).size).toBe(8);
    for (const grid of looks) {
      expect(widthOf(grid)).toBe(21);
      expect(decodeQrCode(rasterise(grid, drawQrCode(grid, 240, 2)))).toBe('6035710123456789');
    }
  });
  it.each([
    [0, ['top left', 'top right', 'bottom left']],
    [1, ['top left', 'top right', 'bottom right']],
    [2, ['top right', 'bottom left', 'bottom right']],
    [3, ['top left', 'bottom left', 'bottom right']],
  ])('stands turned by %d quarters, clockwise', (tick, corners) => {
    const grid = qrCodeOf('1234', tick);
    const finder = '1111111';
    const found = [
      grid[0]?.startsWith(finder) && 'top left',
      grid[0]?.endsWith(finder) && 'top right',
      grid[20]?.startsWith(finder) && 'bottom left',
      grid[20]?.endsWith(finder) && 'bottom right',
    ];
    expect(found.filter(Boolean)).toEqual(corners);
  });
  it('comes round after 8 ticks', () => {
    expect(qrCodeOf('1234', 8)).toEqual(qrCodeOf('1234', 0));
    expect(qrCodeOf('1234', 8_000_003)).toEqual(qrCodeOf('1234', 3));
  });
});

it('refuses what version 1 can’t hold, rather than growing', () => {
  expect(() => qrCodeOf('1'.repeat(35), 0)).toThrow();
});

it.each([
  { width: 390, height: 844, pixelRatio: 3, textSize: 16 },
  { width: 844, height: 390, pixelRatio: 3, textSize: 16 },
  { width: 1440, height: 900, pixelRatio: 1, textSize: 16 },
])('reads back from a full screen of $width×$height', (screen) => {
  const { grid, drawing } = codeOnTill('qrcode', qrCodeOf('6035710123456789', 5), screen)!;
  expect(decodeQrCode(rasterise(grid, drawing))).toBe('6035710123456789');
});
