import { PDFArray, PDFDict, PDFNumber, type PDFObject } from '../pdf-lib';
import { nameFor } from '../names';
import type { Dropped } from '../copy';
import type { PdfFile } from '../file/pdf-file';
import { bytesOf, dictOf, nameOf, decodedText } from '../values';
import { isOfDocument } from '../shapes/places';
import { pairsOf, setPairs } from './trees';

/** The most names that may lead to each other. */
const LONGEST_CHAIN = 8;

/** The prefix of new names; it sorts after names that begin with a letter. */
const ALIAS = '~place ';
const ALIAS_START = 0x7e;

type Pair = [name: PDFObject, value: PDFObject];

/** The targets of links in the document (ISO 32000-2, 12.3.2). */
export class Destinations {
  /** Names that lead to no page. */
  readonly dropped: Dropped[] = [];
  private readonly named = new Map<string, PDFObject>();
  private readonly aliases = new Map<string, string>();

  constructor(
    private readonly file: PdfFile,
    private readonly pages: ReadonlySet<PDFObject>,
  ) {
    const { catalog } = file;
    const old = catalog && dictOf(file.get(catalog, 'Dests'));
    const names = catalog && dictOf(file.get(catalog, 'Names'));
    const tree = names && dictOf(file.get(names, 'Dests'));
    const pairs = tree ? pairsOf(file, tree, 'Names') : [];
    for (const [name, value] of old?.entries() ?? []) this.know(name, value);
    for (const [name, value] of pairs) this.know(name, value);
    if (old) this.pruneDict(old);
    if (tree) setPairs(tree, 'Names', this.pruned(tree, pairs));
  }

  /** Whether a destination leads to an existing page. */
  leads(destination: PDFObject): boolean {
    let value = this.file.resolve(destination);
    for (let link = 0; link < LONGEST_CHAIN; link += 1) {
      if (value instanceof PDFArray) return this.isPage(value);
      const next = value instanceof PDFDict ? value.get(nameFor('D')) : this.named.get(saidBy(value));
      if (!next) return false;
      value = this.file.resolve(next);
    }
    return false;
  }

  /** The new name of a destination whose name was made from a document's name; `null` for other names. */
  aliasOf(name: PDFObject): string | null {
    return this.aliases.get(saidBy(name)) ?? null;
  }

  private isPage(place: PDFArray): boolean {
    const page = this.file.resolve(place.asArray()[0]);
    if (page instanceof PDFNumber) return page.asNumber() < this.pages.size;
    return page !== undefined && this.pages.has(page);
  }

  private know(name: PDFObject, value: PDFObject): void {
    const said = saidBy(name);
    if (this.named.has(said)) return;
    this.named.set(said, value);
    if (isOfDocument(said)) this.aliases.set(said, ALIAS + String(this.aliases.size + 1).padStart(6, '0'));
  }

  /** The names of old documents, which are unsorted. */
  private pruneDict(names: PDFDict): void {
    for (const [name, value] of names.entries()) {
      const alias = this.aliasOf(name);
      const isKept = this.leads(value);
      if (isKept && alias === null) continue;
      names.delete(name);
      if (isKept && alias !== null) names.set(nameFor(alias), value);
      else this.dropped.push({ part: 'document', key: 'Dests', holder: names, value: name });
    }
  }

  /** The pairs that lead to a page, sorted by name as readers expect. */
  private pruned(tree: PDFDict, pairs: readonly Pair[]): Pair[] {
    const kept: Pair[] = [];
    const renamed: Pair[] = [];
    for (const [name, value] of pairs) {
      if (!this.leads(value))
        this.dropped.push({ part: 'name tree', key: 'Names', holder: tree, value: name });
      else if (this.aliasOf(name) === null) kept.push([name, value]);
      else renamed.push([name, value]);
    }
    if (renamed.length === 0) return kept;
    const behind = kept.findIndex(([name]) => startOf(name) > ALIAS_START);
    kept.splice(behind === -1 ? kept.length : behind, 0, ...renamed);
    return kept;
  }
}

/** The name of a destination: a string, or a name object in old documents. */
const saidBy = (name: PDFObject | undefined): string => decodedText(name) ?? nameOf(name) ?? '';

const startOf = (name: PDFObject): number => bytesOf(name)[0] ?? 0;
