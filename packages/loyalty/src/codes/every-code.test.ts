import { describe, expect, it } from 'vitest';
import { drawOnPage } from '../model/code-drawing';
import type { CodeGrid } from '../model/code-grid';
import { codeOnTill } from '../model/till-layout';
import { checkDigitOf, expandUpcE } from '../rules/check-digits';
import { encodingOf } from '../rules/code-encoding';
import type { Encoding, OtherCodeType } from '../rules/code-types';
import { rasterise } from '../testing/raster';
import { DIGITS, PRINTABLE, randomFrom, randomText } from '../testing/random';
import { asScanned, readCode } from '../testing/reader';
import { drawingOf } from './other-codes';

const random = randomFrom(20261125);
const digits = (length: number) => randomText(random, DIGITS, length);
const upTo = (most: number) => 1 + Math.floor(random() * most);
const trimmed = (text: string) => text.trim() || 'X';
const withCheckDigit = (number: string) => number + checkDigitOf(number);

const CODE39 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%';
const BEYOND_ASCII = 'aä9ßéñÿ 你好ёλ';

function upcE(system: string): string {
  const seven = system + digits(6);
  return seven + checkDigitOf(expandUpcE(seven));
}

function anyText(): string {
  return trimmed(randomText(random, random() < 0.5 ? PRINTABLE : BEYOND_ASCII, upTo(60)));
}

/** A random text for each type. */
const TEXTS: Readonly<Record<OtherCodeType, () => string>> = {
  ean13: () => withCheckDigit(digits(12)),
  ean8: () => withCheckDigit(digits(7)),
  upca: () => withCheckDigit(digits(11)),
  upce: () => upcE(random() < 0.5 ? '0' : '1'),
  code39: () => trimmed(randomText(random, CODE39, upTo(12))),
  code93: () => trimmed(randomText(random, PRINTABLE, upTo(12))),
  itf: () => digits(2 * upTo(8)),
  codabar: () => (random() < 0.5 ? `B${digits(1 + upTo(9))}D` : digits(1 + upTo(9))),
  qrtext: anyText,
  aztec: anyText,
  datamatrix: anyText,
  pdf417: anyText,
};

/**
 * Leading zeros, UPC-A encoded as EAN-13, start and stop characters, each character of Code 39, and
 * characters that no keyboard has.
 */
const SPECIAL: readonly (readonly [OtherCodeType, string])[] = [
  ['ean13', '0000000000000'],
  ['ean13', '0036000291452'],
  ['ean8', '00000017'],
  ['upca', '000000000000'],
  ['upca', '036000291452'],
  ['upce', '00000000'],
  ['upce', '01234565'],
  ['code39', '00-12'],
  ['code39', '$/+% .'],
  ['code93', 'aA$/+%~'],
  ['itf', '00'],
  ['itf', '000123'],
  ['codabar', '0$-:/.+0'],
  ['codabar', 'C0012A'],
  ['qrtext', '0012'],
  ['qrtext', 'x'.repeat(1000)],
  ['aztec', '0012'],
  ['aztec', 'Grüße 你好 🎫'],
  ['datamatrix', '0012'],
  ['datamatrix', 'Grüße 你好 🎫'],
  ['pdf417', '0012'],
  ['pdf417', 'Grüße 你好 🎫'],
];

async function gridOf(type: OtherCodeType, text: string, encoding: Encoding): Promise<CodeGrid> {
  const drawn = (await drawingOf(type))(text, encoding, 0);
  expect(drawn.problem).toBeNull();
  return drawn.grid!;
}

const ROOMY = { room: 900, size: 240 };
const PHONE = { width: 390, height: 844, textSize: 16 };

async function expectReadBack(type: OtherCodeType, text: string, encoding = encodingOf(text, null)) {
  const grid = await gridOf(type, text, encoding);
  const read = (drawing: Parameters<typeof rasterise>[1], drawn: CodeGrid) =>
    readCode(rasterise(drawn, drawing), type, encoding);
  for (const pixelRatio of [1, 3]) {
    const where = `${type} ${JSON.stringify(text)} at ${pixelRatio}×`;
    const onPage = drawOnPage(type, grid, { ...ROOMY, pixelRatio });
    expect(await read(onPage!, grid), where).toBe(asScanned(type, text));
    const onTill = codeOnTill(type, grid, { ...PHONE, pixelRatio });
    expect(await read(onTill!.drawing, onTill!.grid), `${where} on the till`).toBe(asScanned(type, text));
  }
}

describe('every code is read back from the page and from the till, at 1× and 3×', () => {
  it.each(Object.entries(TEXTS) as [OtherCodeType, () => string][])(
    'ten random texts as %s',
    async (type, text) => {
      for (let count = 0; count < 10; count += 1) await expectReadBack(type, text());
    },
  );

  it.each(SPECIAL)('%s of %j', (type, text) => expectReadBack(type, text));

  it.each<OtherCodeType>(['qrtext', 'aztec', 'datamatrix', 'pdf417'])(
    '%s of the same text in each encoding',
    async (type) => {
      await expectReadBack(type, 'Grüße', 'ISO-8859-1');
      await expectReadBack(type, 'Grüße', 'UTF-8');
    },
  );
});

it.each<OtherCodeType>(['aztec', 'datamatrix', 'pdf417', 'qrtext'])(
  'a %s of a thousand bytes can be drawn',
  async (type) => {
    const bytes = Array.from({ length: 1000 }, () => String.fromCharCode(Math.floor(random() * 256))).join(
      '',
    );
    const grid = await gridOf(type, bytes, 'ISO-8859-1');
    expect(codeOnTill(type, grid, { ...PHONE, pixelRatio: 3 })).not.toBeNull();
  },
);

it('judges a text before it is drawn', async () => {
  expect((await drawingOf('ean8'))('9638507', null, 0)).toEqual({
    grid: null,
    problem: 'EAN-8 has 8 digits: add the check digit 4.',
  });
});

it('a refreshed QR code of text has another look at each tick, and says the same', async () => {
  const draw = await drawingOf('qrtext');
  const looks = Array.from({ length: 8 }, (_, tick) => draw('Grüße 12', null, tick).grid!);
  expect(new Set(looks.map((grid) => grid.join(''))).size).toBe(8);
  for (const grid of looks) {
    const drawing = drawOnPage('qrtext', grid, { ...ROOMY, pixelRatio: 1 })!;
    expect(await readCode(rasterise(grid, drawing), 'qrtext')).toBe('Grüße 12');
  }
});
