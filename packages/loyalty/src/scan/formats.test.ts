import { describe, expect, it } from 'vitest';
import { allFound, foundOf, isCorrected, NATIVE_FORMATS, ZXING_FORMATS } from './formats';
import type { Read } from './read';

const read = (format: string, text: string, more: Partial<Read> = {}): Read => ({
  format,
  text,
  bytes: null,
  upce: null,
  isGs1: false,
  ...more,
});
const bytes = (...values: number[]) => new Uint8Array(values);

describe('what was read', () => {
  it.each([
    ['Code128', 'A-1', 'barcode', 'A-1'],
    ['QRCode', '0034', 'qrcode', '0034'],
    ['QRCodeModel2', '1'.repeat(34), 'qrcode', '1'.repeat(34)],
    ['QRCode', '1'.repeat(35), 'qrtext', '1'.repeat(35)],
    ['QRCode', 'https://shop.example/7', 'qrtext', 'https://shop.example/7'],
    ['EAN13', '0075720003259', 'ean13', '0075720003259'],
    ['UPCA', '0075720003259', 'upca', '075720003259'],
    ['UPCA', '075720003259', 'upca', '075720003259'],
    ['upc_a', '075720003259', 'upca', '075720003259'],
    ['ean_8', '96385074', 'ean8', '96385074'],
    ['Code39', 'CARD 7', 'code39', 'CARD 7'],
    ['code_93', 'CARD 7', 'code93', 'CARD 7'],
    ['ITF14', '30712345000010', 'itf', '30712345000010'],
    ['Codabar', 'A1234567890A', 'codabar', 'A1234567890A'],
    ['DataMatrix', 'x', 'datamatrix', 'x'],
    ['data_matrix', 'x', 'datamatrix', 'x'],
    ['CompactPDF417', 'x', 'pdf417', 'x'],
    ['AztecCode', 'x', 'aztec', 'x'],
  ])('as %s %j is a card of type %s', (format, text, type, code) => {
    expect(foundOf(read(format, text))).toEqual({ type, code, meaning: code, encoding: '' });
  });

  it('as UPC-E is the eight digits of the code, not the number that they stand for', () => {
    expect(foundOf(read('UPCE', '0050968000093', { upce: '05096893' }))).toMatchObject({
      type: 'upce',
      code: '05096893',
    });
  });

  it('as Code 39 with all of ASCII is drawn in its pairs, and shown as what it means', () => {
    expect(foundOf(read('Code39Ext', '12ab'))).toMatchObject({
      type: 'code39',
      code: '12+A+B',
      meaning: '12ab',
    });
  });

  it.each(['MaxiCode', 'MicroQRCode', 'AztecRune', 'DXFilmEdge', 'None'])('as %s is on no card', (format) => {
    expect(foundOf(read(format, '1'))).toBeNull();
  });

  it('is nothing where it has no text', () => {
    expect(foundOf(read('QRCode', ''))).toBeNull();
  });

  it.each<[string, Uint8Array | null, string]>([
    ['abc', null, ''],
    ['é', bytes(0xe9), 'ISO-8859-1'],
    ['é', bytes(0xc3, 0xa9), 'UTF-8'],
    ['é', null, 'UTF-8'],
    ['€', bytes(0xe2, 0x82, 0xac), 'UTF-8'],
  ])('%j of the bytes %j is in the encoding %j', (text, from, encoding) => {
    expect(foundOf(read('QRCode', text, { bytes: from }))?.encoding).toBe(encoding);
  });

  it.each([
    ['会員', bytes(0x89, 0xef, 0x88, 0xf5)],
    ['\ufffd7', bytes(0x9e, 0x37)],
    ['7', bytes(0xff, 0xfe, 0x37, 0)],
  ])('%j of bytes in no encoding of ours keeps each byte', (text, from) => {
    expect(foundOf(read('Aztec', text, { bytes: from }))).toMatchObject({
      code: String.fromCharCode(...from),
      meaning: text,
      encoding: 'ISO-8859-1',
    });
  });

  it('several times is there once', () => {
    const twice = [read('QRCode', '7'), read('qr_code', '7'), read('Code128', '7'), read('MaxiCode', '7')];
    expect(allFound(twice).map(({ type }) => type)).toEqual(['qrcode', 'barcode']);
  });
});

it('asks both readers for the same formats', () => {
  const plain = (names: readonly string[]) => names.map((name) => name.replaceAll('_', '').toLowerCase());
  expect(plain(NATIVE_FORMATS).sort()).toEqual(plain(ZXING_FORMATS).sort());
});

it('takes one read of codes that correct errors, and two of the others', () => {
  expect(isCorrected('aztec')).toBe(true);
  expect(isCorrected('ean13')).toBe(false);
});
