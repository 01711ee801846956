import { PDFDict, PDFNumber, type PDFObject } from '../pdf-lib';
import { type Resolve, nameOf } from '../values';
import { nameFor } from '../names';
import { type Box, EVERYWHERE, IDENTITY, type Matrix } from '../geometry';

/** The graphics state of a page, as far as it matters for what is seen (ISO 32000-2, 8.4). */
export interface State {
  matrix: Matrix;
  clip: Box;
  /** Whether `clip` is the clipping path itself, and not only a box around it. */
  isClipExact: boolean;
  hasPattern: boolean;
  /** Whether the colour of fillings is certainly white. */
  isWhite: boolean;
  /** Whether numbers in the colour space of fillings are amounts of light, so that ones mean white. */
  isLight: boolean;
  /** The opacity of fillings, from 0 to 1. */
  opacity: number;
  isNormal: boolean;
  hasMask: boolean;
  lineWidth: number;
  fontSize: number;
  /** Whether `fontSize` tells how large texts are. */
  isSized: boolean;
  leading: number;
  /** The rendering mode: 3 and 7 draw nothing. */
  mode: number;
}

export const START: State = {
  matrix: IDENTITY,
  clip: EVERYWHERE,
  isClipExact: true,
  hasPattern: false,
  isWhite: false,
  isLight: true,
  opacity: 1,
  isNormal: true,
  hasMask: false,
  lineWidth: 1,
  fontSize: 1,
  isSized: true,
  leading: 0,
  mode: 0,
};

/** What a graphics state parameter dictionary changes (ISO 32000-2, table 57). */
export function changeBy(dict: PDFObject | undefined, resolve: Resolve): Partial<State> {
  if (!(dict instanceof PDFDict)) return {};
  const [opacity, blend, mask] = ['ca', 'BM', 'SMask'].map((key) => resolve(dict.get(nameFor(key))));
  return {
    ...(opacity instanceof PDFNumber && { opacity: opacity.asNumber() }),
    ...(blend && { isNormal: ['Normal', 'Compatible'].includes(nameOf(blend) ?? '') }),
    ...(mask && { hasMask: nameOf(mask) !== 'None' }),
  };
}

/** Colour spaces in which ones mean white; of other ones, such as inks, that is not known. */
const OF_LIGHT = ['DeviceGray', 'DeviceRGB', 'G', 'RGB', 'CalGray', 'CalRGB', 'ICCBased'];

/** What the choice of a colour space changes: its first colour is black, or unknown. `kind` is the kind of the space. */
export function changeByColourSpace(kind: string | null): Partial<State> {
  return { hasPattern: kind === 'Pattern', isWhite: false, isLight: OF_LIGHT.includes(kind ?? '') };
}

/** The operators that set a colour, with the number that each component of white has. */
const WHITES: ReadonlyMap<string, number> = new Map([
  ['g', 1],
  ['rg', 1],
  ['k', 0],
]);

/** What an operator for the colour of fillings changes; `null` for another operator. */
export function changeByColour(
  word: string,
  numbers: readonly number[],
  { hasName, isLight }: { hasName: boolean; isLight: boolean },
): Partial<State> | null {
  const white = WHITES.get(word);
  const isAll = (wanted: number) => numbers.length > 0 && numbers.every((number) => number === wanted);
  if (white !== undefined) return { hasPattern: false, isWhite: isAll(white), isLight: word !== 'k' };
  if (word !== 'sc' && word !== 'scn') return null;
  // An ICC profile of four components is one of inks.
  return { hasPattern: hasName, isWhite: isLight && !hasName && numbers.length < 4 && isAll(1) };
}
