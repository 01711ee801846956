import type { CodeGrid } from './code-grid';

/** Specification §9, in CSS pixels, and in modules where it says so. */
const BAR_WIDTH = 2;
const BARCODE_MARGIN = 12;
const BARCODE_HEIGHT = 120;
const QR_MARGIN_MODULES = 4;

/** Bars narrower than this are beyond many a shop's scanner, so a page does not draw them. */
const NARROWEST_BAR = 1;

/**
 * Where a grid is drawn, in device pixels. A module is a whole number of them wide and high, and begins on one:
 * no edge can blur.
 */
export interface CodeDrawing {
  /** The whole white picture. */
  width: number;
  height: number;
  /** The first module's corner, and the size of each. */
  x: number;
  y: number;
  moduleWidth: number;
  moduleHeight: number;
}

/** The columns of a grid. */
export function widthOf(grid: CodeGrid): number {
  return grid[0]?.length ?? 0;
}

/**
 * A barcode on a page that has `room` CSS pixels for it: 120 high in a margin of 12, with bars of 2, or narrower ones
 * where it is long. `null` when it does not fit with bars of 1.
 */
export function drawBarcode(grid: CodeGrid, room: number, pixelRatio: number): CodeDrawing | null {
  const margin = Math.round(BARCODE_MARGIN * pixelRatio);
  const modules = widthOf(grid);
  const fitting = Math.floor((room * pixelRatio - 2 * margin) / modules);
  const moduleWidth = Math.min(fitting, Math.max(1, Math.floor(BAR_WIDTH * pixelRatio)));
  if (moduleWidth < Math.max(1, Math.ceil(NARROWEST_BAR * pixelRatio))) return null;
  const moduleHeight = Math.round(BARCODE_HEIGHT * pixelRatio);
  return {
    width: modules * moduleWidth + 2 * margin,
    height: moduleHeight + 2 * margin,
    x: margin,
    y: margin,
    moduleWidth,
    moduleHeight,
  };
}

/** A QR code in a square of `size` CSS pixels: the largest modules that leave a margin of 4 of them on each side. */
export function drawQrCode(grid: CodeGrid, size: number, pixelRatio: number): CodeDrawing {
  const side = Math.round(size * pixelRatio);
  const modules = widthOf(grid);
  const module = Math.max(1, Math.floor(side / (modules + 2 * QR_MARGIN_MODULES)));
  const start = Math.floor((side - modules * module) / 2);
  return { width: side, height: side, x: start, y: start, moduleWidth: module, moduleHeight: module };
}
