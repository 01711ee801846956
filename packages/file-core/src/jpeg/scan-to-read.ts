import type { EdgeOfScan } from './beyond';
import type { Bits } from './bits';
import type { Frame, ScanHeader } from './frame';
import type { Codes } from './huffman';

/** A scan with everything that is needed to decode it. */
export interface ScanToRead {
  frame: Frame;
  header: ScanHeader;
  coded: Uint8Array;
  /** The number of MCUs between restart markers; 0 if there are none. */
  interval: number;
  /** The Huffman codes of each component of the scan, if it needs them. */
  codes: readonly { dc: Codes | null; ac: Codes | null }[];
  /** Reads the blocks at the edges; `null` if they are not of interest. */
  edge: EdgeOfScan | null;
}

/** Reads one block of a component. */
export type ReadBlock = (bits: Bits, index: number, block: number) => void;
