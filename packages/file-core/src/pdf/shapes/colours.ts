import { PDFArray, PDFName, PDFRawStream } from '../pdf-lib';
import { nameFor } from '../names';
import {
  type Contents,
  type Shape,
  choice,
  codes,
  dict,
  list,
  named,
  numbers,
  text,
  tuple,
  words,
} from './shape';
import { dictOf, nameOf, numberOf } from '../values';

/** ISO 32000-2, 7.10. */
const functionWith = (stream: Contents) =>
  dict('function', 'FunctionType Domain Range Size BitsPerSample Order Encode Decode C0 C1 N Bounds', {
    keys: { Functions: list(() => mathFunction) },
    stream,
  });
const table = functionWith('data');
const calculation = functionWith('calculation');
const [SAMPLES, CALCULATION] = [0, 4];
const mathFunction: Shape = choice((value, file) => {
  const number = numberOf(file.resolve(dictOf(value)?.get(nameFor('FunctionType'))));
  if (number === CALCULATION) return calculation;
  return value instanceof PDFRawStream && number !== SAMPLES ? null : table;
});

const severalFunctions = list(() => functions);

/** A function, a list of them, or a name such as `Identity`. */
export const functions: Shape = choice((value) => {
  if (value instanceof PDFArray) return severalFunctions;
  return value instanceof PDFName ? words : mathFunction;
});

/** ISO 32000-2, 8.6.5.5; the texts within are blanked. */
export const iccProfile: Shape = dict('profile', 'N Range', {
  keys: { Alternate: () => colourSpace },
  stream: 'profile',
});

const calibrated = dict('colour space', 'WhitePoint BlackPoint Gamma Matrix Range');

const deviceNAttributes = dict('colour space', 'Subtype', {
  keys: {
    Colorants: named(() => colourSpace),
    Process: dict('colour space', '', { keys: { Components: codes, ColorSpace: () => colourSpace } }),
    MixingHints: dict('colour space', '', {
      keys: { PrintingOrder: codes, Solidities: named(numbers), DotGain: named(functions) },
    }),
  },
});

const colours = dict('table', '', { stream: 'data' });
const tableOrText = choice((value) => (value instanceof PDFRawStream ? colours : text));

const families: Readonly<Record<string, Shape>> = {
  ICCBased: tuple(codes, iccProfile),
  CalGray: tuple(codes, calibrated),
  CalRGB: tuple(codes, calibrated),
  Lab: tuple(codes, calibrated),
  Indexed: tuple(codes, () => colourSpace, codes, tableOrText),
  I: tuple(codes, () => colourSpace, codes, tableOrText),
  Separation: tuple(codes, codes, () => colourSpace, functions),
  DeviceN: tuple(codes, codes, () => colourSpace, functions, deviceNAttributes),
  Pattern: tuple(codes, () => colourSpace),
};

/** ISO 32000-2, 8.6. */
export const colourSpace: Shape = choice((value, file) => {
  const family = value instanceof PDFArray ? nameOf(file.resolve(value.asArray()[0])) : null;
  return families[family ?? ''] ?? codes;
});

/** ISO 32000-2, 8.7.4.5. */
export const shading: Shape = dict(
  'shading',
  'ShadingType Background BBox AntiAlias Coords Domain Extend Matrix BitsPerCoordinate BitsPerComponent BitsPerFlag Decode VerticesPerRow',
  { keys: { ColorSpace: colourSpace, Function: functions }, stream: 'data' },
);

const oneHalftone = dict(
  'halftone',
  'Type HalftoneType HalftoneName Frequency Angle AccurateScreens Width Height Width2 Height2 Xsquare Ysquare',
  { keys: { SpotFunction: functions, TransferFunction: functions }, stream: 'data' },
);
/** Halftones of type 5: one for each colorant, by its name. */
const halftones = named(choice((value) => (dictOf(value) ? oneHalftone : numbers)));

/** ISO 32000-2, 10.6.5. */
export const halftone: Shape = choice((value) => {
  if (value instanceof PDFName) return words;
  return dictOf(value)?.has(nameFor('Default')) ? halftones : oneHalftone;
});
