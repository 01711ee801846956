import { PDFArray, type PDFObject, PDFRef } from '../pdf-lib';
import type { PdfFile } from '../file/pdf-file';
import { dictOf, decodedText } from '../values';

/** The most names that are listed. */
const MOST = 50;
/** The most parts of a name tree that are searched. */
const MOST_PARTS = 2000;

/** The names of the files in a name tree, an array or a file specification (ISO 32000-2, 7.11.3). */
export function attachedFiles(value: PDFObject, file: PdfFile): string[] {
  const names = new Set<string>();
  const seen = new Set<PDFRef>();
  const parts = [value];
  for (let count = 0; count < MOST_PARTS && names.size < MOST; count += 1) {
    const part = parts.pop();
    if (!part) break;
    if (part instanceof PDFRef) {
      if (seen.has(part)) continue;
      seen.add(part);
    }
    const object = file.resolve(part);
    const dict = dictOf(object);
    const name = dict ? (decodedText(file.get(dict, 'UF')) ?? decodedText(file.get(dict, 'F'))) : null;
    if (name) names.add(name);
    else if (object instanceof PDFArray) parts.push(...object.asArray().slice(0, MOST_PARTS));
    else if (dict) parts.push(...dict.values());
  }
  return [...names];
}
