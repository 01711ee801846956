import { CODE39 } from 'jsbarcode/bin/barcodes/CODE39/index.js';
import type { Encoder } from './encoder';

/** Code 39 between its start and stop characters `*`, without a check character. */
export const code39Of: Encoder = (text) => [new CODE39(text, {}).encode().data];
