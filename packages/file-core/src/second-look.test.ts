import type { ZlibOptions } from 'fflate';
import { describe, expect, it } from 'vitest';
import { concat, latin1 } from './bytes';
import { clean } from './clean';
import { leaksIn } from './second-look';
import { caseOf } from './testing/cases';
import { documentOf, packed, pageOf } from './testing/pdf-parts';

const NAME = 'Zelda Quux';
const told = [{ topic: 'who', label: 'Author', value: NAME }] as const;
const utf16 = latin1(Array.from(NAME, (letter) => `\0${letter}`).join(''));
const IMAGE = '/Type/XObject/Subtype/Image/Width 4/Height 4/ColorSpace/DeviceGray/BitsPerComponent 8';
const withPicture = (bytes: Uint8Array, options?: ZlibOptions) =>
  documentOf({ ...pageOf('', '/XObject<</Im 20 0 R>>', '/Im Do'), 20: packed(IMAGE, bytes, options) });
const WORDS = `(To ${NAME})`;
const catalogWith = (keys: string) => `<</Type/Catalog/Pages 2 0 R${keys}>>`;
const withAnnotation = (keys: string, catalog = '') =>
  documentOf(
    {
      1: catalogWith(catalog),
      ...pageOf('/Annots[10 0 R]'),
      9: `<</Author(${NAME})>>`,
      10: `<</Type/Annot/Rect[0 0 9 9]${keys}>>`,
    },
    { trailer: '/Info 9 0 R' },
  );
const withField = (keys: string) =>
  withAnnotation(`/Subtype/Widget/T(a)${keys}`, '/AcroForm<</Fields[10 0 R]>>');
const long = latin1(' '.repeat(2 ** 20) + NAME);

describe('the second look at a file', () => {
  it.each([
    ['a JPEG', 'jpeg', concat([latin1('\xff\xd8\xff\xe1'), latin1(NAME)])],
    ['a PNG, in two bytes a letter', 'png', concat([latin1('\x89PNG'), utf16])],
    ['a picture of a PDF that is packed', 'pdf', withPicture(latin1(`${NAME}......`))],
    ['a picture of a PDF, as digits', 'pdf', withPicture(latin1(Buffer.from(NAME).toString('hex')))],
    ['a comment in what a page draws', 'pdf', documentOf(pageOf('', '', `% ${NAME}\n`))],
    ['what unpacks to more than a megabyte', 'pdf', withPicture(long)],
    ['more than a megabyte that is packed as it is', 'pdf', withPicture(long, { level: 0 })],
  ] as const)('finds a name in %s', async (_, kind, bytes) => {
    expect(await leaksIn(kind, bytes, told)).toEqual([NAME]);
    expect(await leaksIn(kind, bytes, [])).toEqual([]);
  });

  it('takes no offence at a name that the page shows', async () => {
    expect(await leaksIn('pdf', documentOf(pageOf('', '', `BT (by ${NAME}) Tj ET`)), told)).toEqual([]);
  });

  it.each([
    ['of a comment', withAnnotation(`/Subtype/Text/Contents${WORDS}`)],
    ['of a long comment', withAnnotation(`/Subtype/Text/Contents(${'.'.repeat(600)}${NAME})`)],
    ['of a link', withAnnotation(`/Subtype/Link/Contents${WORDS}/A<</S/URI/URI(mailto:${NAME})>>`)],
    ['of a field', withField(`/FT/Tx/V${WORDS}/DV<${Buffer.from(NAME).toString('hex')}>/TU${WORDS}`)],
    ['to choose from', withField(`/FT/Ch/Opt[[(1)${WORDS}](2)]`)],
    [
      'of the outline',
      documentOf(
        {
          1: catalogWith('/Outlines 10 0 R'),
          9: `<</Author(${NAME})>>`,
          10: '<</First 11 0 R/Last 11 0 R/Count 1>>',
          11: `<</Title${WORDS}/Parent 10 0 R/Dest[3 0 R/Fit]>>`,
        },
        { trailer: '/Info 9 0 R' },
      ),
    ],
  ])('accepts a name in a visible text: %s', async (_, bytes) => {
    const options = { strip: true, resize: false, watermark: null };
    const cleaned = await clean(bytes, options);
    expect(cleaned.before.details).toContainEqual(expect.objectContaining({ value: NAME }));
  });

  it.each([
    ['the author of a comment', documentOf(pageOf(`/Annots[<</Subtype/Text/T(${NAME})/Contents${WORDS}>>]`))],
    ['the name of a signature', withField(`/FT/Sig/V<</Type/Sig/Name(${NAME})>>`)],
    ['the title of a document', documentOf({ 9: `<</Title(${NAME})>>` })],
    ['a key', documentOf(pageOf('/PieceInfo<</Zelda#20Quux 1>>'))],
  ])('finds a name in a hidden text: %s', async (_, bytes) => {
    expect(await leaksIn('pdf', bytes, told)).toEqual([NAME]);
  });

  it('finds what no page shows', async () => {
    const deleted = await leaksIn('pdf', await caseOf('p01-deleted-page-images.pdf'), []);
    expect(deleted.toSorted()).toEqual(['resource /Fx2', 'resource /Im2']);
    const field = documentOf({
      1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[10 0 R 11 0 R]>>>>',
      ...pageOf('/Annots[10 0 R]'),
      10: '<</Type/Annot/Subtype/Widget/Rect[0 0 9 9]/FT/Tx/T(a)>>',
      11: '<</FT/Tx/T(b)/V(c)>>',
    });
    expect(await leaksIn('pdf', field, [])).toEqual(['a field that stands on no page']);
  });
});
