import { describe, expect, it } from 'vitest';
import { pdf } from '../../testing/formats';
import { documentOf, pageOf, type Parts } from '../../testing/pdf-parts';
import { COVERED, INVISIBLE } from '../details/unseen';

/** The page shows "Hello" at 30, 100 before each of these drawings. */
const BOX = '25 95 100 20 re';
/** A picture of one pixel within a drawing. */
const inline = (keys: string) => `BI/W 1/H 1${keys} ID f EI`;
const RESOURCES =
  '/XObject<</Im 20 0 R/Mask 21 0 R/Fm 22 0 R>>/ExtGState<</Half<</ca 0.5>>/Full<</ca 1/BM/Normal>>/Times<</BM/Multiply>>>>';
const IMAGE = '/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8';
const OBJECTS: Parts = {
  20: { dict: `${IMAGE}/ColorSpace/DeviceGray`, stream: 'x' },
  21: { dict: '/Type/XObject/Subtype/Image/Width 1/Height 1/ImageMask true', stream: 'x' },
  22: { dict: '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Matrix[20 0 0 20 0 0]', stream: '1 4 6 4 re f' },
};

async function warningsOf(parts: Parts): Promise<readonly string[]> {
  const given = documentOf({ ...OBJECTS, ...parts });
  const { warnings } = await pdf.inspect(given);
  expect((await pdf.inspect(await pdf.clean(given))).warnings).toEqual(warnings);
  return warnings;
}

describe('text is covered', () => {
  it.each([
    ['by a box', `${BOX} f`],
    ['by a box of lines', '25 95 m 125 95 l 125 115 l 25 115 l h f'],
    ['by a box that is moved', 'q 1 0 0 1 20 90 cm 0 0 100 30 re f Q'],
    ['by an opaque box', `/Half gs /Full gs ${BOX} f`],
    ['by a box behind a clip', `q 0 0 200 150 re W n ${BOX} f Q`],
    ['by a picture', 'q 100 0 0 30 25 95 cm /Im Do Q'],
    ['by a form', '/Fm Do'],
    ['by an inline picture', `q 100 0 0 30 25 95 cm ${inline('/CS/G/BPC 8')} Q`],
    ['by a box after an inline picture', `q 9 0 0 9 0 0 cm ${inline('/CS/G/BPC 8')} Q ${BOX} f`],
    ['by a box after an inline mask', `q 9 0 0 9 0 0 cm ${inline('/IM true')} Q ${BOX} f`],
    ['on the next line', `BT /F1 9 Tf 20 TL 30 80 Td T* (More) Tj ET 25 55 100 20 re f`],
    ['in a list of texts', `BT /F1 9 Tf 1 0 0 1 30 40 Tm [(M) -20 (ore)] TJ ET 25 35 100 20 re f`],
  ])('%s', async (_, drawing) => {
    expect(await warningsOf(pageOf('', RESOURCES, drawing))).toEqual([COVERED]);
  });

  it('by a drawn comment, and not by the background of a field', async () => {
    const annotated = (subtype: string): Parts => ({
      ...pageOf('/Annots[10 0 R]'),
      10: `<</Type/Annot/Subtype/${subtype}/Rect[25 95 125 115]/AP<</N 11 0 R>>>>`,
      11: { dict: '/Type/XObject/Subtype/Form/BBox[0 0 9 9]', stream: '0 0 9 9 re f' },
    });
    expect(await warningsOf(annotated('Square'))).toEqual([COVERED]);
    expect(await warningsOf(annotated('Link'))).toEqual([]);
  });
});

describe('text is not covered', () => {
  it.each([
    ['by a box beside it', '25 20 100 20 re f'],
    ['by a line through it', '25 103 100 2 re f'],
    ['by a box that has no filling', `${BOX} S`],
    ['by a box that only clips', `${BOX} W n`],
    ['by a box that is clipped', `q 0 0 20 20 re W n 0 0 200 150 re f Q`],
    ['by a box that is see-through', `/Half gs ${BOX} f`],
    ['by a marker', `/Times gs ${BOX} f`],
    ['by a frame', `${BOX} 20 90 110 30 re f*`],
    ['by a mask', 'q 100 0 0 30 25 95 cm /Mask Do Q'],
    ['by an inline mask', `q 100 0 0 30 25 95 cm ${inline('/IM true')} Q`],
    ['by an inline picture beside it', `q 9 0 0 9 0 0 cm ${inline('/CS/G/BPC 8')} Q`],
    ['if it is blank', 'BT /F1 9 Tf 30 40 Td ( ) Tj ET 25 35 100 20 re f'],
  ])('%s', async (_, drawing) => {
    expect(await warningsOf(pageOf('', RESOURCES, drawing))).toEqual([]);
  });
});

describe('text is invisible', () => {
  it.each([
    ['if it is not drawn', 'BT /F1 9 Tf 3 Tr 30 40 Td (More) Tj ET 25 35 100 20 re f', [INVISIBLE]],
    ['beside one that is covered', `${BOX} f BT /F1 9 Tf 3 Tr 30 40 Td [(More)] TJ ET`, [COVERED, INVISIBLE]],
    ['and not if it is drawn again', 'BT /F1 9 Tf 3 Tr 0 Tr 30 40 Td (More) Tj ET', []],
    ['and not if it is blank', 'BT /F1 9 Tf 3 Tr 30 40 Td ( ) Tj ET', []],
    ['and not if pictures show through it', 'q BT /F1 9 Tf 7 Tr 30 40 Td (More) Tj ET /Im Do Q', []],
  ])('%s', async (_, drawing, warnings) => {
    expect(await warningsOf(pageOf('', RESOURCES, drawing))).toEqual(warnings);
  });
});
