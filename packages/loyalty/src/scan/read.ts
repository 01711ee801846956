import type { CodeType, Encoding } from '../rules/code-types';

/** The result of a reader, with its own names. */
export interface Read {
  /** The name of the format, in zxing-cpp or in the browser's `BarcodeDetector`. */
  format: string;
  text: string;
  /** The bytes of the text; `null` if the reader does not return them. */
  bytes: Uint8Array | null;
  /** The eight digits of a UPC-E code, if the text contains the expanded number. */
  upce: string | null;
  /** The code begins with FNC1, which is not in its text. */
  isGs1: boolean;
}

/** A code that was found, in the form that a card stores. */
export interface Found {
  type: CodeType;
  /** The exact text of the code. */
  code: string;
  /** Its meaning, if that differs: Code 39 encodes small letters as pairs of characters. */
  meaning: string;
  /** `""` if every encoding gives the same bytes. */
  encoding: Encoding | '';
}
