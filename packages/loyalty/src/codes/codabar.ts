import { codabar } from 'jsbarcode/bin/barcodes/codabar/index.js';
import type { Encoder } from './encoder';

/** Codabar; a text without start and stop letters gets an A at both ends. */
export const codabarOf: Encoder = (text) => [new codabar(text, {}).encode().data];
