import { viewOf } from '../bytes';
import { damaged } from '../problem';

/** The image header (PNG third edition, 11.2.1). */
export interface Header {
  width: number;
  height: number;
  /** The bits per sample. */
  depth: number;
  /** 0 greyscale, 2 truecolour, 3 palette, 4 greyscale with alpha, 6 truecolour with alpha. */
  colour: number;
  interlaced: boolean;
}

const LENGTH = 13;
const LARGEST = 2 ** 31 - 1;

/** The samples per pixel and the allowed depths, by colour type (table 12). */
const KINDS = new Map<number, { samples: number; depths: readonly number[] }>([
  [0, { samples: 1, depths: [1, 2, 4, 8, 16] }],
  [2, { samples: 3, depths: [8, 16] }],
  [3, { samples: 1, depths: [1, 2, 4, 8] }],
  [4, { samples: 2, depths: [8, 16] }],
  [6, { samples: 4, depths: [8, 16] }],
]);

/** The passes of an interlaced picture: first column and row, steps of columns and rows (8.1). */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** The header in the data of its chunk. Throws a `FileProblem` if no decoder accepts it. */
export function headerOf(data: Uint8Array): Header {
  if (data.length !== LENGTH) throw damaged('a header of another length');
  const view = viewOf(data);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [depth = 0, colour = 0, compression, filter, interlace = 0] = data.subarray(8);
  const isKnown = KINDS.get(colour)?.depths.includes(depth) ?? false;
  const isSized = width > 0 && height > 0 && width <= LARGEST && height <= LARGEST;
  if (!isKnown || !isSized || compression !== 0 || filter !== 0 || interlace > 1) {
    throw damaged(`a header that says ${data.join(' ')}`);
  }
  return { width, height, depth, colour, interlaced: interlace === 1 };
}

/** The rows of one pass; a picture that is not interlaced has one. */
export interface Pass {
  rows: number;
  /** The bytes of a row, which begins with its filter type (7.2, 9.2). */
  length: number;
}

/** The passes of a width and height in their order. */
export function passesOf({ depth, colour, interlaced }: Header, width: number, height: number): Pass[] {
  const bits = depth * (KINDS.get(colour)?.samples ?? 0);
  const passOf = (columns: number, rows: number): Pass =>
    columns === 0 ? { rows: 0, length: 0 } : { rows, length: 1 + Math.ceil((columns * bits) / 8) };
  if (!interlaced) return [passOf(width, height)];
  return PASSES.map(([left, top, right, down]) => {
    const columns = Math.ceil(Math.max(0, width - left) / right);
    return passOf(columns, Math.ceil(Math.max(0, height - top) / down));
  });
}

/** The size in bytes of all rows for a width and height. */
export function rawSize(header: Header, width: number, height: number): number {
  return passesOf(header, width, height).reduce((sum, { rows, length }) => sum + rows * length, 0);
}
