import { unzlibSync } from 'fflate';
import { PDFArray, PDFDict, PDFHexString, type PDFObject, PDFRawStream, PDFString } from './pdf-lib';
import { nameFor } from './names';
import { formsOf, searchable } from '../written';
import type { PdfFile } from './file/pdf-file';

const KINDS = ['XObject', 'Font', 'ExtGState', 'Pattern', 'Shading', 'Properties'];
/** A name, as content streams and default appearances write it. */
const NAME = /\/[^\s/[\]<>(){}%]+/g;
/** More is not searched: pixel data need not be searched to its end. */
const MOST_INFLATED = 2 ** 25;
/**
 * The size of the buffer into which streams are inflated one by one: without it, each would take at least 128
 * kB.
 */
const ROOM = 2 ** 20;

/** Everything in the file, sorted only by where it is. */
class Parts {
  readonly dicts: PDFDict[] = [];
  readonly streams: PDFRawStream[] = [];
  readonly drawings = new Set<PDFObject>();
  readonly names = new Set<string>();
  readonly annotations = new Set<PDFObject>();
  readonly resources = new Set<PDFDict>();
  readonly fields = new Set<PDFDict>();
  /** Long texts of form fields. */
  readonly values = new Set<PDFObject>();
  /** Whether a content stream can't be read, so that its uses are unknown. */
  isOpen = false;

  constructor(private readonly file: PdfFile) {
    for (const object of file.objects()) this.add(object);
    for (const dict of this.dicts) this.sort(dict);
  }

  get(dict: PDFDict, key: string): PDFObject | undefined {
    return this.file.get(dict, key);
  }

  listOf(dict: PDFDict, key: string): PDFObject[] {
    const value = this.get(dict, key);
    if (!value) return [];
    const items = value instanceof PDFArray ? value.asArray() : [value];
    return items.flatMap((item) => this.file.resolve(item) ?? []);
  }

  addNames(drawing: string): void {
    for (const [name] of drawing.matchAll(NAME)) this.names.add(nameFor(name.slice(1)).toString());
  }

  private add(object: PDFObject): void {
    if (object instanceof PDFRawStream) {
      this.streams.push(object);
      this.add(object.dict);
    } else if (object instanceof PDFDict) {
      this.dicts.push(object);
      for (const value of object.values()) this.add(value);
    } else if (object instanceof PDFArray) for (const item of object.asArray()) this.add(item);
  }

  private sort(dict: PDFDict): void {
    const characters = this.get(dict, 'CharProcs');
    const glyphs = characters instanceof PDFDict ? characters.values() : [];
    for (const part of [...this.listOf(dict, 'Contents'), ...glyphs]) {
      const object = this.file.resolve(part);
      if (object instanceof PDFRawStream) this.drawings.add(object);
    }
    for (const key of ['Resources', 'DR']) {
      const resources = this.get(dict, key);
      if (resources instanceof PDFDict) this.resources.add(resources);
    }
    for (const field of this.listOf(dict, 'Fields')) if (field instanceof PDFDict) this.fields.add(field);
    if (dict.has(nameFor('FT'))) this.fields.add(dict);
    for (const key of ['V', 'DV']) for (const value of this.listOf(dict, key)) this.values.add(value);
    if (dict.has(nameFor('Annots'))) {
      for (const item of this.listOf(dict, 'Annots')) this.annotations.add(item);
    }
    const appearance = this.get(dict, 'DA');
    if (appearance instanceof PDFString || appearance instanceof PDFHexString) {
      this.addNames(appearance.decodeText());
    }
  }
}

/**
 * The data of a stream, in `room` if it is large enough, valid until the next call; `null` for other filters.
 */
function inflated({ dict, contents }: PDFRawStream, room: Uint8Array): Uint8Array | null {
  const filter = dict.get(nameFor('Filter'));
  if (!filter) return contents;
  if (filter !== nameFor('FlateDecode')) return null;
  // If the buffer is too small, the rest is lost without an error.
  const inRoom = unzipped(contents, { out: room });
  return inRoom && inRoom.length < room.length ? inRoom : unzipped(contents);
}

function unzipped(bytes: Uint8Array, options?: { out: Uint8Array }): Uint8Array | null {
  try {
    return unzlibSync(bytes, options);
  } catch {
    return null;
  }
}

/** Keys that only forms and patterns have: some writers omit their subtype. */
const OF_DRAWINGS = ['BBox', 'Resources', 'PatternType', 'FormType'];
const isDrawing = ({ dict }: PDFRawStream) => OF_DRAWINGS.some((name) => dict.has(nameFor(name)));

const [OPEN, CLOSE, BACKSLASH] = [0x28, 0x29, 0x5c];

/** A content stream without the strings that it shows or that screen readers read. */
function unseenOf(drawing: string): string {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < drawing.length; at += 1) {
    const code = drawing.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === OPEN) {
      if (depth === 0) parts.push(drawing.slice(from, at));
      depth += 1;
    } else if (code === CLOSE && depth > 0) {
      depth -= 1;
      from = at;
    }
  }
  if (depth === 0) parts.push(drawing.slice(from));
  return parts.join(' ');
}

/**
 * Those of the texts that are hidden: in fonts, pictures, profiles and data, and outside of what content
 * streams show.
 */
function hiddenTexts(parts: Parts, texts: readonly string[]): string[] {
  const forms = texts.map((text) => [text, formsOf(text)] as const);
  const found = new Set<string>();
  const room = new Uint8Array(ROOM);
  for (const stream of parts.streams) {
    if (parts.values.has(stream)) continue;
    const isDrawn = parts.drawings.has(stream) || isDrawing(stream);
    if (!isDrawn && texts.length === 0) continue;
    const plain = inflated(stream, room);
    const whole = searchable((plain ?? stream.contents).subarray(0, MOST_INFLATED));
    if (isDrawn) {
      parts.isOpen ||= plain === null;
      parts.addNames(whole);
    }
    const unseen = isDrawn ? unseenOf(whole) : whole;
    for (const [text, written] of forms) {
      const sought = isDrawn ? written.slice(0, 1) : written;
      if (sought.some((form) => unseen.includes(form))) found.add(text);
    }
  }
  return [...found];
}

/** Resources whose names no content stream contains. Many pages may share the same ones. */
function unusedResources(parts: Parts): string[] {
  if (parts.isOpen) return [];
  const all = [...parts.resources].flatMap((resources) => KINDS.map((kind) => parts.get(resources, kind)));
  return [...new Set(all)].flatMap((entries) => {
    const names = entries instanceof PDFDict ? entries.keys() : [];
    return names
      .filter((name) => !parts.names.has(name.toString()))
      .map((name) => `resource ${name.toString()}`);
  });
}

/** Form fields that are on no page. */
function unseenFields(parts: Parts): string[] {
  const seen = new Set<PDFObject>();
  for (const annotation of parts.annotations) {
    for (let part: PDFObject | undefined = annotation; part instanceof PDFDict && !seen.has(part);) {
      seen.add(part);
      part = parts.get(part, 'Parent');
    }
  }
  return [...parts.fields].some((field) => !seen.has(field)) ? ['a field that stands on no page'] : [];
}

/** Those of these texts that are left in a PDF where nobody reads them, and anything that no page shows. */
export function leaksInPdf(file: PdfFile, texts: readonly string[]): string[] {
  const parts = new Parts(file);
  return [...hiddenTexts(parts, texts), ...unusedResources(parts), ...unseenFields(parts)];
}
