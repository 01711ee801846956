import { PDFArray, PDFDict, PDFNumber, type PDFObject } from '../pdf-lib';
import { nameFor } from '../names';
import type { PdfFile } from '../file/pdf-file';
import { dictOf, itemsOf, nameOf, numberOf } from '../values';
import { pairsOf, setPairs } from './trees';

/** What is needed to check structure elements against the pages. */
export interface OnPages {
  isPage: (page: PDFObject) => boolean;
  /** Whether a page or a form has marked content with this number. */
  hasMark: (owner: PDFObject, mark: number) => boolean;
  /** Whether a page has this annotation or draws this object. */
  hasObject: (object: PDFObject) => boolean;
}

interface Branch {
  dict: PDFDict;
  parent: Branch | null;
  /** The page of its marked content, unless that names another page. */
  page: PDFObject | undefined;
}

/** Texts of an element that do not repeat its content. */
const TEXTS = ['Alt', 'ActualText', 'E', 'Phoneme'].map(nameFor);

/** The structure elements with content on a page, and that content (ISO 32000-2, 14.7). */
export function elementsOnPages(file: PdfFile, pages: readonly PDFDict[], on: OnPages): Set<PDFObject> {
  const { catalog } = file;
  const structure = catalog && dictOf(file.get(catalog, 'StructTreeRoot'));
  if (!structure) return new Set();
  const search = new Search(file, on);
  search.walk(structure);
  const tree = dictOf(file.get(structure, 'ParentTree'));
  if (tree) search.fromPages(tree, pages);
  pruneNames(file, structure, search.kept);
  return search.kept;
}

class Search {
  readonly kept = new Set<PDFObject>();
  private readonly known = new Map<PDFObject, Branch>();

  constructor(
    private readonly file: PdfFile,
    private readonly on: OnPages,
  ) {}

  walk(structure: PDFDict): void {
    const open: Branch[] = [{ dict: structure, parent: null, page: undefined }];
    for (let element = open.pop(); element; element = open.pop()) {
      const { dict, parent, page: above } = element;
      const page = this.file.get(dict, 'Pg') ?? above;
      if (parent && this.isSilent(dict)) this.kept.add(dict);
      for (const kid of this.kidsOf(dict)) {
        if (this.isContent(kid)) {
          if (this.isShown(kid, page)) this.keep(kid, { dict, parent, page });
        } else if (kid instanceof PDFDict && !this.known.has(kid)) {
          const next = { dict: kid, parent: element, page };
          this.known.set(kid, next);
          open.push(next);
        }
      }
    }
  }

  /** Keeps the elements that pages name for their marked content and their annotations. */
  fromPages(tree: PDFDict, pages: readonly PDFDict[]): void {
    const pairs = pairsOf(this.file, tree, 'Nums');
    setPairs(tree, 'Nums', pairs);
    const byNumber = new Map(pairs.map(([number, value]) => [numberOf(number), value]));
    for (const page of pages) {
      const number = numberOf(this.file.get(page, 'StructParents'));
      const value = number === null ? undefined : this.file.resolve(byNumber.get(number));
      if (!(value instanceof PDFArray)) continue;
      for (const [mark, item] of value.asArray().entries()) {
        const element = this.known.get(this.file.resolve(item) ?? page);
        if (element && this.on.hasMark(page, mark)) this.climb(element);
      }
    }
  }

  private kidsOf(dict: PDFDict): PDFObject[] {
    return itemsOf(this.file.get(dict, 'K'), this.file.resolve);
  }

  private isContent(kid: PDFObject): boolean {
    return !(kid instanceof PDFDict) || ['MCR', 'OBJR'].includes(nameOf(this.file.get(kid, 'Type')) ?? '');
  }

  private isShown(kid: PDFObject, page: PDFObject | undefined): boolean {
    if (kid instanceof PDFNumber) return page !== undefined && this.on.hasMark(page, kid.asNumber());
    if (!(kid instanceof PDFDict)) return false;
    const object = this.file.get(kid, 'Obj');
    if (object) return this.on.hasObject(object);
    const owner = this.file.get(kid, 'Stm') ?? this.file.get(kid, 'Pg') ?? page;
    const mark = numberOf(this.file.get(kid, 'MCID'));
    return owner !== undefined && mark !== null && this.on.hasMark(owner, mark);
  }

  /** Whether an element without content, such as an empty cell, is on a page or has no texts. */
  private isSilent(dict: PDFDict): boolean {
    if (this.kidsOf(dict).length > 0) return false;
    const page = this.file.get(dict, 'Pg');
    return page ? this.on.isPage(page) : !TEXTS.some((name) => dict.has(name));
  }

  private keep(kid: PDFObject, element: Branch): void {
    if (kid instanceof PDFDict) this.kept.add(kid);
    this.climb(element);
  }

  private climb(element: Branch): void {
    for (let each: Branch | null = element; each && !this.kept.has(each.dict); each = each.parent) {
      this.kept.add(each.dict);
    }
  }
}

/** Removes dropped elements from the tree of element names. */
function pruneNames(file: PdfFile, structure: PDFDict, kept: ReadonlySet<PDFObject>): void {
  const names = dictOf(file.get(structure, 'IDTree'));
  if (!names) return;
  const pairs = pairsOf(file, names, 'Names');
  const isKept = ([, value]: readonly [PDFObject, PDFObject]) => kept.has(file.resolve(value) ?? value);
  setPairs(names, 'Names', pairs.filter(isKept));
}
