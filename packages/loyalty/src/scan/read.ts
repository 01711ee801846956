import type { CodeType, Encoding } from '../rules/code-types';

/** What a reader has read, in its own words. */
export interface Read {
  /** The name of the format: that of zxing-cpp, or of the browser's `BarcodeDetector`. */
  format: string;
  text: string;
  /** The bytes that the text was made of; `null` where the reader does not tell them. */
  bytes: Uint8Array | null;
  /** The eight digits of a UPC-E code, where the text has them written out as a longer number. */
  upce: string | null;
}

/** A code that was found, as a card has it. */
export interface Found {
  type: CodeType;
  /** What the code says, to the letter. */
  code: string;
  /** What it means, where that differs: Code 39 writes small letters as pairs of signs. */
  meaning: string;
  /** `""` where each encoding gives the same bytes. */
  encoding: Encoding | '';
}
