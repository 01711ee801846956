import { CODE93FullASCII } from 'jsbarcode/bin/barcodes/CODE93/index.js';
import type { Encoder } from './encoder';

/** Code 93 with its check characters, which every scanner requires. */
export const code93Of: Encoder = (text) => [new CODE93FullASCII(text, {}).encode().data];
