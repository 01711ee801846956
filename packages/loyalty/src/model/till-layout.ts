import { type CodeDrawing, fitBars, fitModules } from './code-drawing';
import { type CodeGrid, turn } from './code-grid';
import { type DrawnType, lookOf } from './code-shape';

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
  /** Name and number stand beside the code, not over and under it: a square on a wide screen. */
  beside: boolean;
}

/** Of the side along which rows of bars lie: they have little white of their own, and a phone has round corners. */
const STACK_LENGTH_SHARE = 0.96;
/** Of the short side, for bars; less where large text leaves less, but never too little to be scanned. */
const BAR_SHARE = 0.5;
const LEAST_BAR_SHARE = 0.25;
/** Of the short side, for rows of bars and for squares, however large the text is: the number is scrolled to. */
const LEAST_STACK_SHARE = 0.6;
const LEAST_SQUARE_SHARE = 0.9;
/** The lines for the name and for the number. */
const TEXT_ROOM_REM = 8;

/** A code as large as a full screen allows; `null` when it is too fine even at one device pixel a module. */
export function codeOnTill(type: DrawnType, grid: CodeGrid, screen: Screen): TillLayout | null {
  const { shape, quiet } = lookOf(type);
  if (shape === 'square') return squareOnTill(grid, quiet, screen);
  return shape === 'bars' ? barsOnTill(grid, quiet, screen) : stackOnTill(grid, quiet, screen);
}

/** Many a scanner passes over modules of one device pixel. */
const LEAST_MODULE = 2;

/** Whether the modules of a code are so fine that not every scanner reads them. */
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

/** Rows of bars along the side on which they get larger. */
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

/** A square has nothing to turn: on a wide screen the text goes beside it. */
function squareOnTill(grid: CodeGrid, quiet: number, screen: Screen): TillLayout | null {
  const { width, height, pixelRatio } = screen;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const side = Math.max(LEAST_SQUARE_SHARE * short, Math.min(short, besideText(long, screen)));
  const pixels = Math.floor(side * pixelRatio);
  const drawing = fitModules(grid, { quiet, width: pixels, height: pixels });
  return drawing && { grid, drawing, turned: false, beside: width > height };
}

/** What the text leaves of a side, in CSS pixels. */
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
