import { PDFArray, PDFDict, type PDFObject } from '../pdf-lib';
import { nameFor } from '../names';
import type { PdfFile } from '../file/pdf-file';

/** The pairs of a name tree or number tree, from all of its branches in order (ISO 32000-2, 7.9.6). */
export function pairsOf(file: PdfFile, root: PDFDict, key: 'Names' | 'Nums'): [PDFObject, PDFObject][] {
  const pairs: [PDFObject, PDFObject][] = [];
  const seen = new Set<PDFDict>();
  const nodes = [root];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    const values = file.get(node, key);
    const items = values instanceof PDFArray ? values.asArray() : [];
    for (let at = 0; at + 1 < items.length; at += 2) {
      const [name, value] = [file.resolve(items[at]), items[at + 1]];
      if (name && value) pairs.push([name, value]);
    }
    const kids = file.get(node, 'Kids');
    for (const kid of kids instanceof PDFArray ? kids.asArray().toReversed() : []) {
      const branch = file.resolve(kid);
      if (branch instanceof PDFDict) nodes.push(branch);
    }
  }
  return pairs;
}

/** Turns a tree into one list of these pairs: branches repeat names, and would reveal removed ones. */
export function setPairs(
  root: PDFDict,
  key: 'Names' | 'Nums',
  pairs: readonly (readonly [PDFObject, PDFObject])[],
): void {
  root.set(nameFor(key), root.context.obj(pairs.flat()));
  root.delete(nameFor('Kids'));
  root.delete(nameFor('Limits'));
}
