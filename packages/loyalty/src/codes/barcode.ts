import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js';
import type { CodeGrid } from '../model/code-grid';
import { FNC1, isGs1 } from '../rules/gs1';

/** FNC1 in the texts of jsbarcode. */
const JSBARCODE_FNC1 = '\xcf';

/** A Code 128 barcode, without margins, of a text that `cardIdProblem` has checked. */
export function barcodeOf(text: string): CodeGrid {
  const data = isGs1(text) ? text.replaceAll(FNC1, JSBARCODE_FNC1) : text;
  return [new CODE128(data, {}).encode().data];
}
