import { describe, expect, it } from 'vitest';
import { pdf } from '../../testing/formats';
import { documentOf, pageOf, type Parts } from '../../testing/pdf-parts';
import { COVERED, INVISIBLE, PICTURE_COVERED, PICTURE_CROPPED } from '../details/unseen';

/** The page shows "Hello" at 30, 100 before each of these drawings. */
const BOX = '25 95 100 20 re';
/** A picture of one pixel within a drawing. */
const inline = (keys: string) => `BI/W 1/H 1${keys} ID f EI`;
const RESOURCES =
  '/XObject<</Im 20 0 R/Mask 21 0 R/Fm 22 0 R>>/ExtGState<</Half<</ca 0.5>>/Full<</ca 1/BM/Normal>>/Clear<</ca 0>>/Times<</BM/Multiply>>>>/ColorSpace<</Rgb 23 0 R/Ink[/Separation/Spot/DeviceGray 24 0 R]>>';
const IMAGE = '/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8';
const OBJECTS: Parts = {
  20: { dict: `${IMAGE}/ColorSpace/DeviceGray`, stream: 'x' },
  21: { dict: '/Type/XObject/Subtype/Image/Width 1/Height 1/ImageMask true', stream: 'x' },
  22: { dict: '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Matrix[20 0 0 20 0 0]', stream: '1 4 6 4 re f' },
  23: '[/CalRGB<</WhitePoint[1 1 1]>>]',
  24: '<</FunctionType 2/Domain[0 1]/C0[1]/C1[0]/N 1>>',
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

it('text is not invisible if its font has units of its own', async () => {
  const font =
    '<</Type/Font/Subtype/Type3/FontBBox[0 0 99 99]/FontMatrix[1 0 0 1 0 0]/FirstChar 97/LastChar 97/Widths[99]/Encoding<</Differences[97/a]>>/CharProcs<</a 25 0 R>>>>';
  const drawn: Parts = { 5: font, 25: { dict: '', stream: '99 0 0 0 99 99 d1 0 0 99 99 re f' } };
  const given = documentOf({ ...pageOf('', '', 'BT /F1 .1 Tf 150 120 Td (a) Tj ET'), ...drawn });
  expect((await pdf.inspect(given)).warnings).toEqual([]);
});

/** A text on a bare part of the page. */
const MORE = 'BT /F1 9 Tf 150 120 Td (More) Tj ET';

describe('text is invisible', () => {
  it.each([
    ['if it is not drawn', 'BT /F1 9 Tf 3 Tr 30 40 Td (More) Tj ET 25 35 100 20 re f', [INVISIBLE]],
    ['beside one that is covered', `${BOX} f BT /F1 9 Tf 3 Tr 30 40 Td [(More)] TJ ET`, [COVERED, INVISIBLE]],
    ['and not if it is drawn again', 'BT /F1 9 Tf 3 Tr 0 Tr 30 40 Td (More) Tj ET', []],
    ['and not if it is blank', 'BT /F1 9 Tf 3 Tr 30 40 Td ( ) Tj ET', []],
    ['without opacity', `/Clear gs ${MORE}`, [INVISIBLE]],
    ['in white on the bare page', `1 g ${MORE}`, [INVISIBLE]],
    ['in white of three lights', `1 1 1 rg ${MORE}`, [INVISIBLE]],
    ['in white without ink', `0 0 0 0 k ${MORE}`, [INVISIBLE]],
    ['in white of a colour space', `/Rgb cs 1 1 1 sc ${MORE}`, [INVISIBLE]],
    ['in white on a white page', `1 g 140 90 60 60 re f ${MORE}`, [INVISIBLE]],
    ['above the page', 'BT /F1 9 Tf 30 200 Td (More) Tj ET', [INVISIBLE]],
    ['below the page', 'BT /F1 9 Tf 30 -20 Td (More) Tj ET', [INVISIBLE]],
    ['on the right of the page', 'BT /F1 9 Tf 210 100 Td (More) Tj ET', [INVISIBLE]],
    ['and not if it may lead onto the page', 'BT /F1 9 Tf 0 1 -1 0 50 -30 Tm (More) Tj ET', []],
    ['and not if it begins on the left of the page', 'BT /F1 9 Tf -30 90 Td (More) Tj ET', []],
    ['too small to be read', 'BT /F1 1 Tf .4 0 0 .4 150 120 Tm (More) Tj ET', [INVISIBLE]],
    ['and not if it is half seen', `/Half gs ${MORE}`, []],
    ['and not in white on a box', `145 115 50 20 re f 1 g ${MORE}`, []],
    ['and not in white on a round shape', `145 115 m 195 115 199 140 150 140 c f 1 g ${MORE}`, []],
    ['and not in white on a wide line', `20 w 145 122 m 195 122 l S 1 g ${MORE}`, []],
    ['and not in white on a shading', `/Any sh 1 g ${MORE}`, []],
    ['and not in white on a picture', `q 50 0 0 25 145 115 cm /Im Do Q 1 g ${MORE}`, []],
    ['and not in white with an outline', `1 g 1 Tr ${MORE}`, []],
    ['and not in full ink', `/Ink cs 1 sc ${MORE}`, []],
    ['and not in another colour', `1 1 0 rg ${MORE}`, []],
    ['and not if pictures show through it', 'q BT /F1 9 Tf 7 Tr 30 40 Td (More) Tj ET /Im Do Q', []],
  ])('%s', async (_, drawing, warnings) => {
    expect(await warningsOf(pageOf('', RESOURCES, drawing))).toEqual(warnings);
  });
});

it('text is not invisible where too much is drawn to know what is behind it', async () => {
  const [boxes, labels] = ['145 115 50 20 re f '.repeat(2300), `${MORE} `.repeat(2300)];
  expect(await warningsOf(pageOf('', RESOURCES, `${boxes} 1 g ${labels}`))).toEqual([]);
});

describe('a picture is covered', () => {
  const PICTURE = 'q 100 0 0 60 30 20 cm /Im Do Q';
  it.each([
    ['by a box', `${PICTURE} 40 30 30 10 re f`, [PICTURE_COVERED]],
    ['if it is a mask, as scans are', 'q 100 0 0 60 30 20 cm /Mask Do Q 40 30 30 10 re f', [PICTURE_COVERED]],
    [
      'if it is within the drawing',
      `q 100 0 0 60 30 20 cm ${inline('/CS/G/BPC 8')} Q 40 30 30 10 re f`,
      [PICTURE_COVERED],
    ],
    ['and not by another picture', `${PICTURE} q 30 0 0 10 40 30 cm /Im Do Q`, []],
    ['and not by a box that was there before', `40 30 30 10 re f ${PICTURE}`, []],
    ['and not by a box beside it', `${PICTURE} 30 5 100 15 re f`, []],
    ['and not by a line', `${PICTURE} 30 50 100 2 re f`, []],
    ['and not by a marker', `${PICTURE} /Half gs 40 30 30 10 re f`, []],
  ])('%s', async (_, drawing, warnings) => {
    expect(await warningsOf(pageOf('', RESOURCES, drawing))).toEqual(warnings);
  });
});

describe('a picture is cropped', () => {
  it.each([
    ['by its clipping path', 'q 30 20 50 60 re W n 100 0 0 60 30 20 cm /Im Do Q', [PICTURE_CROPPED]],
    ['by the page', 'q 100 0 0 60 150 20 cm /Im Do Q', [PICTURE_CROPPED]],
    ['below the page', 'q 100 0 0 60 30 -90 cm /Im Do Q', [PICTURE_CROPPED]],
    ['and not if it just fits', 'q 30 20 100 60 re W n 100 0 0 60 30 20 cm /Im Do Q', []],
    ['and not if a little stands over', 'q 206 0 0 50 -3 20 cm /Im Do Q', []],
  ])('%s', async (_, drawing, warnings) => {
    expect(await warningsOf(pageOf('', RESOURCES, drawing))).toEqual(warnings);
  });
});
