import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js';
import type { CodeGrid } from '../model/code-grid';

/** A Code 128 barcode, without margins. The text is printable ASCII: `cardIdProblem` has checked it. */
export function barcodeOf(text: string): CodeGrid {
  return [new CODE128(text, {}).encode().data];
}
