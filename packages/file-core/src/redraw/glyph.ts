import type { Matrix } from '../pdf/geometry';

/** A rectangle of whole pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The pixels of a rectangle: red, green, blue and opacity of each. */
type Values = Uint8ClampedArray;

/** A drawn character. */
export interface Glyph {
  /** Its key in `Meanings`. */
  key: string;
  /** Maps text space, with y downwards, to pixels of the page; a length of 1 is the font size. */
  matrix: Matrix;
  /** The distance to the next character, in font sizes. */
  advance: number;
  box: Box;
  /** How much it covers of each pixel in the box, 0 to 255. */
  ink: Uint8Array;
  /** The pixels of the box after it was drawn. */
  drawn: Values;
  /** Whether it was visible when it was drawn. */
  isSeen: boolean;
}

/** Not everyone can tell colours apart that differ by less. */
const CONTRAST = 24;
/** A pixel that is covered less is never part of a character's strokes. */
const LEAST_INK = 32;
/** The part of a character that has to be visible; a highlighter may colour the rest, its edges. */
const MOST = 0.8;
/** The part of the pixels around it that has to differ: under a box in the colour of the text, none does. */
const HALF = 0.5;

function differs(one: Values, from: number, other: Values, at: number): boolean {
  for (let value = 0; value < 4; value += 1) {
    if (Math.abs((one[from + value] ?? 0) - (other[at + value] ?? 0)) >= CONTRAST) return true;
  }
  return false;
}

/**
 * The offsets of the pixels that a character covers for the most part. Small characters cover none completely, so this
 * is relative to the most covered one.
 */
function inked({ ink }: Pick<Glyph, 'ink'>): number[] {
  let most = 0;
  for (const covered of ink) if (covered > most) most = covered;
  const least = Math.max(LEAST_INK, most / 2);
  const places: number[] = [];
  for (let pixel = 0; pixel < ink.length; pixel += 1) if ((ink[pixel] ?? 0) >= least) places.push(4 * pixel);
  return places;
}

/** The offsets of the pixels that it does not touch. */
function around({ ink }: Pick<Glyph, 'ink'>): number[] {
  const places: number[] = [];
  for (let pixel = 0; pixel < ink.length; pixel += 1) if (ink[pixel] === 0) places.push(4 * pixel);
  return places;
}

/** Whether the condition holds for at least this part of the pixels; false if there are none. */
function isSoAt(places: readonly number[], share: number, is: (at: number) => boolean): boolean {
  return places.length > 0 && places.filter(is).length >= share * places.length;
}

/** Whether drawing a character changed its pixels: it was neither clipped nor drawn in the colour behind it. */
export function leavesMark(glyph: Pick<Glyph, 'ink'>, before: Values, after: Values): boolean {
  return isSoAt(inked(glyph), MOST, (at) => differs(before, at, after, at));
}

/** Whether a character still looks as it was drawn, and contrasts with the pixels around it. */
export function isStillSeen(glyph: Pick<Glyph, 'ink' | 'drawn'>, now: Values): boolean {
  const letter = inked(glyph);
  if (!isSoAt(letter, MOST, (at) => !differs(glyph.drawn, at, now, at))) return false;
  const colour = meanOf(letter, now);
  return isSoAt(around(glyph), HALF, (at) => differs(colour, 0, now, at));
}

/** The mean colour of these pixels. */
function meanOf(places: readonly number[], values: Values): Values {
  const sums = [0, 1, 2, 3].map((value) => places.reduce((sum, at) => sum + (values[at + value] ?? 0), 0));
  return Uint8ClampedArray.from(sums, (sum) => sum / Math.max(1, places.length));
}
