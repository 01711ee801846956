import { codabar } from 'jsbarcode/bin/barcodes/codabar/index.js';
import type { Encoder } from './encoder';

/** Codabar; between two A where the text has no start and stop letters. */
export const codabarOf: Encoder = (text) => [new codabar(text, {}).encode().data];
