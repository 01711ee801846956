import type { CodeType } from '../rules/code-types';

/** A type with a code. */
export type DrawnType = Exclude<CodeType, 'none'>;

/** The arrangement of a code's modules: bars of any height, a square, or stacked rows of bars. */
export type CodeShape = 'bars' | 'square' | 'stack';

interface Look {
  shape: CodeShape;
  /** The white modules that a scanner needs on each side: the maximum that the standard requires. */
  quiet: number;
}

/** The quiet zone of bars, except for the longest retail codes. */
const BARS: Look = { shape: 'bars', quiet: 10 };

const LOOKS: Partial<Record<DrawnType, Look>> = {
  ean13: { shape: 'bars', quiet: 11 },
  qrcode: { shape: 'square', quiet: 4 },
  qrtext: { shape: 'square', quiet: 4 },
  // Aztec requires none: two separate it from its surroundings.
  aztec: { shape: 'square', quiet: 2 },
  datamatrix: { shape: 'square', quiet: 2 },
  pdf417: { shape: 'stack', quiet: 2 },
};

/** The shape of a type's code, and its quiet zone. */
export function lookOf(type: DrawnType): Look {
  return LOOKS[type] ?? BARS;
}
