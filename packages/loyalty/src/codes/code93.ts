import { CODE93FullASCII } from 'jsbarcode/bin/barcodes/CODE93/index.js';
import type { Encoder } from './encoder';

/** Code 93 with its check characters, without which no scanner reads it. */
export const code93Of: Encoder = (text) => [new CODE93FullASCII(text, {}).encode().data];
