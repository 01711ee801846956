import type { CodeGrid } from './code-grid';
import { type DrawnType, lookOf } from './code-shape';

/** Specification §9, in CSS pixels, and in modules where it says so. */
const BAR_WIDTH = 2;
const BARCODE_MARGIN = 12;
const BARCODE_HEIGHT = 120;
const QR_MARGIN_MODULES = 4;

/** Modules of other codes on a page: as large as they fit, but no larger than a scanner likes at arm's length. CSS pixels. */
export const WIDEST_MODULE = 3;

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
 * where it is long with its quiet zone. `null` when it does not fit with bars of 1.
 */
export function drawBarcode(grid: CodeGrid, room: number, pixelRatio: number): CodeDrawing | null {
  const margin = Math.round(BARCODE_MARGIN * pixelRatio);
  const modules = widthOf(grid);
  const { quiet } = lookOf('barcode');
  const fitting = Math.min(
    Math.floor((room * pixelRatio - 2 * margin) / modules),
    Math.floor((room * pixelRatio) / (modules + 2 * quiet)),
  );
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

/** The white that a drawing lacks on its left and on its right for the quiet zone of its type, in device pixels. */
export function missingQuiet(type: DrawnType, { x, moduleWidth }: CodeDrawing): number {
  return Math.max(0, lookOf(type).quiet * moduleWidth - x);
}

/** A QR code in a square of `size` CSS pixels: the largest modules that leave a margin of 4 of them on each side. */
export function drawQrCode(grid: CodeGrid, size: number, pixelRatio: number): CodeDrawing {
  const side = Math.round(size * pixelRatio);
  const modules = widthOf(grid);
  const module = Math.max(1, Math.floor(side / (modules + 2 * QR_MARGIN_MODULES)));
  const start = Math.floor((side - modules * module) / 2);
  return { width: side, height: side, x: start, y: start, moduleWidth: module, moduleHeight: module };
}

/** White and black of a code in a box of device pixels: the largest modules that fit, square or of a height of their own. */
interface Fit {
  quiet: number;
  /** In device pixels. */
  width: number;
  height: number;
  largest?: number;
}

/** A code of square modules with its quiet zone, as large as a box allows; `null` where not one device pixel a module fits. */
export function fitModules(
  grid: CodeGrid,
  { quiet, width, height, largest = Infinity }: Fit,
): CodeDrawing | null {
  const columns = widthOf(grid) + 2 * quiet;
  const rows = grid.length + 2 * quiet;
  const module = Math.min(Math.floor(width / columns), Math.floor(height / rows), largest);
  if (module < 1) return null;
  return {
    width: columns * module,
    height: rows * module,
    x: quiet * module,
    y: quiet * module,
    moduleWidth: module,
    moduleHeight: module,
  };
}

/** Bars with their quiet zone, as wide as `width` allows and `height` high; `null` where not one device pixel a bar fits. */
export function fitBars(
  grid: CodeGrid,
  { quiet, width, height, largest = Infinity }: Fit,
): CodeDrawing | null {
  const columns = widthOf(grid) + 2 * quiet;
  const bar = Math.min(Math.floor(width / columns), largest);
  if (bar < 1) return null;
  return { width: columns * bar, height, x: quiet * bar, y: 0, moduleWidth: bar, moduleHeight: height };
}

/**
 * A code on a page that has `room` CSS pixels for it. The specification's two have its sizes, QR codes in a square of
 * `size`; others are as wide as there is room, squares at least `size`. `null` when it would be too fine for a scanner.
 */
export function drawOnPage(
  type: DrawnType,
  grid: CodeGrid,
  { room, size, pixelRatio }: { room: number; size: number; pixelRatio: number },
): CodeDrawing | null {
  if (type === 'barcode') return drawBarcode(grid, room, pixelRatio);
  if (type === 'qrcode') return drawQrCode(grid, size, pixelRatio);
  const { shape, quiet } = lookOf(type);
  const width = Math.floor(room * pixelRatio);
  const largest = Math.max(1, Math.floor(WIDEST_MODULE * pixelRatio));
  const side = Math.min(
    width,
    Math.max(Math.round(size * pixelRatio), largest * (widthOf(grid) + 2 * quiet)),
  );
  const drawing =
    shape === 'bars'
      ? fitBars(grid, { quiet, width, height: Math.round(BARCODE_HEIGHT * pixelRatio), largest })
      : shape === 'stack'
        ? fitModules(grid, { quiet, width, height: Infinity, largest })
        : fitModules(grid, { quiet, width: side, height: side });
  return drawing && drawing.moduleWidth >= NARROWEST_BAR * pixelRatio ? drawing : null;
}
