import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from '../pdf-lib';
import { expect, it } from 'vitest';
import { catalog } from './document';
import { inlinePicture, marks } from './graphics';
import { EVERYTHING } from '../shown/shown';
import { type Lazy, type Shape, shapeOf, type Source } from './shape';

/**
 * The texts that are kept whatever they say, by the reason. Every other text of a shape goes through a rule.
 */
const STAYS: Readonly<Record<string, readonly string[]>> = {
  'is read on the page or beside it': [
    'annotation.Contents',
    'annotation.OverlayText',
    'captions.AC',
    'captions.CA',
    'captions.RC',
    'field.Contents',
    'field.DV',
    'field.Opt',
    'field.V',
    'signature field.Contents',
    'signature field.Opt',
  ],
  'is what other parts call this one': [
    'action.Fields',
    'action.T',
    'attributes.Headers',
    'field.T',
    'name tree.Names',
    'signature field.T',
    'structure element.ID',
  ],
  'is how a font is found': [
    'character map.CMapName',
    'font.BaseFont',
    'font.CharSet',
    'font.FontFamily',
    'font.FontName',
    'font.Ordering',
    'font.Registry',
  ],
  'is a table of colours': [
    'colour space.ColorSpace',
    'colour space.Colorants',
    'group.CS',
    'image.ColorSpace',
    'inline picture.CS',
    'inline picture.ColorSpace',
    'profile.Alternate',
    'resources.ColorSpace',
    'shading.ColorSpace',
  ],
};

/** The texts that are kept unless they contain a path on a disk, by the reason. */
const STAYS_WITHOUT_PLACE: Readonly<Record<string, readonly string[]>> = {
  'is read beside the page': [
    'annotation.Contents',
    'field.TU',
    'layer.Name',
    'layers.Name',
    'layers.Order',
    'outline.Title',
    'page label.P',
    'signature field.TU',
  ],
  'is read aloud in place of what is drawn': [
    'attributes.Desc',
    'attributes.Short',
    'attributes.Summary',
    'marks.ActualText',
    'marks.Alt',
    'marks.E',
    'structure element.ActualText',
    'structure element.Alt',
    'structure element.E',
    'structure element.Phoneme',
  ],
  'is where a link leads': ['action.F', 'action.URI', 'file.F', 'file.UF', 'namespace.NS', 'web.Base'],
  'is what other parts call this one': [
    'action.D',
    'annotation.Dest',
    'destination.D',
    'document.Dests',
    'field.TM',
    'outline.Dest',
    'signature field.TM',
  ],
};

/** The name objects that are kept whatever they say, by the reason. Every other one is a word of the standard. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  'is read on the page or beside it': ['field.DV', 'field.Opt', 'field.V', 'signature field.Opt'],
  'is what other parts call this one': [
    'action.D',
    'annotation.AS',
    'annotation.Dest',
    'attributes.Headers',
    'destination.D',
    'document.Dests',
    'field.AS',
    'name tree.Names',
    'outline.Dest',
    'signature field.AS',
  ],
  'is the kind of an element, or its class': [
    'namespace.RoleMapNS',
    'structure element.C',
    'structure element.S',
    'structure.RoleMap',
  ],
  'is one of the owners in the standard, or its part goes': ['attributes.O'],
  'is how a font is found, or a character in it': [
    'character map.CMapName',
    'character map.UseCMap',
    'encoding.Differences',
    'font.BaseFont',
    'font.Encoding',
    'font.FontFamily',
    'font.FontName',
    'font.ToUnicode',
  ],
  'is how a picture is unpacked': ['inline picture.F', 'inline picture.Filter'],
  'is a colour, or an ink': [
    'colour space.ColorSpace',
    'colour space.Colorants',
    'colour space.Components',
    'colour space.PrintingOrder',
    'group.CS',
    'image.ColorSpace',
    'inline picture.CS',
    'inline picture.ColorSpace',
    'profile.Alternate',
    'resources.ColorSpace',
    'shading.ColorSpace',
  ],
};

/** What a choice looks at: the type of a part, in each key that may say it. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  Type: ['OCG', 'OCMD', 'MCR', 'OBJR', 'Sig'],
  Subtype: 'Widget Text Link FileAttachment Image Form PS Type1 Type3 ' // annotations, XObjects, fonts
    .trim()
    .split(' '),
  S: 'GoTo GoToR Thread URI Named Hide ResetForm SubmitForm SetOCGState Trans'.split(' '),
  FT: ['Sig', 'Tx'],
  O: ['Layout'],
  Kids: ['any'],
  Default: ['any'],
};
const FAMILIES = 'ICCBased CalGray CalRGB Lab Indexed I Separation DeviceN Pattern'.split(' ');

const context = PDFContext.create();
const PLACE = PDFString.of('/Users/anna/report');
/** A name alone, and within what a text of some rule is. */
const NAMES = [
  'Accepted set by Anna Quux',
  'Quux',
  '/A/Quux',
  'en-Quux',
  'en-x-Quux',
  '/Helv 9 Tf 0 g % Quux',
  '/Helv 9 Tf (Quux) Tj',
  'color: #000000; author: Quux',
  'color: #000000; /* Quux */',
].map((text) => PDFString.of(text));
const ALONE: Source = { resolve: (object) => object, size: 0, shown: EVERYTHING };

