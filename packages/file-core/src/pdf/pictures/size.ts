import { PDFArray, PDFBool, type PDFDict, PDFName, type PDFObject, PDFRawStream } from '../pdf-lib';
import { nameFor, textOfName } from '../names';
import { type Resolve, numberOf } from '../values';

/** The number of components of each colour space family, with the short names of inline pictures. */
const PARTS: Readonly<Record<string, number>> = {
  ...{ DeviceGray: 1, G: 1, CalGray: 1, Indexed: 1, I: 1, Separation: 1 },
  ...{ DeviceRGB: 3, RGB: 3, CalRGB: 3, Lab: 3, DeviceCMYK: 4, CMYK: 4 },
};
const OF_PNG = 10;

/** The bytes from which a picture is drawn: the number of its rows, and the length of each. */
export interface Rows {
  count: number;
  length: number;
}

/** The rows of an uncoded picture; none if no reader draws it, `null` if they are unknown. */
export function rowsOf(dict: PDFDict, resolve: Resolve): Rows | null {
  const value = (long: string, short: string) => resolve(dict.get(nameFor(long)) ?? dict.get(nameFor(short)));
  const number = (long: string, short: string) => countOf(value(long, short));
  const [width, height] = [number('Width', 'W'), number('Height', 'H')];
  const isMask = value('ImageMask', 'IM') === PDFBool.True;
  const space = value('ColorSpace', 'CS');
  const bits = isMask ? 1 : number('BitsPerComponent', 'BPC');
  if (!width || !height || !bits || !(isMask || space)) return { count: 0, length: 0 };
  const parts = isMask ? 1 : partsOf(space, resolve);
  return parts ? { count: height, length: Math.ceil((width * parts * bits) / 8) } : null;
}

/** How many decoded bytes are drawn, before the predictor is undone; `null` if that is unknown. */
export function drawnOf(rows: Rows, parms: PDFDict | null, resolve: Resolve): number | null {
  const number = (key: string, otherwise: number) => countOf(resolve(parms?.get(nameFor(key)))) ?? otherwise;
  if (number('Predictor', 1) < OF_PNG) return rows.count * rows.length;
  const bits = number('Columns', 1) * number('Colors', 1) * number('BitsPerComponent', 8);
  return Math.ceil(bits / 8) === rows.length ? rows.count * (rows.length + 1) : null;
}

function countOf(object: PDFObject | undefined): number | null {
  const number = numberOf(object) ?? 0;
  return number > 0 ? Math.floor(number) : null;
}

function partsOf(space: PDFObject | undefined, resolve: Resolve): number | null {
  const [first, second] = space instanceof PDFArray ? space.asArray().map(resolve) : [space];
  const family = first instanceof PDFName ? textOfName(first) : '';
  if (family === 'DeviceN') return second instanceof PDFArray ? second.size() : null;
  if (family !== 'ICCBased') return PARTS[family] ?? null;
  return second instanceof PDFRawStream ? countOf(resolve(second.dict.get(nameFor('N')))) : null;
}
