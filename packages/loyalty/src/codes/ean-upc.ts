import { EAN13, EAN8, UPC, UPCE } from 'jsbarcode/bin/barcodes/EAN_UPC/index.js';
import type { Encoder } from './encoder';

const FLAT = { flat: true } as const;

/** The retail codes, for a complete number with its check digit. */
export const ean13Of: Encoder = (text) => [new EAN13(text, FLAT).encode().data];
export const ean8Of: Encoder = (text) => [new EAN8(text, FLAT).encode().data];
export const upcAOf: Encoder = (text) => [new UPC(text, FLAT).encode().data];
export const upcEOf: Encoder = (text) => [new UPCE(text, FLAT).encode().data];
