import { type CodeDrawing, drawQrCode, widthOf } from './code-drawing';
import { type CodeGrid, turn } from './code-grid';

/** The window, in CSS pixels, and how many device pixels each of them has. */
export interface Screen {
  width: number;
  height: number;
  pixelRatio: number;
  /** The person's size of text (1 rem). */
  textSize: number;
}

/** A code on a full screen. */
export interface TillLayout {
  grid: CodeGrid;
  drawing: CodeDrawing;
  /** The code is turned on its side, so that it is as long as the screen: its left end is at the top. */
  turned: boolean;
}

/** The quiet zone that Code 128 requires on each side. */
const QUIET_MODULES = 10;
/** Wider bars than this (0.6 mm on a phone) make a code too long for a scanner's beam. CSS pixels. */
const WIDEST_BAR = 4;
/** Of the short side, for the bars; less where large text leaves less, but never too little to be scanned. */
const BAR_SHARE = 0.5;
const LEAST_BAR_SHARE = 0.25;
/** Lines for the name and for the number. */
const TEXT_ROOM_REM = 8;
const LARGEST_QR = 480;
/** Kept free of a QR code for the number and the way out. CSS pixels. */
const QR_RESERVE = 176;

/** The barcode as long as the screen allows; `null` when it is too long even at one device pixel a bar. */
export function barcodeOnTill(
  grid: CodeGrid,
  { width, height, pixelRatio, textSize }: Screen,
): TillLayout | null {
  const modules = widthOf(grid) + 2 * QUIET_MODULES;
  const long = Math.max(width, height) * pixelRatio;
  const bar = Math.min(Math.floor(long / modules), Math.max(1, Math.floor(WIDEST_BAR * pixelRatio)));
  if (bar < 1) return null;
  const thickness = Math.round(thicknessOf(Math.min(width, height), textSize) * pixelRatio);
  const lying: CodeDrawing = {
    width: modules * bar,
    height: thickness,
    x: QUIET_MODULES * bar,
    y: 0,
    moduleWidth: bar,
    moduleHeight: thickness,
  };
  const turned = height > width;
  return turned
    ? { grid: turn(grid, 1), drawing: onItsSide(lying), turned }
    : { grid, drawing: lying, turned };
}

function thicknessOf(short: number, textSize: number): number {
  return Math.max(LEAST_BAR_SHARE * short, Math.min(BAR_SHARE * short, short - TEXT_ROOM_REM * textSize));
}

/** The QR code as large as the screen allows: it is square, so there is nothing to turn. */
export function qrCodeOnTill(grid: CodeGrid, { width, height, pixelRatio }: Screen): TillLayout {
  const size = Math.max(1, Math.min(width, height - QR_RESERVE, LARGEST_QR));
  return { grid, drawing: drawQrCode(grid, size, pixelRatio), turned: false };
}

function onItsSide({ width, height, x, y, moduleWidth, moduleHeight }: CodeDrawing): CodeDrawing {
  return {
    width: height,
    height: width,
    x: y,
    y: x,
    moduleWidth: moduleHeight,
    moduleHeight: moduleWidth,
  };
}
