import type { CodeGrid } from './code-grid';
import { type DrawnType, lookOf } from './code-shape';

/** Specification §9.92 and §9.93, in CSS pixels, except the margin in modules. */
const BAR_WIDTH = 2;
const BARCODE_MARGIN = 12;
const BARCODE_HEIGHT = 120;
const QR_MARGIN_MODULES = 4;

/** The most CSS pixels per module of other codes: larger ones are hard to scan at arm's length. */
export const WIDEST_MODULE = 3;

/** Many shops' scanners can't read bars narrower than this, so a page does not draw them. In CSS pixels. */
const NARROWEST_BAR = 1;

/**
 * The position of a code in its picture, in device pixels. Each module is a whole number of them wide and
 * high, and begins at a whole one, so that no edge is blurred.
 */
export interface CodeDrawing {
  /** The whole picture, including its white margins. */
  width: number;
  height: number;
  /** The corner of the first module, and the size of each module. */
  x: number;
  y: number;
  moduleWidth: number;
  moduleHeight: number;
}

/** The number of columns of a grid. */
export function widthOf(grid: CodeGrid): number {
  return grid[0]?.length ?? 0;
}

/**
 * A barcode on a page with `room` CSS pixels: 120 high in a margin of 12, with bars of 2, or narrower bars if
 * it is too long with its quiet zone. `null` if it does not fit with bars of 1.
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

/** The white space that a drawing lacks on each side for the quiet zone of its type, in device pixels. */
export function missingQuiet(type: DrawnType, { x, moduleWidth }: CodeDrawing): number {
  return Math.max(0, lookOf(type).quiet * moduleWidth - x);
}

/** A QR code in `size` CSS pixels, with the largest modules that leave 4 of them on each side. */
export function drawQrCode(grid: CodeGrid, size: number, pixelRatio: number): CodeDrawing {
  const side = Math.round(size * pixelRatio);
  const modules = widthOf(grid);
  const module = Math.max(1, Math.floor(side / (modules + 2 * QR_MARGIN_MODULES)));
  const start = Math.floor((side - modules * module) / 2);
  return { width: side, height: side, x: start, y: start, moduleWidth: module, moduleHeight: module };
}

/** The box of a code, with its quiet zone in modules and the largest module. */
interface Fit {
  quiet: number;
  /** In device pixels. */
  width: number;
  height: number;
  largest?: number;
}

/** Square modules with their quiet zone, as large as the box allows; `null` if smaller than a pixel. */
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

/** Bars with their quiet zone, as wide as `width` allows; `null` if narrower than a device pixel. */
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
 * A code on a page with `room` CSS pixels. The specification's two codes have its sizes, with QR codes in a
 * square of `size`; others are as wide as possible, and squares at least `size`. `null` if it would be too
 * fine for a scanner.
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
