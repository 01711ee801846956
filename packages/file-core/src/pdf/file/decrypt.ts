import { bytesToHex } from '@noble/hashes/utils.js';
import { PDFArray, PDFDict, PDFHexString, type PDFObject, PDFRawStream, type PDFRef } from '../pdf-lib';
import { nameFor } from '../names';
import type { Decryption } from './encryption';
import { filtersOf } from './filters';
import { type Resolve, isString } from '../values';

/** Decrypts an object's strings and stream (ISO 32000-2, 7.6.2); arrays and dictionaries in place. */
export function decryptObject(
  object: PDFObject,
  ref: PDFRef,
  decryption: Decryption,
  resolve: Resolve,
): PDFObject {
  const inner = (value: PDFObject) => decryptObject(value, ref, decryption, resolve);
  if (isString(object)) return PDFHexString.of(bytesToHex(decryption.text(object.asBytes(), ref)));
  if (object instanceof PDFArray) {
    object.asArray().forEach((item, index) => object.set(index, inner(item)));
  } else if (object instanceof PDFDict) {
    for (const [name, value] of object.entries()) object.set(name, inner(value));
  } else if (object instanceof PDFRawStream) {
    inner(object.dict);
    return PDFRawStream.of(object.dict, bytesOf(object, ref, decryption, resolve));
  }
  return object;
}

/** Cross-reference streams are never encrypted, and XMP is not always (ISO 32000-2, 7.5.8.2, 7.6.6). */
function bytesOf(
  { dict, contents }: PDFRawStream,
  ref: PDFRef,
  decryption: Decryption,
  resolve: Resolve,
): Uint8Array {
  const type = dict.get(nameFor('Type'));
  const isPlain = type === nameFor('XRef') || (type === nameFor('Metadata') && !decryption.encryptsMetadata);
  const hasOwn = filtersOf(dict, resolve).some(({ name }) => name === 'Crypt');
  return isPlain || hasOwn ? contents : decryption.stream(contents, ref);
}
