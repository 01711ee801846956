import { PDFDict } from '../pdf-lib';
import { nameFor } from '../names';
import type { PdfFile } from '../file/pdf-file';
import { itemsOf } from '../values';

/** A page of the document, with its own or inherited resources. */
export interface Page {
  dict: PDFDict;
  resources: PDFDict | null;
}

const KIDS = nameFor('Kids');

/** The pages in order, each once (ISO 32000-2, 7.7.3). */
export function pagesOf(file: PdfFile): Page[] {
  const { catalog } = file;
  const first = catalog ? file.get(catalog, 'Pages') : undefined;
  const pages: Page[] = [];
  const seen = new Set<PDFDict>();
  const nodes: { dict: PDFDict; inherited: PDFDict | null }[] = [];
  if (first instanceof PDFDict) nodes.push({ dict: first, inherited: null });
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    const { dict, inherited } = node;
    if (seen.has(dict)) continue;
    seen.add(dict);
    const own = file.get(dict, 'Resources');
    const resources = own instanceof PDFDict ? own : inherited;
    if (!dict.has(KIDS)) {
      pages.push({ dict, resources });
      continue;
    }
    for (const kid of itemsOf(file.get(dict, 'Kids'), file.resolve).toReversed()) {
      if (kid instanceof PDFDict) nodes.push({ dict: kid, inherited: resources });
    }
  }
  return pages;
}
