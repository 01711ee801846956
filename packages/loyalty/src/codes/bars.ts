import { codabar } from 'jsbarcode/bin/barcodes/codabar/index.js';
import { CODE39 } from 'jsbarcode/bin/barcodes/CODE39/index.js';
import { CODE93FullASCII } from 'jsbarcode/bin/barcodes/CODE93/index.js';
import { EAN13, EAN8, UPC, UPCE } from 'jsbarcode/bin/barcodes/EAN_UPC/index.js';
import { ITF } from 'jsbarcode/bin/barcodes/ITF/index.js';
import type { Encoder } from './encoder';

/** One of jsbarcode's codes; the retail codes are drawn without longer guard bars. */
const drawnBy =
  (Code: BarEncoder): Encoder =>
  (text) => [new Code(text, { flat: true }).encode().data];

/** One-dimensional codes. */
export const bars = {
  /** The retail codes, for a complete number with its check digit. */
  ean13: drawnBy(EAN13),
  ean8: drawnBy(EAN8),
  upca: drawnBy(UPC),
  upce: drawnBy(UPCE),
  /** Between its start and stop characters `*`, without a check character. */
  code39: drawnBy(CODE39),
  /** With its check characters, which every scanner requires. */
  code93: drawnBy(CODE93FullASCII),
  /** Interleaved 2 of 5, for an even number of digits. */
  itf: drawnBy(ITF),
  /** A text without start and stop letters gets an A at both ends. */
  codabar: drawnBy(codabar),
};
