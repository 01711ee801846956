import { unzlibSync } from 'fflate';
import { PDFArray, PDFDict, PDFHexString, type PDFObject, PDFRawStream, PDFString } from './pdf-lib';
import { nameFor } from './names';
import { formsOf, searchable } from '../written';
import { PdfFile } from './file/pdf-file';

const KINDS = ['XObject', 'Font', 'ExtGState', 'Pattern', 'Shading', 'Properties'];
/** A name as drawings and default appearances write it. */
const NAME = /\/[^\s/[\]<>(){}%]+/g;
/** More is not inflated: the look at pixels can be given up. */
const MOST_INFLATED = 2 ** 25;
/** The memory that streams are inflated into, one after the other: on its own, each would take 128 kB at least. */
const ROOM = 2 ** 20;

/** Everything in the file, sorted by what it is by its place alone. */
class Parts {
  readonly dicts: PDFDict[] = [];
  readonly streams: PDFRawStream[] = [];
  readonly drawings = new Set<PDFObject>();
  readonly names = new Set<string>();
  readonly annotations = new Set<PDFObject>();
  /** Long texts that were typed into a form. */
  readonly values = new Set<PDFObject>();
  /** Whether a drawing can't be read: then nobody knows what it uses. */
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

/** What a stream holds, in `room` where there is enough, until the next is inflated; `null` where it is packed another way. */
function inflated({ dict, contents }: PDFRawStream, room: Uint8Array): Uint8Array | null {
  const filter = dict.get(nameFor('Filter'));
  if (!filter) return contents;
  if (filter !== nameFor('FlateDecode')) return null;
  // Without room, what is left over is lost without a word, or an error.
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

/** Forms and patterns have a box around them, or one of these; some writers leave out that they are forms. */
const OF_DRAWINGS = ['BBox', 'Resources', 'PatternType', 'FormType'];
const isDrawing = ({ dict }: PDFRawStream) => OF_DRAWINGS.some((name) => dict.has(nameFor(name)));

/** A drawing without the texts that it shows or that voices read. */
function unseenOf(drawing: string): string {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < drawing.length; at += 1) {
    const character = drawing[at];
    if (character === '\\') at += 1;
    else if (character === '(') {
      if (depth === 0) parts.push(drawing.slice(from, at));
      depth += 1;
    } else if (character === ')' && depth > 0) {
      depth -= 1;
      from = at;
    }
  }
  if (depth === 0) parts.push(drawing.slice(from));
  return parts.join(' ');
}

/** The texts that stand where nobody reads them: in fonts, pictures, profiles and data, and between what drawings show. */
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

/** Resources whose names no drawing writes. Many pages may have the same ones. */
function unusedResources(parts: Parts): string[] {
  if (parts.isOpen) return [];
  const own = parts.dicts.flatMap((dict) => ['Resources', 'DR'].map((key) => parts.get(dict, key)));
  const all = [...new Set(own)].flatMap((resources) =>
    resources instanceof PDFDict ? KINDS.map((kind) => parts.get(resources, kind)) : [],
  );
  return [...new Set(all)].flatMap((entries) => {
    const names = entries instanceof PDFDict ? entries.keys() : [];
    return names
      .filter((name) => !parts.names.has(name.toString()))
      .map((name) => `resource ${name.toString()}`);
  });
}

/** Fields that stand on no page. */
function unseenFields(parts: Parts): string[] {
  const seen = new Set<PDFObject>();
  for (const annotation of parts.annotations) {
    for (let part: PDFObject | undefined = annotation; part instanceof PDFDict && !seen.has(part);) {
      seen.add(part);
      part = parts.get(part, 'Parent');
    }
  }
  const fields = parts.dicts.flatMap((dict) => [
    ...parts.listOf(dict, 'Fields').filter((field) => field instanceof PDFDict),
    ...(dict.has(nameFor('FT')) ? [dict] : []),
  ]);
  return fields.some((field) => !seen.has(field)) ? ['a field that stands on no page'] : [];
}

/** What is left in a PDF of these texts where nobody reads them, and what no page shows. */
export function leaksInPdf(bytes: Uint8Array, texts: readonly string[]): string[] {
  const parts = new Parts(PdfFile.open(bytes));
  return [...hiddenTexts(parts, texts), ...unusedResources(parts), ...unseenFields(parts)];
}
