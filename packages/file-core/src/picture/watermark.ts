import { contextOf } from './canvas';
import { centresFor } from './lattice';
import type { Size } from './plan';

/** The text rises from left to right by 30°. */
const ANGLE = -Math.PI / 6;
/** The height of the text as a part of the picture's width, and the smallest readable height in pixels. */
const SHARE = 1 / 22;
const MIN_TEXT = 14;
/** The part of the middle line that one text may fill; longer texts are written smaller. */
const FILLS = 0.9;
/** The picture stays visible under the text. */
const OPACITY = 0.5;
/** The space between two texts, as a multiple of the text height. */
const GAP = { along: 2, across: 2.5 };

/** The height at which a text is measured, in pixels. */
const RULED = 100;

const fontOf = (height: number) => `650 ${height}px system-ui, sans-serif`;

/** The height of the text, by the picture's width: it fits once along the middle line. */
export function textHeight({ width, height }: Size, widthOfOnePixel: number): number {
  const line = Math.min(width / Math.cos(ANGLE), height / -Math.sin(ANGLE));
  return Math.min(Math.max(MIN_TEXT, width * SHARE), (line * FILLS) / widthOfOnePixel);
}

/**
 * Repeats a text across a picture, white with a black edge so that it is readable on any background, in any
 * script that the system's fonts support.
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

/** One opaque text: drawn half transparent as a whole, so that no edge shows through the letters. */
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

/** Whether the first letter of a text is written from right to left. */
function isRightToLeft(text: string): boolean {
  const [first = ''] = /\p{L}/u.exec(text) ?? [];
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(first);
}
