import { PDFDict, PDFNumber, type PDFObject } from '../pdf-lib';
import { nameFor } from '../names';
import type { Dropped } from '../copy';
import type { PdfFile } from '../file/pdf-file';
import { dictOf, nameOf, numberOf } from '../values';
import type { Destinations } from './destinations';

interface Entry {
  value: PDFObject;
  dict: PDFDict;
  kids: Entry[];
}

/** Removes the outline items that lead nowhere, and returns them (ISO 32000-2, 12.3.3). */
export function pruneOutline(file: PdfFile, destinations: Destinations): Dropped[] {
  const { catalog } = file;
  const outline = catalog && dictOf(file.get(catalog, 'Outlines'));
  if (!outline) return [];
  const dropped: Dropped[] = [];
  const all = entriesOf(file, outline);
  const kept = new Set<Entry>();
  // Backwards, so that the items inside an item come before it.
  for (const entry of all.toReversed()) {
    entry.kids = entry.kids.filter((kid) => kept.has(kid));
    if (entry.dict === outline || entry.kids.length > 0 || leads(file, entry.dict, destinations)) {
      kept.add(entry);
      link(entry);
    } else dropped.push({ part: 'outline', key: 'First', holder: entry.dict, value: entry.dict });
  }
  return dropped;
}

/** The outline and all of its items, each before those that it contains. */
function entriesOf(file: PdfFile, outline: PDFDict): Entry[] {
  const seen = new Set<PDFDict>([outline]);
  const all: Entry[] = [{ value: outline, dict: outline, kids: [] }];
  for (const entry of all) {
    let value = entry.dict.get(nameFor('First'));
    for (let dict = file.resolve(value); value && dict instanceof PDFDict && !seen.has(dict);) {
      seen.add(dict);
      const kid = { value, dict, kids: [] };
      entry.kids.push(kid);
      all.push(kid);
      value = dict.get(nameFor('Next'));
      dict = file.resolve(value);
    }
  }
  return all;
}

function leads(file: PdfFile, entry: PDFDict, destinations: Destinations): boolean {
  const place = entry.get(nameFor('Dest'));
  if (place) return destinations.leads(place);
  const action = dictOf(file.get(entry, 'A'));
  if (!action) return entry.has(nameFor('SE'));
  const target = action.get(nameFor('D'));
  return nameOf(file.get(action, 'S')) !== 'GoTo' || (target !== undefined && destinations.leads(target));
}

/** Links an item's children in their order, and counts the open items below it. */
function link({ dict, kids }: Entry): void {
  const set = (holder: PDFDict, name: string, entry: Entry | undefined) => {
    if (entry) holder.set(nameFor(name), entry.value);
    else holder.delete(nameFor(name));
  };
  set(dict, 'First', kids[0]);
  set(dict, 'Last', kids.at(-1));
  for (const [index, kid] of kids.entries()) {
    set(kid.dict, 'Prev', kids[index - 1]);
    set(kid.dict, 'Next', kids[index + 1]);
  }
  const open = kids.reduce((sum, kid) => sum + 1 + Math.max(0, countOf(kid.dict)), 0);
  if (kids.length === 0) dict.delete(nameFor('Count'));
  else dict.set(nameFor('Count'), PDFNumber.of(countOf(dict) < 0 ? -open : open));
}

const countOf = (dict: PDFDict) => numberOf(dict.get(nameFor('Count'))) ?? 0;
