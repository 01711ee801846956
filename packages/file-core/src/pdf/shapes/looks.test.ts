import { describe, expect, it } from 'vitest';
import { documentOf, byQpdf } from '../../testing/pdf-parts';
import { pdf } from '../../testing/formats';
import { PdfFile } from '../file/pdf-file';
import { leaksInPdf } from '../second-look';
import { cleanAppearance } from './appearance';
import { isLanguage } from './language';
import { cleanStyle } from './style';

describe('a language', () => {
  it.each([
    '',
    'de',
    'en-GB',
    'en_US',
    'yue',
    'zh-Hant-TW',
    'es-419',
    'ca-ES-valencia',
    'de-1996',
    'SR-LATN',
  ])('is %j', (text) => expect(isLanguage(text)).toBe(true));

  it.each([
    'Ada Lovelace',
    'Ada-Lovelace',
    'en-Anna',
    'x-ada',
    'en-x-ada',
    'en-GB-u-ada',
    'Lovelace',
    'en (Ada)',
    'en-',
    ' ',
    'en\n',
  ])('is not %j', (text) => expect(isLanguage(text)).toBe(false));
});

describe('a default appearance', () => {
  it.each([
    '',
    '/Helv 12 Tf 0 g',
    '0 0 1 rg /F1 0 Tf',
    '/F1 9.5 Tf\n.1 0 0 1 k 0 Tc 100 Tz',
    '0 g/ZaDb 0 Tf',
    '1 0 0 1 2 3 Tm 0.5 G 12 TL',
  ])('stays as it is: %j', (given) => expect(cleanAppearance(given).isWhole).toBe(true));

  it.each([
    ['a comment', '/Helv 12 Tf % Ada\r0 g', '/Helv 12 Tf 0 g'],
    ['a text', '(Ada) Tj /Helv 12 Tf', '/Helv 12 Tf'],
    ['a text before an operator', '(Ada) /Helv 12 Tf', '/Helv 12 Tf'],
    ['hexadecimal digits', '<416461> 0 g', '0 g'],
    ['marked content', '/Span <</Alt (Ada)>> BDC 0 g EMC', '0 g'],
    ['a name before an operator', '/Ada 0 g 1 g', '1 g'],
    ['a name where a number is', '/Helv /Ada Tf 0 g', '0 g'],
    ['further operands', '/Helv 12 Tf 0 g /Ada', '/Helv 12 Tf 0 g'],
    ['a font that is no word', '/Ada\\Love 12 Tf 0 g', '0 g'],
    ['words', 'Ada Lovelace', ''],
  ])('loses %s', (_, given, text) => {
    expect(cleanAppearance(given)).toEqual({ text, isWhole: false });
  });
});

describe('a default style', () => {
  it.each([
    'font: Helvetica,sans-serif 12.0pt; text-align:left; color:#E52237 ',
    "font-family:'Times New Roman',serif;font-size:9pt;font-weight:bold;font-style:italic",
    'color: rgb(0, 10, 255); line-height: 13.8pt; text-decoration: underline line-through;',
    '',
  ])('stays as it is: %j', (given) => expect(cleanStyle(given).isWhole).toBe(true));

  it.each([
    ['a comment', 'color:red;/* Ada */', 'color:red'],
    ['a comment in a value', 'font: Helvetica /* Ada */ 9pt; color:red', 'color:red'],
    ['a property of its own', 'author: Ada; color: red', 'color: red'],
    ['a value that is none', 'color: ada; text-align: Ada; font-size: 9pt', 'font-size: 9pt'],
    ['an address', 'font: url(//ada.example); color:red', 'color:red'],
    ['words', 'Ada Lovelace', ''],
  ])('loses %s', (_, given, text) => {
    expect(cleanStyle(given)).toEqual({ text, isWhole: false });
  });
});

it('of a document the looks and languages lose what names a person, which is told', async () => {
  const given = documentOf({
    1: '<</Type/Catalog/Pages 2 0 R/Lang(Ada Byron)/AcroForm<</Fields[10 0 R]/DR<</Font<</F1 5 0 R/F2 5 0 R>>>>/DA(% Ada /F2 9 Tf\n/F1 9 Tf)>>>>',
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 150]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>/Annots[10 0 R 11 0 R]>>',
    10: '<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/V(b)/Rect[20 20 80 40]/DA<FEFF0030002000670020002500410064006100>/Lang(en-GB)>>',
    11: '<</Type/Annot/Subtype/FreeText/Contents(b)/Rect[20 60 80 80]/DA(/F1 9 Tf)/DS(color:#000000;by:Ada)/Lang(en-x-ada)>>',
  });
  const output = await pdf.clean(given);
  const plain = Buffer.from(await byQpdf(output, '--qdf', '--object-streams=disable')).toString('latin1');
  expect(plain).not.toMatch(/Ada/i);
  expect(plain.match(/\/(DA|DS|Lang) .*/g)).toEqual([
    '/DA (/F1 9 Tf)',
    '/DA (0 g)',
    '/Lang (en-GB)',
    '/DA (/F1 9 Tf)',
    '/DS (color:#000000)',
  ]);
  expect(leaksInPdf(PdfFile.open(output), ['Ada'])).toEqual([]);
  const told = (await pdf.inspect(given)).details.map(({ label, value }) => [label, value]);
  expect(told).toEqual(
    expect.arrayContaining([
      ['Language', 'Ada Byron'],
      ['Language', 'en-x-ada'],
      ['How a text looks', 'color:#000000;by:Ada'],
      ['How a text looks', '% Ada /F2 9 Tf /F1 9 Tf'],
    ]),
  );
  expect((await pdf.inspect(output)).details).toEqual([]);
});
