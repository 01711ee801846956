import { boxAround, cornersOf, type Matrix, transformed } from '../pdf/geometry';
import { type Box, type Glyph, isStillSeen, leavesMark } from './glyph';
import { type Word, wordsOf } from './words';

type Context = OffscreenCanvasRenderingContext2D;

/** All overloads of `drawImage` in one type. */
export type DrawImage = (source: CanvasImageSource, ...place: number[]) => void;

/** The text of each character by `meaningKey`; `null` for one that stands for several texts. */
export type Meanings = ReadonlyMap<string, string | null>;

/** Larger characters are not watched, so their text is left out. */
const MOST_PIXELS = 2 ** 20;
/** The pixels around a character that belong to its box, to compare it with what is around it. */
const MARGIN = 2;
const FONT_SIZE = /([\d.]+)px /;

/** The key of a character in `Meanings`: the font family as a canvas writes it, and the character. */
export function meaningKey(font: string, character: string): string {
  return `${font}\n${character}`;
}

/**
 * Watches canvases while characters are drawn on them, and finds those that are visible in the end: not those that are
 * clipped, covered, or drawn in the colour behind them.
 */
export class SeenText {
  private readonly glyphs = new WeakMap<OffscreenCanvas, Glyph[]>();
  private readonly scratch = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

  /** Watches the characters that are drawn on a canvas. */
  watch(context: Context): void {
    const glyphs: Glyph[] = [];
    this.glyphs.set(context.canvas, glyphs);
    const fillText = context.fillText.bind(context);
    context.fillText = (text, x, y) => {
      const glyph = this.glyphOf(context, text, x, y);
      if (!glyph) {
        fillText(text, x, y);
        return;
      }
      const before = valuesOf(context, glyph.box);
      fillText(text, x, y);
      glyph.drawn = valuesOf(context, glyph.box);
      glyph.isSeen = leavesMark(glyph, before, glyph.drawn);
      glyphs.push(glyph);
    };
    const drawImage: DrawImage = context.drawImage.bind(context);
    const handOver: DrawImage = (source, ...place) => {
      const moved = this.movedFrom(source, place, context);
      const before = moved.map(({ box }) => valuesOf(context, box));
      drawImage(source, ...place);
      for (const [index, glyph] of moved.entries()) {
        glyph.drawn = valuesOf(context, glyph.box);
        glyph.isSeen &&= leavesMark(glyph, before[index] ?? glyph.drawn, glyph.drawn);
        glyphs.push(glyph);
      }
    };
    Object.defineProperty(context, 'drawImage', { value: handOver });
  }

  /** Forgets the characters of a canvas that is used again. */
  forget(canvas: OffscreenCanvas): void {
    this.glyphs.get(canvas)?.splice(0);
  }

  /** The visible words on a canvas. */
  wordsOn(context: Context, meanings: Meanings): Word[] {
    const glyphs = this.seenOn(context);
    return wordsOf(glyphs.map(({ key, ...glyph }) => ({ ...glyph, text: meanings.get(key) ?? null })));
  }

  private seenOn(context: Context): Glyph[] {
    const glyphs = this.glyphs.get(context.canvas) ?? [];
    return glyphs.map((glyph) => ({
      ...glyph,
      isSeen: glyph.isSeen && isStillSeen(glyph, valuesOf(context, glyph.box)),
    }));
  }

