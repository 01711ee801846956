import { PDFDict, type PDFObject } from '../pdf-lib';
import type { Dropped } from '../copy';
import type { Drawings } from '../drawing/drawings';
import type { PdfFile } from '../file/pdf-file';
import { dictOf, numberOf, decodedText } from '../values';
import { Annotations } from './annotations';
import { Destinations } from './destinations';
import { elementsOnPages } from './elements';
import { pruneOutline } from './outline';
import { pagesOf } from './pages';
import type { Shown } from './shown';
import { pairsOf, setPairs } from './trees';
import { type Drawer, Usage, marksOf } from './usage';

/** What the pages of a document show, and the removed names and entries that lead to no page. */
export interface ShownDocument extends Shown {
  dropped: readonly Dropped[];
}

/** Goes through all pages of a document to find what they show. */
export async function shownOf(file: PdfFile, drawings: Drawings): Promise<ShownDocument> {
  const pages = pagesOf(file);
  const dicts = pages.map(({ dict }) => dict);
  const ofPages = new Set<PDFObject>(dicts);
  const usage = new Usage(file, drawings);
  const annotations = new Annotations(file, usage);
  for (const { dict, resources } of pages) {
    annotations.addOf(dict, usage.add(dict, resources, await drawings.ofPage(dict)));
    await usage.follow();
  }
  await usage.follow();
  const destinations = new Destinations(file, ofPages);
  const dropped = [
    ...destinations.dropped,
    ...pruneOutline(file, destinations),
    ...prunePageLabels(file, pages.length),
  ];
  const marks = marksBy(usage);
  const elements = elementsOnPages(file, dicts, {
    isPage: (page) => ofPages.has(page),
    hasMark: (owner, mark) => marks(owner)?.has(mark) ?? usage.drawerOf(owner) !== null,
    hasObject: (object) => annotations.all.has(object) || usage.isDrawn(object),
  });
  const { all } = annotations;
  return {
    dropped,
    has: (part) => all.has(part) || elements.has(part) || usage.layers.has(part),
    aliasOf: (name) => destinations.aliasOf(name),
    isInWeb: isInWeb(file),
    leads: (destination) => destinations.leads(destination),
    uses: (kind, name) => usage.has(kind, name),
  };
}

function isInWeb(file: PdfFile): boolean {
  const { catalog } = file;
  const web = catalog && dictOf(file.get(catalog, 'URI'));
  return /^https?:/i.test((web && decodedText(file.get(web, 'Base'))) ?? '');
}

/** Finds the marked content of pages and forms, once for each. */
function marksBy(usage: Usage) {
  const known = new Map<Drawer, ReadonlySet<number> | null>();
  return (owner: PDFObject) => {
    const drawer = usage.drawerOf(owner);
    if (!drawer) return null;
    const marks = known.has(drawer) ? (known.get(drawer) ?? null) : marksOf(drawer);
    known.set(drawer, marks);
    return marks;
  };
}

/** Removes page labels after the last page. */
function prunePageLabels(file: PdfFile, pages: number): Dropped[] {
  const { catalog } = file;
  const tree = catalog && file.get(catalog, 'PageLabels');
  if (!(tree instanceof PDFDict)) return [];
  const pairs = pairsOf(file, tree, 'Nums');
  const isKept = ([number]: readonly [PDFObject, PDFObject]) => (numberOf(number) ?? pages) < pages;
  setPairs(tree, 'Nums', pairs.filter(isKept));
  return pairs
    .filter((pair) => !isKept(pair))
    .map(([, value]) => ({
      part: 'number tree',
      key: 'Nums',
      holder: tree,
      value: file.resolve(value) ?? value,
    }));
}
