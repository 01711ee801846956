import { PDFDict, type PDFObject, PDFRawStream } from '../pdf-lib';
import { nameFor } from '../names';
import type { PdfFile } from '../file/pdf-file';
import { nameFrom } from '../file/syntax';
import { latin1 } from '../../bytes';
import { cleanAppearance } from '../shapes/appearance';
import { Uses } from '../drawing/uses';
import { dictOf, itemsOf, nameOf, decodedText } from '../values';
import type { Drawer, Usage } from './usage';

/** The font in a default appearance, as in `/Helv 12 Tf` (ISO 32000-2, 12.7.4.3). */
const FONT = /\/[^\s/[\]<>(){}%]+(?=\s+[-+.\d]+\s+Tf)/g;
const ICONS = ['I', 'RI', 'IX'];

/** The annotations of pages, their appearances, and the form fields that are on a page. */
export class Annotations {
  /** Annotations and fields. */
  readonly all = new Set<PDFObject>();
  private readonly defaults: Drawer;

  constructor(
    private readonly file: PdfFile,
    private readonly usage: Usage,
  ) {
    const { catalog } = file;
    const form = catalog && dictOf(file.get(catalog, 'AcroForm'));
    const resources = form && dictOf(file.get(form, 'DR'));
    this.defaults = usage.add(resources ?? file.trailer, resources, new Uses());
    this.useFontsOf(form);
  }

  addOf(page: PDFDict, drawer: Drawer): void {
    for (const annotation of itemsOf(this.file.get(page, 'Annots'), this.file.resolve)) {
      if (annotation instanceof PDFDict) this.add(annotation, drawer);
    }
  }

  private add(annotation: PDFDict, page: Drawer): void {
    const { file, usage } = this;
    const isWidget = nameOf(file.get(annotation, 'Subtype')) === 'Widget';
    for (let part: PDFDict | null = annotation; part && !this.all.has(part);) {
      this.all.add(part);
      this.useFontsOf(part);
      part = isWidget ? dictOf(file.get(part, 'Parent')) : null;
    }
    usage.addLayers(annotation.get(nameFor('OC')));
    for (const form of this.formsOf(annotation)) {
      usage.addForm(form, page);
      usage.addForm(form, this.defaults);
    }
  }

  /** Everything that may be drawn for an annotation. */
  private formsOf(annotation: PDFDict): PDFObject[] {
    const appearances = dictOf(this.file.get(annotation, 'AP'))?.values() ?? [];
    const captions = dictOf(this.file.get(annotation, 'MK'));
    const icons = ICONS.map((name) => captions?.get(nameFor(name)));
    const values = [...appearances, ...icons, annotation.get(nameFor('RO'))].map(this.file.resolve);
    return values.flatMap((value) => {
      if (value instanceof PDFRawStream) return [value];
      return value instanceof PDFDict ? value.values() : [];
    });
  }

  private useFontsOf(part: PDFDict | null): void {
    const given = part && decodedText(this.file.get(part, 'DA'));
    if (!given) return;
    const uses = new Uses();
    for (const [name] of cleanAppearance(given).text.matchAll(FONT))
      uses.add('Font', nameFrom(latin1(name), 0));
    this.usage.note(this.defaults, uses);
  }
}
