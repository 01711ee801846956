import { PDFArray, PDFDict, PDFName, type PDFObject, PDFRawStream } from '../pdf-lib';
import { isString } from '../values';
import type { Leaf, Shape } from './shape';

export type Concrete = Exclude<Shape, { kind: 'choice' }>;
/** A shape whose copy holds what the file has. */
export type Copied = Exclude<Concrete, { kind: 'word' }>;

/** A text this long is not repeated where it is referred to. */
const LONG_TEXT = 500;

function leafOf(object: PDFObject): Leaf {
  if (isString(object)) return 'text';
  return object instanceof PDFName ? 'name' : 'number';
}

/** Whether a value is of the kind that a shape describes. */
export function fits(object: PDFObject, shape: Copied): boolean {
  if (object instanceof PDFRawStream) return shape.kind === 'dict' && shape.stream !== null;
  if (object instanceof PDFDict) return shape.kind === 'dict' || shape.kind === 'named';
  if (object instanceof PDFArray) {
    return shape.kind === 'plain' ? shape.inLists : shape.kind !== 'dict' && shape.kind !== 'named';
  }
  return shape.kind === 'plain' && shape.takes.includes(leafOf(object));
}

/** Whether a value is written as short as a reference to it. */
export function isSmall(object: PDFObject): boolean {
  if (isString(object)) return object.asString().length < LONG_TEXT;
  return !(object instanceof PDFArray || object instanceof PDFDict || object instanceof PDFRawStream);
}
