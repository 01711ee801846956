import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRawStream } from '../pdf-lib';
import { nameFor } from '../names';
import type { Drawings } from '../drawing/drawings';
import { type ResourceKind, Uses } from '../drawing/uses';
import type { PdfFile } from '../file/pdf-file';
import { dictOf, nameOf } from '../values';

/** Something with a content stream: a page, a form, a pattern, or a font with drawn glyphs. */
export interface Drawer {
  resources: PDFDict | null;
  /** The resources that it uses, and those that its forms use but do not contain. */
  names: Set<string>;
  /** The resources that it does not contain: readers then search those of its callers. */
  missing: Set<string>;
  callers: Set<Drawer>;
  calls: Set<Drawer>;
  uses: Uses;
}

const KINDS: readonly ResourceKind[] = [
  'XObject',
  'Font',
  'ExtGState',
  'ColorSpace',
  'Pattern',
  'Shading',
  'Properties',
];
/** Colour spaces that replace the device's without being named (ISO 32000-2, 8.6.5.6). */
const DEFAULTS = ['ColorSpace/DefaultGray', 'ColorSpace/DefaultRGB', 'ColorSpace/DefaultCMYK'];

const COLOURS = nameFor('ColorSpace');

/** The cost of following a name, as the bytes that are read in the same time. */
const STEP = 8;

/** Finds the resources that pages use, directly or through forms, patterns and glyphs. */
export class Usage {
  readonly layers = new Set<PDFObject>();
  private readonly drawn = new Set<PDFObject>();
  private readonly used = new Map<PDFDict, Set<PDFName>>();
  private readonly drawers = new Map<PDFObject, Drawer>();
  private readonly open: (readonly [drawer: Drawer, key: string])[] = [];
  private readonly unread: { drawer: Drawer; streams: readonly PDFObject[] }[] = [];

  constructor(
    private readonly file: PdfFile,
    private readonly drawings: Drawings,
  ) {}

  /** Adds something that draws with these resources, such as a page. */
  add(owner: PDFObject, resources: PDFDict | null, uses: Uses): Drawer {
    const drawer = this.begin(owner, resources, []);
    this.note(drawer, uses);
    return drawer;
  }

  /** Adds resources that a drawer uses. */
  note(drawer: Drawer, uses: Uses): void {
    drawer.uses.join(uses);
    for (const name of uses.names) this.open.push([drawer, name]);
    if (!uses.all || !drawer.resources) return;
    for (const kind of KINDS) {
      const entries = this.file.get(drawer.resources, kind);
      if (!(entries instanceof PDFDict)) continue;
      for (const name of entries.keys()) this.open.push([drawer, kind + name.toString()]);
    }
  }

  /** Adds a form that is drawn without a name, such as the appearance of an annotation. */
  addForm(value: PDFObject | undefined, caller: Drawer): void {
    const form = this.file.resolve(value);
    if (!(form instanceof PDFRawStream)) return;
    this.drawn.add(form);
    this.call(caller, this.formOf(form));
  }

  /** Adds the layer or layers to which something belongs. */
  addLayers(value: PDFObject | undefined): void {
    if (!value) return;
    const parts = [value];
    const seen = new Set<PDFObject>();
    for (let part = parts.pop(); part; part = parts.pop()) {
      const object = this.file.resolve(part);
      if (!object || seen.has(object)) continue;
      seen.add(object);
      if (object instanceof PDFArray) parts.push(...object.asArray());
      else if (object instanceof PDFDict && this.isLayer(object)) this.layers.add(object);
      else if (object instanceof PDFDict) {
        parts.push(...['OCGs', 'VE'].flatMap((name) => object.get(nameFor(name)) ?? []));
      }
    }
  }

  /** Whether a dictionary is a layer, and not a group of layers: some layers lack the name that they need. */
  private isLayer(dict: PDFDict): boolean {
    return dict.has(nameFor('Name')) || nameOf(this.file.get(dict, 'Type')) === 'OCG';
  }

  /** Follows everything that was added until nothing is left. */
  async follow(): Promise<void> {
    for (;;) {
      const use = this.open.pop();
      if (use) {
        this.settle(...use);
        continue;
      }
      const next = this.unread.pop();
      if (!next) return;
      for (const value of next.streams) {
        const stream = this.file.resolve(value);
        if (stream instanceof PDFRawStream) this.note(next.drawer, (await this.drawings.of(stream)).uses);
      }
    }
  }

  has(kind: PDFDict, name: PDFName): boolean {
    return this.used.get(kind)?.has(name) ?? false;
  }

  /** Whether an object is drawn by a used name, or as an appearance. */
  isDrawn(object: PDFObject): boolean {
    return this.drawn.has(object);
  }

  /** The drawer for this object; `null` if it is not drawn. */
  drawerOf(owner: PDFObject | undefined): Drawer | null {
    return (owner && this.drawers.get(owner)) ?? null;
  }

