import { PDFArray, PDFName, type PDFObject } from '../pdf-lib';

/** The kinds of resources (ISO 32000-2, 7.8.3). */
export type ResourceKind =
  'XObject' | 'Font' | 'ExtGState' | 'ColorSpace' | 'Pattern' | 'Shading' | 'Properties';

/** The kind of resource that an operator names. */
export const NAMED_BY: ReadonlyMap<string, ResourceKind> = new Map([
  ['Do', 'XObject'],
  ['Tf', 'Font'],
  ['gs', 'ExtGState'],
  ['cs', 'ColorSpace'],
  ['CS', 'ColorSpace'],
  ['scn', 'Pattern'],
  ['SCN', 'Pattern'],
  ['sh', 'Shading'],
]);

/** What a content stream refers to. */
export class Uses {
  /** Resources: the kind and the name, as in `Font/F1`. */
  readonly names = new Set<string>();
  /** The identifiers of its marked content (MCID). */
  readonly marks = new Set<number>();
  /** Whether the content stream can't be read, so that it may use anything. */
  all = false;

  add(kind: ResourceKind, name: PDFName): void {
    this.names.add(kind + name.toString());
  }

  /** Adds the names in the value of a colour space: device colour spaces, or other resources. */
  addColours(value: PDFObject | undefined): void {
    if (value instanceof PDFName) this.add('ColorSpace', value);
    else if (value instanceof PDFArray) for (const item of value.asArray()) this.addColours(item);
  }

  /** Adds what another content stream refers to. */
  join({ names, marks, all }: Uses): void {
    for (const name of names) this.names.add(name);
    for (const mark of marks) this.marks.add(mark);
    this.all ||= all;
  }
}
