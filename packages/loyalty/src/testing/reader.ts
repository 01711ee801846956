import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import { checkDigitOf, expandUpcE } from '../rules/check-digits';
import type { CodeType, Encoding } from '../rules/code-types';
import type { Picture } from './scanner';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer } });

const FORMATS: Readonly<Record<Exclude<CodeType, 'none'>, NonNullable<ReaderOptions['formats']>>> = {
  barcode: ['Code128'],
  qrcode: ['QRCode'],
  qrtext: ['QRCode'],
  aztec: ['Aztec'],
  datamatrix: ['DataMatrix'],
  pdf417: ['PDF417'],
  ean13: ['EAN13'],
  ean8: ['EAN8'],
  upca: ['UPCA'],
  upce: ['UPCE'],
  // Without the pairs of characters that some scanners decode as small letters.
  code39: ['Code39Std'],
  code93: ['Code93'],
  itf: ['ITF'],
  codabar: ['Codabar'],
};

/**
 * What a scanner for one type reads from a picture of a code in any orientation; `null` if it finds none. A
 * two-dimensional code is decoded with the given encoding.
 */
export async function readCode(
  { grey, width, height }: Picture,
  type: Exclude<CodeType, 'none'>,
  encoding: Encoding = 'ISO-8859-1',
): Promise<string | null> {
  const data = new Uint8ClampedArray(grey.length * 4);
  grey.forEach((value, index) => data.fill(value, index * 4, index * 4 + 4));
  const [code] = await readBarcodes(
    { data, width, height, colorSpace: 'srgb' },
    {
      formats: FORMATS[type],
      tryHarder: true,
      maxNumberOfSymbols: 1,
    },
  );
  return code ? new TextDecoder(encoding === 'UTF-8' ? 'utf-8' : 'latin1').decode(code.bytes) : null;
}

/** The text that a scanner returns: UPC numbers as EAN-13, Codabar with its start and stop letters. */
export function asScanned(type: CodeType, text: string): string {
  if (type === 'upca') return `0${text}`;
  if (type === 'upce') {
    const upcA = expandUpcE(text);
    return `0${upcA}${checkDigitOf(upcA)}`;
  }
  return type === 'codabar' && /^[^A-D]/.test(text) ? `A${text}A` : text;
}
