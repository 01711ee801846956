import { encode } from '../codes/encoder';
import { isNumeric, MAX_QR_DIGITS } from '../rules/card-id';
import type { CodeType, Encoding } from '../rules/code-types';
import { FNC1 } from '../rules/gs1';
import { toCode39Pairs } from './code39-pairs';
import type { Found, Read } from './read';

/** The formats that zxing looks for, by its names. */
export const ZXING_FORMATS = [
  'Aztec',
  'Codabar',
  'Code39',
  'Code93',
  'Code128',
  'DataMatrix',
  'EAN13',
  'EAN8',
  'ITF',
  'PDF417',
  'QRCode',
  'UPCA',
  'UPCE',
] as const;

/** The same by the names of the browser's detector (https://wicg.github.io/shape-detection-api). */
export const NATIVE_FORMATS = [
  'aztec',
  'codabar',
  'code_39',
  'code_93',
  'code_128',
  'data_matrix',
  'ean_13',
  'ean_8',
  'itf',
  'pdf417',
  'qr_code',
  'upc_a',
  'upc_e',
] as const;

/** The type of a card by the name of a format in either reader, without separators and in lower case. */
const TYPES: Readonly<Partial<Record<string, CodeType>>> = {
  aztec: 'aztec',
  azteccode: 'aztec',
  codabar: 'codabar',
  code39: 'code39',
  code39std: 'code39',
  code39ext: 'code39',
  code93: 'code93',
  code128: 'barcode',
  datamatrix: 'datamatrix',
  ean13: 'ean13',
  isbn: 'ean13',
  ean8: 'ean8',
  itf: 'itf',
  itf14: 'itf',
  pdf417: 'pdf417',
  compactpdf417: 'pdf417',
  qrcode: 'qrtext',
  qrcodemodel1: 'qrtext',
  qrcodemodel2: 'qrtext',
  upca: 'upca',
  upce: 'upce',
};

/** Types with error correction, of which one read is reliable; others have at most a check digit. */
const CORRECTED: ReadonlySet<CodeType> = new Set(['qrcode', 'qrtext', 'aztec', 'datamatrix', 'pdf417']);

/** Whether a single read of this type is enough. */
export function isCorrected(type: CodeType): boolean {
  return CORRECTED.has(type);
}

function isUtf8(text: string, bytes: Uint8Array): boolean {
  const encoded = encode(text, 'UTF-8');
  return encoded.length === bytes.length && encoded.every((byte, index) => byte === bytes[index]);
}

/**
 * The text that a code is drawn from, and its encoding. Bytes that are not UTF-8 are kept one by one, in
 * whatever encoding the reader took them for: tickets hold bytes that are no text, and some shops Shift_JIS.
 */
function exactText(type: CodeType, { text, bytes }: Read): { exact: string; encoding: Encoding | '' } {
  if (bytes === null || !isCorrected(type) || isUtf8(text, bytes)) {
    return { exact: text, encoding: /^[\0-\x7f]*$/.test(text) ? '' : 'UTF-8' };
  }
  return { exact: String.fromCharCode(...bytes), encoding: 'ISO-8859-1' };
}

/** The types whose codes of GS1 are drawn as such. */
const GS1_TYPES: ReadonlySet<CodeType> = new Set(['barcode', 'datamatrix']);

/** A text in the form in which a code of its type and format is drawn. */
function drawnText(type: CodeType, text: string, { format, isGs1 }: Read): string {
  if (/code39ext/i.test(format)) return toCode39Pairs(text);
  return isGs1 && GS1_TYPES.has(type) ? FNC1 + text : text;
}

/** The specification's QR code contains only digits, up to a maximum; all others are QR codes with text. */
function qrTypeOf(text: string): CodeType {
  return isNumeric(text) && text.length <= MAX_QR_DIGITS ? 'qrcode' : 'qrtext';
}

/** The digits of a UPC code as its own format has them, if zxing has expanded them to 13. */
function ownDigits(type: CodeType, { text, upce }: Read): string {
  if (type === 'upce') return upce ?? text;
  return type === 'upca' && /^0\d{12}$/.test(text) ? text.slice(1) : text;
}

/** A card's type for a format by a program's name of it; `null` for a format that cards can't have. */
export function typeOfFormat(format: string, text: string): CodeType | null {
  const type = TYPES[format.replaceAll(/[-_ ]/g, '').toLowerCase()];
  return type === 'qrtext' ? qrTypeOf(text) : (type ?? null);
}

/** A read as a code of a card; `null` for a format that cards can't have. */
export function foundOf(read: Read): Found | null {
  const type = typeOfFormat(read.format, read.text);
  if (type === null || read.text === '') return null;
  const { exact, encoding } = exactText(type, read);
  const code = drawnText(type, ownDigits(type, { ...read, text: exact }), read);
  return { type, code, meaning: ownDigits(type, read), encoding };
}

/** The codes for cards among several reads, without duplicates. */
export function allFound(reads: readonly Read[]): Found[] {
  const found = new Map<string, Found>();
  for (const read of reads) {
    const card = foundOf(read);
    if (card !== null) found.set(keyOf(card), card);
  }
  return [...found.values()];
}

/** Identifies a code. */
export function keyOf({ type, code }: Found): string {
  return `${type} ${code}`;
}
