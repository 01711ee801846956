import { describe, expect, it } from 'vitest';
import { drawBarcode } from '../model/code-drawing';
import { codeOnTill } from '../model/till-layout';
import { rasterise } from '../testing/raster';
import { decodeBarcode, turnedBack } from '../testing/scanner';
import { DIGITS, PRINTABLE, randomFrom, randomText } from '../testing/random';
import { barcodeOf } from './barcode';

const random = randomFrom(20261121);
const numbers = Array.from({ length: 200 }, (_, index) => randomText(random, DIGITS, 1 + (index % 80)));
const texts = Array.from({ length: 200 }, (_, index) => {
  const text = randomText(random, PRINTABLE, 1 + (index % 80));
  return text.trim() === '' ? 'x' : text.trim();
});

const ROOMY = 2000;
const PHONE = { width: 390, height: 844, pixelRatio: 3, textSize: 16 };

function drawn(text: string, room: number, pixelRatio: number) {
  const grid = barcodeOf(text);
  const drawing = drawBarcode(grid, room, pixelRatio);
  return drawing && rasterise(grid, drawing);
}

describe.each([
  ['numbers', numbers],
  ['printable texts', texts],
])('200 random %s of 1 to 80 characters', (_, all) => {
  it('read back from a page that has room for them', () => {
    for (const text of all) expect(decodeBarcode(drawn(text, ROOMY, 1)!)).toBe(text);
  });
  it('read back from a phone held upright, or are known not to fit', () => {
    const pictures = all.map((text) => ({ text, picture: drawn(text, 358, 3) }));
    for (const { text, picture } of pictures) {
      if (picture === null) expect(text.length).toBeGreaterThan(20);
      else expect(decodeBarcode(picture)).toBe(text);
    }
  });
  it('read back from the full screen of a phone, along its long side', () => {
    for (const text of all.filter((_text, index) => index % 8 === 0)) {
      const { grid, drawing, turned } = codeOnTill('barcode', barcodeOf(text), PHONE)!;
      expect(turned).toBe(true);
      expect(decodeBarcode(turnedBack(rasterise(grid, drawing)))).toBe(text);
    }
  });
});

it('needs the least modules: two digits each', () => {
  const MODULES_AROUND = 11 + 11 + 13;
  expect(barcodeOf('60357101234567')[0]).toHaveLength(7 * 11 + MODULES_AROUND);
});
