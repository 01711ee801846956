import { unzlibSync } from 'fflate';
import { PDFArray, PDFDict, PDFHexString, PDFName, type PDFObject, PDFRawStream, PDFString } from './pdf-lib';
import { nameFor, textOfName } from './names';
import { formsOf, searchable } from '../written';
import type { PdfFile } from './file/pdf-file';

const KINDS = ['XObject', 'Font', 'ExtGState', 'Pattern', 'Shading', 'Properties'];
/** A name, as content streams and default appearances write it. */
const NAME = /\/[^\s/[\]<>(){}%]+/g;
/** More is not searched: pixel data need not be searched to its end. */
const MOST_INFLATED = 2 ** 25;
/** The size of the one buffer into which streams are inflated: each would take 128 kB of its own. */
const ROOM = 2 ** 20;
/** The keys of visible texts: of comments, form fields, captions, descriptions and links. */
const READ = new Set(
  'Contents OverlayText CA RC AC V DV Opt TU Alt ActualText E Phoneme URI F UF'.split(' ').map(nameFor),
);
const [TITLE, LAYER_NAME] = [nameFor('Title'), nameFor('Name')];

/** Whether the texts of this key are visible. A `Title` with a parent is an outline entry, otherwise metadata. */
function isRead(dict: PDFDict, key: PDFName): boolean {
  if (key === TITLE) return dict.has(nameFor('Parent'));
  if (key === LAYER_NAME) return dict.get(nameFor('Type')) === nameFor('OCG');
  return READ.has(key);
}

const isText = (object: PDFObject | undefined) =>
  object instanceof PDFString || object instanceof PDFHexString;

/** Everything in the file, sorted only by where it is. */
class Parts {
  readonly dicts: PDFDict[] = [];
  readonly streams: PDFRawStream[] = [];
  readonly drawings = new Set<PDFObject>();
  readonly names = new Set<string>();
  readonly annotations = new Set<PDFObject>();
  readonly resources = new Set<PDFDict>();
  readonly fields = new Set<PDFDict>();
  /** Names, and strings outside streams. */
  readonly texts = new Set<PDFName | PDFString | PDFHexString>();
  /** The visible strings, and the streams that contain visible text. */
  readonly read = new Set<PDFObject>();
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
    for (const name of new Set(drawing.match(NAME))) this.names.add(nameFor(name.slice(1)).toString());
  }

  private add(object: PDFObject | undefined): void {
    if (object instanceof PDFRawStream) {
      this.streams.push(object);
      this.add(object.dict);
    } else if (object instanceof PDFDict) {
      this.dicts.push(object);
      for (const name of object.keys()) {
        this.texts.add(name);
        this.add(object.get(name));
      }
    } else if (object instanceof PDFArray) for (const item of object.asArray()) this.add(item);
    else if (object instanceof PDFName || isText(object)) this.texts.add(object);
  }

  private addRead(value: PDFObject | undefined): void {
    const object = this.file.resolve(value);
    if (object instanceof PDFArray) for (const item of object.asArray()) this.addRead(item);
    else if (object) this.read.add(object);
  }

  private sort(dict: PDFDict): void {
    const characters = this.get(dict, 'CharProcs');
    const glyphs = characters instanceof PDFDict ? characters.values() : [];
    for (const part of [...this.listOf(dict, 'Contents'), ...glyphs]) {
      const object = this.file.resolve(part);
      if (object instanceof PDFRawStream) this.drawings.add(object);
    }
    for (const name of dict.keys()) if (isRead(dict, name)) this.addRead(dict.get(name));
    for (const key of ['Resources', 'DR']) {
      const resources = this.get(dict, key);
      if (resources instanceof PDFDict) this.resources.add(resources);
    }
    for (const field of this.listOf(dict, 'Fields')) if (field instanceof PDFDict) this.fields.add(field);
    if (dict.has(nameFor('FT'))) this.fields.add(dict);
    if (dict.has(nameFor('Annots'))) {
      for (const item of this.listOf(dict, 'Annots')) this.annotations.add(item);
    }
    const appearance = this.get(dict, 'DA');
    if (isText(appearance)) this.addNames(appearance.decodeText());
  }
}

/** The data of a stream, in `room` if it fits, until the next call; `null` for other filters. */
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

/** The objects in an object stream are searched one by one. */
const isPack = ({ dict }: PDFRawStream) => dict.get(nameFor('Type')) === nameFor('ObjStm');

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

/** All names, and the hidden strings outside streams, as bytes and as characters. */
function hiddenStringsOf({ texts, read }: Parts): string {
  return [...texts]
    .flatMap((text) => {
      if (text instanceof PDFName) return textOfName(text);
      return read.has(text) ? [] : [searchable(text.asBytes()), text.decodeText()];
    })
    .join('\n');
}

/**
 * Those of the texts that are hidden: in fonts, pictures, profiles and data, in parts of content streams that are not
 * shown, and in hidden strings.
 */
function hiddenTexts(parts: Parts, texts: readonly string[]): string[] {
  const forms = texts.map((text) => [text, formsOf(text)] as const);
  const unread = texts.length > 0 ? hiddenStringsOf(parts) : '';
  const found = new Set(
    forms.flatMap(([text, written]) => (written.some((form) => unread.includes(form)) ? [text] : [])),
  );
  const room = new Uint8Array(ROOM);
  for (const stream of parts.streams) {
    const isDrawn = parts.drawings.has(stream) || isDrawing(stream);
    if (!isDrawn && (texts.length === 0 || isPack(stream) || parts.read.has(stream))) continue;
    const plain = inflated(stream, room);
    const whole = searchable((plain ?? stream.contents).subarray(0, MOST_INFLATED));
    if (isDrawn) {
      parts.isOpen ||= plain === null;
      parts.addNames(whole);
    }
    if (texts.length === 0) continue;
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