type Planted = PDFString | PDFName;

function specimensWith(planted: Planted): PDFObject[] {
  const dicts = [PDFDict.withContext(context)];
  const saying = (key: string, value: PDFObject) => {
    const found = PDFDict.withContext(context);
    found.set(PDFName.of(key), value);
    dicts.push(found);
  };
  for (const [key, names] of Object.entries(KINDS)) for (const name of names) saying(key, PDFName.of(name));
  for (const number of [0, 2, 3, 4]) saying('FunctionType', PDFNumber.of(number));
  const arrays = [undefined, ...FAMILIES].map((family) => {
    const array = PDFArray.withContext(context);
    if (family) array.push(PDFName.of(family));
    return array;
  });
  const streams = dicts.map((found) => PDFRawStream.of(found, new Uint8Array()));
  return [planted, PDFName.of('any'), PDFNumber.of(1), ...arrays, ...dicts, ...streams];
}

/** The keys (`outline.Title`) where a shape lets a sample text through. */
function placesOf(planted: Planted, roots: readonly Shape[]): string[] {
  const said = /quux|anna/i;
  const specimens = specimensWith(planted);
  const found = new Set<string>();
  const seen = new Map<Shape, Set<string>>();

  function walk(lazy: Lazy, place: string, given: PDFObject = planted): void {
    const shape = shapeOf(lazy);
    if (shape.kind === 'plain') {
      const fits = given === planted || (given instanceof PDFArray && shape.inLists);
      if (fits && shape.takes.includes(planted instanceof PDFName ? 'name' : 'text')) found.add(place);
      return;
    }
    if (shape.kind === 'word') {
      if (said.test(shape.says)) found.add(place);
      return;
    }
    const places = seen.get(shape) ?? new Set();
    seen.set(shape, places);
    const here = shape.kind === 'dict' ? shape.name : place;
    if (places.has(here)) return;
    places.add(here);
    if (shape.kind === 'dict') {
      for (const [key, value] of Object.entries(shape.keys)) walk(value, `${shape.name}.${key}`);
    } else if (shape.kind === 'choice') {
      for (const specimen of specimens) {
        const chosen = shape.choose(specimen, ALONE);
        if (chosen) walk(chosen, place, specimen);
      }
    } else if (shape.kind === 'tuple') {
      for (const item of shape.of) walk(item, place);
    } else if (shape.kind === 'list' || shape.kind === 'named') {
      walk(shape.of, place);
    }
  }

  for (const root of roots) walk(root, 'root');
  return [...found].sort();
}

const ROOTS = [catalog, marks, inlinePicture];

it('lets no place on a disk stay in a text without a reason', () => {
  expect(placesOf(PLACE, ROOTS)).toEqual(Object.values(STAYS).flat().sort());
});

it('lets no name of a person stay in a text without a reason', () => {
  const reasons = [...Object.values(STAYS), ...Object.values(STAYS_WITHOUT_PLACE)].flat();
  const places = NAMES.flatMap((name) => placesOf(name, ROOTS));
  expect([...new Set(places)].sort()).toEqual([...new Set(reasons)].sort());
});

it('lets no name object stay without a reason that is no word of the standard', () => {
  expect(placesOf(PDFName.of('Anna_Quux'), ROOTS)).toEqual(Object.values(NAMED).flat().sort());
});
