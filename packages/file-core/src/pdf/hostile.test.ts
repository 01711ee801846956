import { describe, expect, it } from 'vitest';
import { zlibSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import { concat, latin1 } from '../bytes';
import {
  DOCUMENT,
  DRAWING,
  appended,
  byQpdf,
  documentOf,
  lastXref,
  packed,
  pageOf,
  pdfOf,
} from '../testing/pdf-parts';
import { pdfs } from '../testing/pdfs';
import { holds, render } from '../testing/tools';
import { FileProblem } from '../problem';
import { DRAWING_UNREAD, PICTURE_DAMAGED, PICTURE_OPEN } from './findings';
import { pdf } from '../testing/formats';

const fixture = (name: string) => pdfs.find((each) => each.name === name)!.make();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('a PDF that does not open', () => {
  it('because it needs a password, says so', async () => {
    for (const options of [['40'], ['128', '--use-aes=y'], ['256']]) {
      const file = await byQpdf(
        pdfOf(DOCUMENT),
        '--allow-weak-crypto',
        '--encrypt',
        'secret',
        'o',
        ...options,
        '--',
      );
      await expect(pdf.inspect(file)).rejects.toThrow(
        'Can’t be opened: it needs a password. Save a copy without one, and choose that.',
      );
      await expect(pdf.clean(file)).rejects.toThrow(FileProblem);
    }
  });

  it('because it is encrypted for certain people, says so', async () => {
    const encrypt = { 9: '<</Filter/Adobe.PubSec/V 4/CF<<>>>>' };
    const file = documentOf(encrypt, { trailer: '/Encrypt 9 0 R' });
    await expect(pdf.clean(file)).rejects.toThrow('encrypted in a way that Obscura does not know');
  });

  it.each([
    ['ends at once', '%PDF-1.7\n'],
    ['has no pages', '%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n'],
    ['leads to itself', '%PDF-1.7\n1 0 obj\n1 0 R\nendobj\ntrailer\n<</Root 1 0 R>>\nstartxref\n0\n%%EOF'],
    ['is no PDF', `%PDF-${'x'.repeat(5000)}`],
  ])('because it %s, says that it is damaged', async (_, file) => {
    await expect(pdf.inspect(latin1(file))).rejects.toThrow('damaged');
  });
});

describe('a PDF that is made to harm', () => {
  it('and unpacks to gigabytes of objects is refused', async () => {
    const bomb = zlibSync(new Uint8Array(80 * 2 ** 20), { level: 9 });
    const file = documentOf({ 8: { dict: '/Type/ObjStm/N 1/First 4/Filter/FlateDecode', stream: bomb } });
    const at = lastXref(file);
    const damaged = latin1(text(file).replace(`startxref\n${at}`, 'startxref\n1'));
    await expect(pdf.clean(damaged)).rejects.toThrow('unpacks to far more');
  });

  it('and goes round in circles is cleaned', async () => {
    const file = documentOf({
      ...pageOf('/Annots[8 0 R]', '/XObject<</A 9 0 R>>'),
      2: '<</Type/Pages/Kids[3 0 R 2 0 R]/Count 1/Parent 2 0 R>>',
      8: '<</Type/Annot/Subtype/Link/Rect[0 0 1 1]/A 10 0 R/Parent 8 0 R/Popup 8 0 R>>',
      9: { dict: '/Subtype/Form/BBox[0 0 1 1]/Resources<</XObject<</A 9 0 R>>>>/Length 11 0 R', stream: '' },
      10: '<</S/GoTo/D[3 0 R/Fit]/Next 10 0 R>>',
      11: '11 0 R',
    });
    const cleaned = await pdf.clean(file);
    expect((await pdf.inspect(cleaned)).details).toEqual([]);
    expect(await render(cleaned)).toEqual(await render(file));
  });

  it('and is nested without end is cleaned of what no one can read', async () => {
    const deep = `${'['.repeat(200_000)}(SECRET-deep)`;
    const file = documentOf({ ...pageOf('/Annots 8 0 R'), 8: deep });
    expect(holds(await pdf.clean(file), 'SECRET-deep')).toBe(false);
  });

  it('and has a chain of twenty thousand parts is cleaned', async () => {
    const items = Array.from({ length: 20_000 }, (_, index) => [
      20 + index,
      `<</Title(${index})/Parent 10 0 R${index < 19_999 ? `/Next ${21 + index} 0 R` : ''}>>`,
    ]);
    const file = documentOf({
      1: '<</Type/Catalog/Pages 2 0 R/Outlines 10 0 R>>',
      10: '<</First 20 0 R/Last 20019 0 R/Count 20000>>',
      ...(Object.fromEntries(items) as Record<number, string>),
    });
    expect((await pdf.inspect(await pdf.clean(file))).details).toEqual([]);
  });

  it('and claims billions of objects is read as what it is', async () => {
    const entry = packed(
      '/Type/XRef/Size 4294967295/W[1 2 1]/Index[0 4294967295]/Root 1 0 R',
      '\x01\0\x0f\0',
    );
    const file = appended(documentOf({ 8: '(SECRET-lost)' }), { 9: entry }, '/Root 1 0 R');
    const at = text(file).indexOf('9 0 obj');
    const cleaned = await pdf.clean(
      latin1(text(file).replace(/startxref\n\d+\n%%EOF\n$/, `startxref\n${at}\n%%EOF\n`)),
    );
    expect(holds(cleaned, 'SECRET-lost')).toBe(false);
  });

  it('and begins a text or a stream again and again that never ends is refused', async () => {
    const file = `%PDF-1.7\n${'1 0 obj\n<</A (\n'.repeat(60_000)}trailer<</Root 1 0 R>>`;
    await expect(pdf.clean(latin1(file))).rejects.toThrow(FileProblem);
    const streams = `%PDF-1.7\n${'1 0 obj\n<<>>stream\n'.repeat(60_000)}trailer<</Root 1 0 R>>`;
    await expect(pdf.clean(latin1(streams))).rejects.toThrow(FileProblem);
  });
});

it('cleans 5,000 pages', async () => {
  const document = await PDFDocument.create();
  for (let page = 0; page < 5000; page += 1) document.addPage([100, 100]).drawRectangle({ x: page % 50 });
  const file = await document.save();
  const cleaned = await pdf.clean(file);
  expect(await pdf.inspect(cleaned)).toMatchObject({ pages: 5000, details: [] });
});

it('cleans what lost its cross-references and keeps its objects in streams', async () => {
  const file = text(await fixture('objects in streams')).replace(/startxref\n\d+/, 'startxref\n5');
  const report = await pdf.inspect(latin1(file));
  expect(report.warnings).toEqual(['It is damaged: what can still be read of it is kept.']);
  const cleaned = await pdf.clean(latin1(file));
  expect(holds(cleaned, 'SECRET-file-author')).toBe(false);
  expect(await render(cleaned)).toEqual(await render(await fixture('objects in streams')));
});

it('does not bring back what was deleted, where something still refers to it', async () => {
  const first = documentOf({
    ...pageOf('/Annots[8 0 R]'),
    8: '<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/Contents(SECRET-deleted)>>',
  });
  const file = appended(first, { 4: DOCUMENT[4]! }, `/Root 1 0 R/Prev ${lastXref(first)}`, '', [8]);
  expect(holds(await pdf.clean(file), 'SECRET-deleted')).toBe(false);
});

it('reads the last version of a part that lost its end', async () => {
  const first = documentOf({ 4: { dict: '', stream: 'BT /F1 18 Tf 30 100 Td (SECRET-old) Tj ET' } });
  const last = appended(first, { 4: DOCUMENT[4]! }, `/Root 1 0 R/Prev ${lastXref(first)}`);
  const at = text(last).lastIndexOf('endstream');
  const file = latin1(text(last).slice(0, at) + text(last).slice(at + 'endstream'.length));
  const cleaned = await pdf.clean(file);
  expect(holds(cleaned, 'SECRET-old')).toBe(false);
  expect(await render(cleaned)).toEqual(await render(documentOf({})));
});

/** Files made by random changes that once revealed a secret. */
describe('a secret does not stay', () => {
  const IMAGE = '/Type/XObject/Subtype/Image/BitsPerComponent 8';
  const withImage = (dict: string, stream: string) =>
    documentOf({
      ...pageOf('', '/XObject<</Im 20 0 R>>', '/Im Do'),
      20: { dict: `${IMAGE}${dict}`, stream },
    });

  it.each([
    [
      'in the place of numbers',
      documentOf({ 2: '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox(SECRET-left)>>' }),
    ],
    ['among numbers', documentOf(pageOf('/CropBox[0 0 200 150/SECRET-left]'))],
    [
      'in a signature that became a field',
      documentOf({
        ...pageOf('/Annots[8 0 R]'),
        8: '<</Type/Sig/Kids[]/Subtype/Widget/Contents(SECRET-left)>>',
      }),
    ],
    [
      'in a place on a disk that is written badly',
      documentOf({
        ...pageOf('/Annots[8 0 R]'),
        8: '<</Subtype/Link/Rect[0 0 9 9]/A<</S/GoToR/D[0/Fit]/F(/U<<rs/SECRET-left.pdf)>>>>',
      }),
    ],
    [
      'behind operators that are none',
      documentOf({ 4: { dict: '', stream: 'lespec/F(SECRET-left)/60 re f' } }),
    ],
    ['in a picture without a size', withImage('/Width 2/Height/ColorSpace/DeviceGray', 'SECRET-left')],
    [
      'in a picture that is packed in no known way',
      withImage('/Width 2/Height 2/ColorSpace/DeviceGray/Filter/DCTDeRcode', 'SECRET-left'),
    ],
    [
      'in a photo that says it is none',
      withImage('/Width 9/Height 9/ColorSpace/DeviceGray', '\xff\xd8\xff\xe1\0\x10SECRET-left'),
    ],
    [
      'in a form that is packed as a picture',
      documentOf({ 4: { dict: '/Filter/DCTDecode', stream: 'SECRET-left' } }),
    ],
    [
      'between packed data and a second checksum',
      documentOf({
        4: {
          dict: '/Filter/FlateDecode',
          stream: concat([
            zlibSync(latin1(DRAWING)),
            latin1('SECRET-left'),
            zlibSync(latin1(DRAWING)).slice(-4),
          ]),
        },
      }),
    ],
  ])('%s', async (_, file) => {
    const cleaned = await pdf.clean(file);
    expect(holds(cleaned, 'SECRET-left')).toBe(false);
    const { details, warnings } = await pdf.inspect(cleaned);
    expect({ details, warnings }).toEqual({ details: [], warnings: [] });
  });
});

describe('what can’t be known to be clean is named, before and after', () => {
  const IMAGE = '/Type/XObject/Subtype/Image/ColorSpace/DeviceGray/BitsPerComponent 1/Width 8/Height 8';
  const withImage = (dict: string, stream: string | Uint8Array) =>
    documentOf({ ...pageOf('', '/XObject<</Im 20 0 R>>', '/Im Do'), 20: { dict: IMAGE + dict, stream } });

  it.each([
    ['a fax without an end', withImage('/Filter/CCITTFaxDecode/DecodeParms<</K -1>>', 'ab'), PICTURE_OPEN],
    ['a JPEG that breaks off', withImage('/Filter/DCTDecode', '\xff\xd8\xff\xdb\0\x04ab'), PICTURE_DAMAGED],
    ['no JBIG2', withImage('/Filter/JBIG2Decode', '\x97JB2'), PICTURE_DAMAGED],
    ['a picture with too few bytes', withImage('', 'abc'), PICTURE_DAMAGED],
    [
      'a drawing that can’t be unpacked',
      documentOf({
        4: {
          dict: '/Filter/FlateDecode/DecodeParms<</Predictor 2/BitsPerComponent 5/Columns 4>>',
          stream: zlibSync(latin1(DRAWING)),
        },
      }),
      DRAWING_UNREAD,
    ],
  ])('%s', async (_, file, warning) => {
    expect((await pdf.inspect(file)).warnings).toEqual([warning]);
    expect((await pdf.inspect(await pdf.clean(file))).warnings).toEqual([warning]);
  });

  it('but for what is packed in a way that is too new: that is refused', async () => {
    const file = documentOf({ 4: { dict: '/Filter/BrotliDecode', stream: 'x' } });
    await expect(pdf.clean(file)).rejects.toThrow('does not know');
  });
});
