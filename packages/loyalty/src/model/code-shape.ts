import type { CodeType } from '../rules/code-types';

/** A type that is drawn. */
export type DrawnType = Exclude<CodeType, 'none'>;

/** How the modules of a code lie: bars as high as one likes, a square, or rows of bars above one another. */
export type CodeShape = 'bars' | 'square' | 'stack';

interface Look {
  shape: CodeShape;
  /** The white modules on each side without which a scanner does not find it: the most that its standard asks for. */
  quiet: number;
}

/** What bars ask for, but for the longest of the codes of shops. */
const BARS: Look = { shape: 'bars', quiet: 10 };

const LOOKS: Partial<Record<DrawnType, Look>> = {
  ean13: { shape: 'bars', quiet: 11 },
  qrcode: { shape: 'square', quiet: 4 },
  qrtext: { shape: 'square', quiet: 4 },
  // Aztec asks for none: two set it apart from what stands beside it.
  aztec: { shape: 'square', quiet: 2 },
  datamatrix: { shape: 'square', quiet: 2 },
  pdf417: { shape: 'stack', quiet: 2 },
};

/** How the modules of a type lie, and the quiet zone around them. */
export function lookOf(type: DrawnType): Look {
  return LOOKS[type] ?? BARS;
}
