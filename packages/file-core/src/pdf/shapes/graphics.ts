import { PDFArray, PDFName, PDFRawStream } from '../pdf-lib';
import { nameFor } from '../names';
import { colourSpace, functions, halftone, shading } from './colours';
import { characterMap, descriptor, encoding, programFont } from './fonts';
import { filterParameterList } from './filters';
import {
  type Dict,
  type Shape,
  choice,
  codes,
  dict,
  list,
  named,
  numbers,
  tuple,
  used,
  words,
} from './shape';
import { language, titleWithoutPlace, withoutPlace } from './texts';
import { dictOf, nameOf } from '../values';

/** ISO 32000-2, 8.11.2 and 14.11.5: a layer, without its creator. */
export const layer: Shape = dict('layer', 'Type Intent', {
  keys: {
    Name: titleWithoutPlace('Layer'),
    Usage: dict('layer usage', '', {
      keys: {
        Language: dict('layer usage', 'Preferred', { keys: { Lang: language } }),
        Export: dict('layer usage', 'ExportState'),
        Zoom: dict('layer usage', 'min max'),
        Print: dict('layer usage', 'Subtype PrintState'),
        View: dict('layer usage', 'ViewState'),
      },
    }),
  },
});

const visibilities = list(() => visibility);
const visibility: Shape = choice((value) => {
  if (value instanceof PDFArray) return visibilities;
  return value instanceof PDFName ? words : layer;
});
const severalLayers = dict('layers', 'Type P', { keys: { OCGs: list(layer), VE: visibilities } });

/** A layer, or several with the rule for when they are visible. */
export const membership: Shape = choice((value, file) => {
  const isSeveral = nameOf(file.resolve(dictOf(value)?.get(nameFor('Type')))) === 'OCMD';
  return isSeveral ? severalLayers : layer;
});

/** ISO 32000-2, 11.6.6. */
export const group: Shape = dict('group', 'Type S I K', { keys: { CS: colourSpace } });

/** The texts that screen readers read instead of marked content, and its position (ISO 32000-2, 14.9). */
export const marks: Dict = dict('marks', 'MCID Type Subtype BBox Attached', {
  keys: { Lang: language, Alt: withoutPlace, ActualText: withoutPlace, E: withoutPlace },
});

/** An inline picture (ISO 32000-2, 8.9.7). */
export const inlinePicture: Dict = dict(
  'inline picture',
  'W H BPC D IM I Width Height BitsPerComponent Decode ImageMask Interpolate Intent L Length',
  {
    keys: {
      F: codes,
      Filter: codes,
      CS: () => colourSpace,
      ColorSpace: () => colourSpace,
      DP: filterParameterList,
      DecodeParms: filterParameterList,
    },
    idle: 'Type Subtype',
  },
);

/** The properties of marked content, for screen readers or layers (ISO 32000-2, 14.6.2). */
const properties: Shape = choice((value, file) => {
  const type = nameOf(file.resolve(dictOf(value)?.get(nameFor('Type'))));
  if (type === 'OCG' || type === 'OCMD') return membership;
  return marks;
});

const drawnFont: Shape = dict('font', 'Type Subtype Name FirstChar LastChar Widths FontBBox FontMatrix', {
  keys: {
    FontDescriptor: descriptor,
    Encoding: encoding,
    ToUnicode: characterMap,
    CharProcs: named(dict('content', '', { stream: 'drawing' })),
    Resources: () => resources,
  },
});

/** A font; the glyphs of a Type 3 font are content streams. */
export const font: Shape = choice((value, file) => {
  const kind = nameOf(file.resolve(dictOf(value)?.get(nameFor('Subtype'))));
  return kind === 'Type3' ? drawnFont : programFont;
});

const graphicsState: Shape = dict(
  'graphics state',
  'Type LW LC LJ ML D RI OP op OPM FL SM SA BM CA ca AIS TK UseBlackPtComp HTO',
  {
    keys: {
      Font: tuple(() => font, numbers),
      BG: functions,
      BG2: functions,
      UCR: functions,
      UCR2: functions,
      TR: functions,
      TR2: functions,
      HT: halftone,
      SMask: choice((value) => (value instanceof PDFName ? words : softMask)),
    },
  },
);

const softMask: Shape = dict('soft mask', 'Type S BC', { keys: { G: () => form, TR: functions } });

/** ISO 32000-2, 8.7. */
const pattern: Shape = dict('pattern', 'Type PatternType PaintType TilingType BBox XStep YStep Matrix', {
  keys: { Resources: () => resources, Shading: shading, ExtGState: graphicsState },
  stream: 'drawing',
});

/** ISO 32000-2, 8.10. */
export const form: Shape = dict('form', 'Type Subtype FormType BBox Matrix StructParent StructParents Name', {
  keys: { Resources: () => resources, Group: group, OC: membership },
  stream: 'drawing',
});

/** ISO 32000-2, 8.9.5. */
const image: Shape = dict(
  'image',
  'Type Subtype Width Height BitsPerComponent Intent ImageMask Decode Interpolate SMaskInData Name StructParent Matte',
  {
    keys: {
      ColorSpace: colourSpace,
      Mask: choice((value) => (value instanceof PDFRawStream ? image : words)),
      SMask: choice((value) => (value instanceof PDFRawStream ? image : words)),
      OC: membership,
    },
    stream: 'picture',
  },
);

/** A picture or a form. PostScript XObjects, which only old printers use, are dropped. */
const drawn: Shape = choice((value, file) => {
  switch (nameOf(file.resolve(dictOf(value)?.get(nameFor('Subtype'))))) {
    case 'Image':
      return image;
    case 'PS':
      return null;
    default:
      return form;
  }
});

/** ISO 32000-2, 7.8.3. */
export const resources: Shape = dict('resources', 'ProcSet', {
  keys: {
    ExtGState: used(graphicsState),
    ColorSpace: used(colourSpace),
    Pattern: used(pattern),
    Shading: used(shading),
    XObject: used(drawn),
    Font: used(() => font),
    Properties: used(properties),
  },
});

/** The content of a page: one stream, or several in sequence. */
export const content: Shape = list(dict('content', '', { stream: 'drawing' }));
