import { type CodeDrawing, fitBars, fitModules } from './code-drawing';
import { type CodeGrid, turn } from './code-grid';
import { type DrawnType, lookOf } from './code-shape';

/** The window, in CSS pixels, with the device pixels per CSS pixel. */
export interface Screen {
  width: number;
  height: number;
  pixelRatio: number;
  /** The person's text size (1 rem). */
  textSize: number;
}

/** A code on a full screen. */
export interface TillLayout {
  grid: CodeGrid;
  drawing: CodeDrawing;
  /** The code is rotated, so that it uses the length of the screen: its left end is at the top. */
  turned: boolean;
  /** Name and number are beside the code, not above and below it: for a square on a wide screen. */
  beside: boolean;
}

/** The share of the side for stacked bars: their quiet zone is small, and phones have round corners. */
const STACK_LENGTH_SHARE = 0.96;
/** The share of the short side for bars; less beside large text, but never too little to scan. */
const BAR_SHARE = 0.5;
const LEAST_BAR_SHARE = 0.25;
/**
 * The minimum share of the short side for stacked bars and for squares, however large the text is: the person
 * then scrolls to the number.
 */
const LEAST_STACK_SHARE = 0.6;
const LEAST_SQUARE_SHARE = 0.9;
/** The space for the lines of the name and the number. */
const TEXT_ROOM_REM = 8;

/** A code as large as a full screen allows; `null` if it is too fine even at one device pixel per module. */
export function codeOnTill(type: DrawnType, grid: CodeGrid, screen: Screen): TillLayout | null {
  const { shape, quiet } = lookOf(type);
  if (shape === 'square') return squareOnTill(grid, quiet, screen);
  return shape === 'bars' ? barsOnTill(grid, quiet, screen) : stackOnTill(grid, quiet, screen);
}

/** Many scanners can't read modules of one device pixel. */
const LEAST_MODULE = 2;

/** Whether the modules of a code are so fine that some scanners can't read them. */
export function isFine({ drawing: { moduleWidth, moduleHeight } }: TillLayout): boolean {
  return Math.min(moduleWidth, moduleHeight) < LEAST_MODULE;
}

/** Bars along the long side. */
function barsOnTill(grid: CodeGrid, quiet: number, screen: Screen): TillLayout | null {
  const { width, height, pixelRatio } = screen;
  const short = Math.min(width, height);
  const thickness = Math.max(LEAST_BAR_SHARE * short, Math.min(BAR_SHARE * short, besideText(short, screen)));
  const lying = fitBars(grid, {
    quiet,
    width: Math.floor(Math.max(width, height) * pixelRatio),
    height: Math.round(thickness * pixelRatio),
  });
  return lying && laid(grid, lying, height > width);
}

/** Stacked bars along the side on which they are larger. */
function stackOnTill(grid: CodeGrid, quiet: number, screen: Screen): TillLayout | null {
  const along = (length: number, across: number) =>
    fitModules(grid, {
      quiet,
      width: Math.floor(length * STACK_LENGTH_SHARE * screen.pixelRatio),
      height: Math.floor(
        Math.max(LEAST_STACK_SHARE * across, besideText(across, screen)) * screen.pixelRatio,
      ),
    });
  const upright = along(screen.width, screen.height);
  const onItsSide = along(screen.height, screen.width);
  const isTurned = (onItsSide?.moduleWidth ?? 0) > (upright?.moduleWidth ?? 0);
  const lying = isTurned ? onItsSide : upright;
  return lying && laid(grid, lying, isTurned);
}

/** A square need not be rotated: on a wide screen, the text is beside it. */
function squareOnTill(grid: CodeGrid, quiet: number, screen: Screen): TillLayout | null {
  const { width, height, pixelRatio } = screen;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const side = Math.max(LEAST_SQUARE_SHARE * short, Math.min(short, besideText(long, screen)));
  const pixels = Math.floor(side * pixelRatio);
  const drawing = fitModules(grid, { quiet, width: pixels, height: pixels });
  return drawing && { grid, drawing, turned: false, beside: width > height };
}

/** The space of a side without the text, in CSS pixels. */
function besideText(side: number, { textSize }: Screen): number {
  return side - TEXT_ROOM_REM * textSize;
}

function laid(grid: CodeGrid, lying: CodeDrawing, turned: boolean): TillLayout {
  return turned
    ? { grid: turn(grid, 1), drawing: onItsSide(lying), turned, beside: false }
    : { grid, drawing: lying, turned, beside: false };
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
