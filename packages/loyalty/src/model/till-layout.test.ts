import { describe, expect, it } from 'vitest';
import { CODE_TYPES } from '../rules/code-types';
import type { CodeGrid } from './code-grid';
import { type DrawnType, lookOf } from './code-shape';
import { codeOnTill, type Screen, type TillLayout } from './till-layout';

const bars = (modules: number): CodeGrid => ['1'.padEnd(modules, '0')];
const square = (modules: number): CodeGrid => Array<string>(modules).fill('1'.repeat(modules));
const PHONE = { width: 390, height: 844, pixelRatio: 3, textSize: 16 };
const PHONE_ON_ITS_SIDE = { width: 844, height: 390, pixelRatio: 3, textSize: 16 };

/** Phones, tablets and computers: width and height in CSS pixels, device pixels per CSS pixel. */
const SCREENS: Screen[] = [
  [320, 568, 2],
  [360, 640, 3],
  [360, 800, 3],
  [375, 667, 2],
  [390, 844, 3],
  [412, 915, 2.625],
  [430, 932, 3],
  [768, 1024, 2],
  [820, 1180, 2],
  [1024, 1366, 2],
  [1280, 800, 1.5],
  [1440, 900, 2],
].flatMap(([width = 0, height = 0, pixelRatio = 1]) => [
  { width, height, pixelRatio, textSize: 16 },
  { width: height, height: width, pixelRatio, textSize: 16 },
]);

/** Codes with realistic sizes, in modules. */
const GRIDS: Readonly<Record<DrawnType, CodeGrid[]>> = {
  barcode: [bars(123), bars(211)],
  ean13: [bars(95)],
  ean8: [bars(67)],
  upca: [bars(95)],
  upce: [bars(51)],
  code39: [bars(160), bars(208)],
  code93: [bars(127), bars(190)],
  itf: [bars(63), bars(135)],
  codabar: [bars(131)],
  qrcode: [square(21)],
  qrtext: [square(25), square(45)],
  aztec: [square(19), square(45)],
  datamatrix: [square(16), square(48)],
  // 17 modules per column, and four more columns of overhead: three modules per row.
  pdf417: [Array<string>(27).fill('1'.repeat(120)), Array<string>(18).fill('1'.repeat(137))],
};

/** The share of the screen's side that a code takes with its quiet zone. */
function shareOf({ drawing, turned }: TillLayout, { width, height, pixelRatio }: Screen, type: DrawnType) {
  const side = lookOf(type).shape === 'square' ? Math.min(width, height) : turned ? height : width;
  return (turned ? drawing.height : drawing.width) / (side * pixelRatio);
}

/** The share of that side by which a code would grow with one more device pixel per module. */
function stepOf({ grid, drawing, turned }: TillLayout, screen: Screen, type: DrawnType) {
  const module = turned ? drawing.moduleHeight : drawing.moduleWidth;
  return grid.length === 0 ? 0 : shareOf({ grid, drawing, turned, beside: false }, screen, type) / module;
}

describe('a code on a full screen', () => {
  const types = CODE_TYPES.filter((type): type is DrawnType => type !== 'none');

  it.each(types)('of %s takes 85 % of its side, or all that whole pixels allow', (type) => {
    for (const grid of GRIDS[type]) {
      for (const screen of SCREENS) {
        const layout = codeOnTill(type, grid, screen)!;
        const share = shareOf(layout, screen, type);
        const where = `${type} on ${screen.width}×${screen.height}`;
        expect(share, where).toBeLessThanOrEqual(1);
        if (share < 0.85) expect(share + stepOf(layout, screen, type), where).toBeGreaterThan(0.9);
        expect(Object.values(layout.drawing).every(Number.isInteger), where).toBe(true);
      }
    }
  });

  it.each(types)('of %s keeps its quiet zone inside the screen', (type) => {
    const { quiet, shape } = lookOf(type);
    for (const grid of GRIDS[type]) {
      for (const screen of SCREENS) {
        const { drawing, turned } = codeOnTill(type, grid, screen)!;
        const [start, module] = turned ? [drawing.y, drawing.moduleHeight] : [drawing.x, drawing.moduleWidth];
        expect(start).toBe(quiet * module);
        if (shape !== 'bars') expect(turned ? drawing.x : drawing.y).toBe(quiet * module);
        expect(drawing.width).toBeLessThanOrEqual(screen.width * screen.pixelRatio);
        expect(drawing.height).toBeLessThanOrEqual(screen.height * screen.pixelRatio);
      }
    }
  });

  it('is turned where that makes it larger', () => {
    const isTurned = (type: DrawnType, screen: Screen) => codeOnTill(type, GRIDS[type][0]!, screen)!.turned;
    expect([isTurned('ean13', PHONE), isTurned('ean13', PHONE_ON_ITS_SIDE)]).toEqual([true, false]);
    expect([isTurned('pdf417', PHONE), isTurned('pdf417', PHONE_ON_ITS_SIDE)]).toEqual([true, false]);
    expect(isTurned('aztec', PHONE)).toBe(false);
  });

  it('has its text beside it where it is a square on a wide screen', () => {
    const isBeside = (screen: Screen) => codeOnTill('qrcode', GRIDS.qrcode[0]!, screen)!.beside;
    expect([isBeside(PHONE), isBeside(PHONE_ON_ITS_SIDE)]).toEqual([false, true]);
  });

  it('gives way to large text, and keeps a quarter of the short side', () => {
    const thickness = (textSize: number) =>
      codeOnTill('barcode', bars(123), { ...PHONE, pixelRatio: 1, textSize })?.drawing.width;
    expect([16, 24, 32, 48].map(thickness)).toEqual([195, 195, 134, 98]);
  });

  it('is none where not even one device pixel a module fits', () => {
    const at = (modules: number, pixelRatio: number) =>
      codeOnTill('barcode', bars(modules), { ...PHONE, pixelRatio });
    expect(at(824, 1)).not.toBeNull();
    expect(at(825, 1)).toBeNull();
    expect(at(825, 2)).not.toBeNull();
  });
});
