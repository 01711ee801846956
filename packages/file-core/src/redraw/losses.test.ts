import { describe, expect, it } from 'vitest';
import { inspect } from '../inspect';
import { pdf } from '../testing/formats';
import { documentOf, packed, pageOf } from '../testing/pdf-parts';
import { pdfs } from '../testing/pdfs';
import { redrawReasons, redrawWarnings } from './losses';

it('says what goes with the pages, and no longer that what nobody sees stays', async () => {
  const cropped = documentOf({
    1: '<</Type/Catalog/Pages 2 0 R/AF[<</Type/Filespec/F(a)/EF<<>>>>]>>',
    ...pageOf('/CropBox[20 0 200 150]'),
  });
  const { warnings } = await pdf.inspect(cropped);
  expect(warnings).toEqual([
    'The files attached to it are removed, too.',
    'Pages in it are cropped: what lies beyond their edges is hidden, but stays.',
  ]);
  expect(redrawWarnings(warnings, { sharpness: 150, hasText: true })).toEqual([
    'The files attached to it are removed, too.',
    'Its pages become pictures: links, the outline, form fields, comments and texts for screen readers are lost.',
    'Only text that is certainly visible can still be searched and copied. What is covered, cropped, switched off or drawn as a shape is left out.',
  ]);
  expect(redrawWarnings([], { sharpness: 150, hasText: false })[1]).toBe(
    'Its text can no longer be searched, copied or read aloud.',
  );
});

const CATALOG = '/Type/Catalog/Pages 2 0 R';
const EVERYTHING = documentOf({
  1: `<<${CATALOG}/Own 1/AcroForm<</Fields[10 0 R]>>>>`,
  ...pageOf('/CropBox[20 0 200 150]'),
  10: '<</FT/Sig/T(s)/V<</ByteRange[0 1 2 3]>>>>',
});
const unread = packed('/DecodeParms<</Predictor 2/BitsPerComponent 3>>', 'abc');

describe('redrawing is offered', () => {
  it.each([
    ['cropped pages', documentOf(pageOf('/CropBox[20 0 200 150]')), ['hidden']],
    ['a page that can’t be checked', documentOf({ 4: unread }), ['hidden']],
    ['a signature', pdfs.find(({ name }) => name === 'signature')!.make(), ['signature']],
    ['a key of a program', documentOf({ 1: `<<${CATALOG}/XX_Own(a)>>` }), ['unknown']],
    ['a key of a program in its trailer', documentOf({}, { trailer: '/XX_Own(a)' }), ['unknown']],
    ['a key of a program in a drawing', documentOf(pageOf('', '', '/P<</Own(a)>>BDC EMC')), ['unknown']],
    ['all of them', EVERYTHING, ['hidden', 'signature', 'unknown']],
    ['an attached file alone', documentOf({ 1: `<<${CATALOG}/AF[<</EF<<>>>>]>>` }), []],
  ])('for a PDF with %s', async (_, file, reasons) => {
    expect(redrawReasons(await inspect(await file))).toEqual(reasons);
  });

  it('for no picture, whatever its report says', async () => {
    expect(redrawReasons({ ...(await inspect(EVERYTHING)), kind: 'png' })).toEqual([]);
  });
});
