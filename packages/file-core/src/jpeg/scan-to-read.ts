import type { EdgeOfScan } from './beyond';
import type { Bits } from './bits';
import type { Frame, ScanHeader } from './frame';
import type { Codes } from './huffman';

/** A scan with what it is decoded by. */
export interface ScanToRead {
  frame: Frame;
  header: ScanHeader;
  coded: Uint8Array;
  /** How many groups of blocks stand between restarts; 0 where there are none. */
  interval: number;
  /** The Huffman codes of each colour of the scan, where it needs them. */
  codes: readonly { dc: Codes | null; ac: Codes | null }[];
  /** Takes in the blocks at the edges; `null` where none is of interest. */
  edge: EdgeOfScan | null;
}

/** Reads one block of a colour. */
export type ReadBlock = (bits: Bits, index: number, block: number) => void;
