import type { ZlibOptions } from 'fflate';
import { describe, expect, it } from 'vitest';
import { concat, latin1 } from './bytes';
import { leaksIn } from './second-look';
import { caseOf } from './testing/cases';
import { documentOf, packed, pageOf } from './testing/pdf-parts';

const NAME = 'Zelda Quux';
const told = [{ topic: 'who', label: 'Author', value: NAME }] as const;
const utf16 = latin1(Array.from(NAME, (letter) => `\0${letter}`).join(''));
const IMAGE = '/Type/XObject/Subtype/Image/Width 4/Height 4/ColorSpace/DeviceGray/BitsPerComponent 8';
const withPicture = (bytes: Uint8Array, options?: ZlibOptions) =>
  documentOf({ ...pageOf('', '/XObject<</Im 20 0 R>>', '/Im Do'), 20: packed(IMAGE, bytes, options) });
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
