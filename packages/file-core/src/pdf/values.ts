import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from './pdf-lib';
import { nameFor, textOfName } from './names';

/** The maximum nesting depth of form fields and page trees. */
const DEEPEST = 32;
/** Longer texts are not decoded. */
const LONGEST = 20_000;

/** Texts of these characters stand for themselves in every encoding, without escapes (ISO 32000-2, 7.3.4.2). */
const PLAIN = /^[ -[\]-~]*$/;

/** Follows references to an object; `undefined` if there is none. */
export type Resolve = (object: PDFObject | undefined) => PDFObject | undefined;

/** The number of a value; `null` for other values. */
export function numberOf(value: PDFObject | undefined): number | null {
  return value instanceof PDFNumber ? value.asNumber() : null;
}

/** Whether a value is a string, in either notation. */
export function isString(value: PDFObject | undefined): value is PDFString | PDFHexString {
  return value instanceof PDFString || value instanceof PDFHexString;
}

/** The bytes of a string; none for other values. */
export function bytesOf(value: PDFObject | undefined): Uint8Array {
  return isString(value) ? value.asBytes() : new Uint8Array();
}

/** The text of a name; `null` for other values. */
export function nameOf(value: PDFObject | undefined): string | null {
  return value instanceof PDFName ? textOfName(value) : null;
}

/** The dictionary of a value: the value itself, or that of a stream. */
export function dictOf(value: PDFObject | undefined): PDFDict | null {
  if (value instanceof PDFRawStream) return value.dict;
  return value instanceof PDFDict ? value : null;
}

/** The resolved items of an array; those of any other value are the value itself. */
export function itemsOf(value: PDFObject | undefined, resolve: Resolve): PDFObject[] {
  const items = value instanceof PDFArray ? value.asArray() : [value];
  return items.flatMap((item) => resolve(item) ?? []);
}

/** The text of a value; `null` for other values and overlong texts. */
export function decodedText(value: PDFObject | undefined): string | null {
  if (!isString(value)) return null;
  const written = value.asString();
  if (written.length > LONGEST) return null;
  // pdf-lib decodes character by character.
  return value instanceof PDFString && PLAIN.test(written) ? written : value.decodeText();
}

/** Reads a value from a part, or from the nearest of its parents that has one; `null` if none has. */
export function inherited<T>(
  value: PDFObject | undefined,
  resolve: Resolve,
  read: (part: PDFDict) => T | null | undefined,
): T | null {
  let part = dictOf(value);
  for (let depth = 0; part && depth < DEEPEST; depth += 1) {
    const found = read(part) ?? null;
    if (found !== null) return found;
    part = dictOf(resolve(part.get(nameFor('Parent'))));
  }
  return null;
}
