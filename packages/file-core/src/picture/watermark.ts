import { contextOf } from './canvas';
import { centresFor } from './lattice';
import type { Size } from './plan';

/** Text rises from left to right by 30°. */
const ANGLE = -Math.PI / 6;
/** Text is this part of a picture's width high, and never less than what can be read, in pixels. */
const SHARE = 1 / 22;
const MIN_TEXT = 14;
/** How much of the line through the middle one text may fill; longer ones are written smaller. */
const FILLS = 0.9;
/** The picture stays visible under it. */
const OPACITY = 0.5;
/** Free space between two texts, in heights of the text. */
const GAP = { along: 2, across: 2.5 };

/** The height that a text is measured at, in pixels. */
const RULED = 100;

const fontOf = (height: number) => `650 ${height}px system-ui, sans-serif`;

/** How high the text is written, in pixels: by the picture's width, and so that it fits along the middle once. */
export function textHeight({ width, height }: Size, widthOfOnePixel: number): number {
  const line = Math.min(width / Math.cos(ANGLE), height / -Math.sin(ANGLE));
  return Math.min(Math.max(MIN_TEXT, width * SHARE), (line * FILLS) / widthOfOnePixel);
}

/**
 * Repeats a text across a picture, light with a dark edge so that it is read on any ground, in whatever script the
 * system's fonts know.
 */
export function drawWatermark(context: OffscreenCanvasRenderingContext2D, size: Size, text: string): void {
  const stamp = stampOf(text, size);
  const places = centresFor(size, { along: stamp.step.along, across: stamp.step.across, angle: ANGLE });
  context.globalAlpha = OPACITY;
  for (const { x, y } of places) {
    context.setTransform(Math.cos(ANGLE), Math.sin(ANGLE), -Math.sin(ANGLE), Math.cos(ANGLE), x, y);
    context.drawImage(stamp.canvas, -stamp.canvas.width / 2, -stamp.canvas.height / 2);
  }
}

/** The text once, opaque: drawn half transparent as a whole, its edge does not show through the letters. */
function stampOf(text: string, size: Size) {
  const ruler = contextOf({ width: 1, height: 1 });
  ruler.font = fontOf(RULED);
  const measured = ruler.measureText(text).width / RULED;
  const height = textHeight(size, measured);
  const width = measured * height;
  const context = contextOf({ width: Math.ceil(width + height), height: Math.ceil(2 * height) });
  context.font = fontOf(height);
  context.direction = isRightToLeft(text) ? 'rtl' : 'ltr';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = height / 8;
  context.strokeStyle = 'black';
  context.fillStyle = 'white';
  const { canvas } = context;
  context.strokeText(text, canvas.width / 2, canvas.height / 2);
  context.fillText(text, canvas.width / 2, canvas.height / 2);
  return { canvas, step: { along: width + GAP.along * height, across: (1 + GAP.across) * height } };
}

/** Whether a text begins with a letter that is written from right to left. */
function isRightToLeft(text: string): boolean {
  const [first = ''] = /\p{L}/u.exec(text) ?? [];
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(first);
}
