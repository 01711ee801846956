import { describe, expect, it } from 'vitest';
import type { CodeGrid } from '../model/code-grid';
import { codeOnTill } from '../model/till-layout';
import { cardIdFault } from '../rules/card-id';
import { cardOfScan } from '../scan/card-of-scan';
import { allFound } from '../scan/formats';
import { readPicture } from '../scan/zxing';
import { rasterise } from '../testing/raster';
// Loads the reader into Node.
import '../testing/reader';
import { barcodeOf } from './barcode';
import { drawingOf } from './other-codes';

const TILL = { width: 390, height: 844, pixelRatio: 3, textSize: 16 };

async function gridOf(type: 'barcode' | 'datamatrix', text: string): Promise<CodeGrid> {
  return type === 'barcode' ? barcodeOf(text) : (await drawingOf(type))(text, null, 0).grid!;
}

async function scanned(type: 'barcode' | 'datamatrix', text: string) {
  const { grid, drawing } = codeOnTill(type, await gridOf(type, text), TILL)!;
  return allFound(await readPicture(rasterise(grid, drawing)));
}

describe('a code of GS1', () => {
  it.each([
    ['barcode', '\x1d0109501101530003'],
    ['barcode', '\x1d10ABC123\x1d21X-7'],
    ['datamatrix', '\x1d0109501101530003'],
    ['datamatrix', '\x1d10AB^C\x1d2112345'],
  ] as const)('as a %s of %j is drawn with its FNC1', async (type, text) => {
    expect(await scanned(type, text)).toMatchObject([{ type, code: text, meaning: text.slice(1) }]);
  });

  it.each(['barcode', 'datamatrix'] as const)('is not what a %s without FNC1 says', async (type) => {
    expect(await scanned(type, '0109501101530003')).toMatchObject([{ code: '0109501101530003' }]);
  });

  it('has a Card ID for people beside its text', async () => {
    const [found] = await scanned('barcode', '\x1d0109501101530003');
    expect(found && cardOfScan(found)).toMatchObject({
      cardId: '0109501101530003',
      code: '\x1d0109501101530003',
    });
  });

  it.each([
    ['\x1d12', null],
    ['\x1d12\x1d34', null],
    ['12\x1d34', 'not-printable'],
    ['\x1d', 'not-printable'],
    ['\x1d\x1d12', 'not-printable'],
    ['\x1dé', 'not-printable'],
  ])('can be a barcode of %j: %s', (text, fault) => {
    expect(cardIdFault('barcode', text)).toBe(fault);
  });
});