  private begin(owner: PDFObject, resources: PDFDict | null, streams: readonly PDFObject[]): Drawer {
    const drawer: Drawer = {
      resources,
      names: new Set(),
      missing: new Set(),
      callers: new Set(),
      calls: new Set(),
      uses: new Uses(),
    };
    this.drawers.set(owner, drawer);
    if (streams.length > 0) this.unread.push({ drawer, streams });
    if (!resources?.has(COLOURS)) return drawer;
    for (const name of DEFAULTS) if (this.find(drawer, name)) this.open.push([drawer, name]);
    return drawer;
  }

  private call(caller: Drawer, drawer: Drawer): void {
    if (drawer.callers.has(caller)) return;
    drawer.callers.add(caller);
    caller.calls.add(drawer);
    for (const name of drawer.missing) this.open.push([caller, name]);
  }

  private settle(drawer: Drawer, use: string): void {
    if (drawer.names.has(use)) return;
    drawer.names.add(use);
    this.file.budget.spend(STEP);
    const found = this.find(drawer, use);
    if (!found) {
      drawer.missing.add(use);
      for (const caller of drawer.callers) this.open.push([caller, use]);
      return;
    }
    const names = this.used.get(found.entries) ?? new Set();
    names.add(found.name);
    this.used.set(found.entries, names);
    this.reach(drawer, found.kind, found.value);
  }

  private find({ resources }: Drawer, use: string) {
    const [kind = ''] = use.split('/', 1);
    const entries = resources && this.file.get(resources, kind);
    if (!(entries instanceof PDFDict)) return null;
    const name = nameFor(use.slice(kind.length + 1));
    const value = this.file.resolve(entries.get(name));
    return value && { kind, entries, name, value };
  }

  /** Continues with what a resource draws and names itself. */
  private reach(drawer: Drawer, kind: string, value: PDFObject): void {
    const dict = dictOf(value);
    if (kind === 'ColorSpace') this.colours(drawer, value);
    if (!dict) return;
    switch (kind) {
      case 'XObject':
        this.drawn.add(value);
        this.addLayers(dict.get(nameFor('OC')));
        if (nameOf(this.file.get(dict, 'Subtype')) === 'Image')
          this.colours(drawer, dict.get(nameFor('ColorSpace')));
        else this.addForm(value, drawer);
        break;
      case 'Font':
        this.font(drawer, dict);
        break;
      case 'ExtGState':
        this.state(drawer, dict);
        break;
      case 'Pattern':
        this.addForm(value, drawer);
        this.shading(drawer, this.file.get(dict, 'Shading'));
        this.state(drawer, this.file.get(dict, 'ExtGState'));
        break;
      case 'Shading':
        this.shading(drawer, value);
        break;
      case 'Properties':
        this.properties(drawer, dict);
    }
  }

  private formOf(stream: PDFRawStream): Drawer {
    const known = this.drawers.get(stream);
    if (known) return known;
    this.addLayers(stream.dict.get(nameFor('OC')));
    return this.begin(stream, dictOf(this.file.get(stream.dict, 'Resources')), [stream]);
  }

  private font(drawer: Drawer, font: PDFDict): void {
    const characters = this.file.get(font, 'CharProcs');
    if (!(characters instanceof PDFDict)) return;
    const resources = dictOf(this.file.get(font, 'Resources'));
    this.call(drawer, this.drawers.get(font) ?? this.begin(font, resources, characters.values()));
  }

  private state(drawer: Drawer, value: PDFObject | undefined): void {
    if (!(value instanceof PDFDict)) return;
    this.addForm(dictOf(this.file.get(value, 'SMask'))?.get(nameFor('G')), drawer);
    const pair = this.file.get(value, 'Font');
    const font = pair instanceof PDFArray ? this.file.resolve(pair.asArray()[0]) : undefined;
    if (font instanceof PDFDict) this.font(drawer, font);
  }

  private shading(drawer: Drawer, value: PDFObject | undefined): void {
    this.colours(drawer, dictOf(value)?.get(nameFor('ColorSpace')));
  }

  private colours(drawer: Drawer, value: PDFObject | undefined): void {
    const uses = new Uses();
    uses.addColours(this.file.resolve(value));
    this.note(drawer, uses);
  }

  private properties(drawer: Drawer, dict: PDFDict): void {
    const mark = this.file.get(dict, 'MCID');
    if (mark instanceof PDFNumber) drawer.uses.marks.add(mark.asNumber());
    else this.addLayers(dict);
  }
}

/** The marked content of a page and of everything that it draws; `null` if it is unknown. */
export function marksOf(drawer: Drawer): ReadonlySet<number> | null {
  const marks = new Set<number>();
  const seen = new Set([drawer]);
  for (const each of seen) {
    if (each.uses.all) return null;
    for (const mark of each.uses.marks) marks.add(mark);
    for (const called of each.calls) seen.add(called);
  }
  return marks;
}