  /** The characters of a canvas that is drawn on another one, with their places there. */
  private movedFrom(source: CanvasImageSource, place: readonly number[], onto: Context): Glyph[] {
    const [x = 0, y = 0, ...others] = place;
    if (!(source instanceof OffscreenCanvas) || (this.glyphs.get(source)?.length ?? 0) === 0) return [];
    const { a, b, c, d, e, f } = onto.getTransform();
    const isMoved = others.length === 0 && [a - 1, b, c, d - 1].every((value) => Math.abs(value) < 1e-6);
    const context = source.getContext('2d');
    if (!isMoved || !context) return [];
    const [right, down] = [Math.round(x + e), Math.round(y + f)];
    const glyphs = this.seenOn(context);
    // They belong to the other canvas from now on: this one may be drawn several times.
    this.forget(source);
    return glyphs.map((glyph) => {
      const [ga, gb, gc, gd, ge, gf] = glyph.matrix;
      const box = { ...glyph.box, x: glyph.box.x + right, y: glyph.box.y + down };
      return { ...glyph, box, matrix: [ga, gb, gc, gd, ge + right, gf + down] };
    });
  }

  /** A character that is about to be drawn; `null` for one that is not watched. */
  private glyphOf(context: Context, text: string, x: number, y: number): Glyph | null {
    const [, digits] = FONT_SIZE.exec(context.font) ?? [];
    const onPage = matrixOf(context);
    const [a, b, c, d] = onPage;
    const origin = transformed({ x, y }, onPage);
    const measured = context.measureText(text);
    const size = Number(digits);
    const box = boxOf(context, measured, x, y);
    if (!(size > 0) || box.width * box.height > MOST_PIXELS) return null;
    const matrix: Matrix = [a * size, b * size, c * size, d * size, origin.x, origin.y];
    return {
      key: meaningKey(familyOf(context), text),
      matrix,
      advance: measured.width / size,
      box,
      ink: this.inkOf(context, text, x, y, box),
      drawn: new Uint8ClampedArray(),
      isSeen: false,
    };
  }

  /** How much a character covers of each pixel without clipping. */
  private inkOf(context: Context, text: string, x: number, y: number, box: Box): Uint8Array {
    const { scratch } = this;
    if (!scratch) return new Uint8Array();
    const { canvas } = scratch;
    // Setting a size allocates a new bitmap, which takes longer than all the rest.
    if (canvas.width < box.width) canvas.width = box.width;
    if (canvas.height < box.height) canvas.height = box.height;
    scratch.resetTransform();
    scratch.clearRect(0, 0, box.width, box.height);
    const { a, b, c, d, e, f } = context.getTransform();
    scratch.setTransform(a, b, c, d, e - box.x, f - box.y);
    scratch.font = context.font;
    scratch.fillText(text, x, y);
    const { data } = scratch.getImageData(0, 0, box.width, box.height);
    return Uint8Array.from({ length: box.width * box.height }, (_, pixel) => data[4 * pixel + 3] ?? 0);
  }
}

/** The families of a canvas's font: what comes after its size. */
export function familyOf({ font }: Pick<Context, 'font'>): string {
  return font.slice(font.search(FONT_SIZE)).replace(FONT_SIZE, '');
}

function valuesOf(context: Context, { x, y, width, height }: Box): Uint8ClampedArray {
  return context.getImageData(x, y, width, height).data;
}

function boxOf(context: Context, measured: TextMetrics, x: number, y: number): Box {
  const corners = cornersOf({
    left: x - measured.actualBoundingBoxLeft,
    bottom: y + measured.actualBoundingBoxDescent,
    right: x + measured.actualBoundingBoxRight,
    top: y - measured.actualBoundingBoxAscent,
  });
  // The least y is the top: it grows downwards.
  const {
    left,
    bottom: least,
    right,
    top: most,
  } = boxAround(corners.map((corner) => transformed(corner, matrixOf(context))));
  const [boxX, boxY] = [Math.floor(left) - MARGIN, Math.floor(least) - MARGIN];
  return {
    x: boxX,
    y: boxY,
    width: Math.ceil(right) + MARGIN - boxX,
    height: Math.ceil(most) + MARGIN - boxY,
  };
}

/** The current transformation of a canvas. */
function matrixOf(context: Context): Matrix {
  const { a, b, c, d, e, f } = context.getTransform();
  return [a, b, c, d, e, f];
}
