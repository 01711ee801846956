import { PDFArray, PDFDict, type PDFObject } from '../pdf-lib';
import type { Copy } from '../copy';
import type { Drawings } from '../drawing/drawings';
import { nameFor } from '../names';
import { dictOf, inherited, itemsOf, nameOf, numberOf, decodedText } from '../values';
import { unseenIn } from '../covered/covered';
import { type Box, boxAround, intersection } from '../geometry';
import {
  COVERED,
  CROPPED,
  HIDDEN,
  INVISIBLE,
  LAYERS,
  MARKED,
  PASSWORD,
  PICTURE_COVERED,
  PICTURE_CROPPED,
  TEXTS,
} from './unseen';

/** Boxes that differ by less do not count as cropped. */
const SLACK = 1;
/** The flag of fields whose text is shown as asterisks (table 231). */
const IS_PASSWORD = 1 << 13;

/** Content that is kept although nobody sees it: any program can show it again. */
export function hiddenIn(copy: Copy, drawings: Drawings): string[] {
  const hidden = new Hidden(copy);
  const { annotations } = hidden;
  const unseen = unseenIn(copy, drawings, (page) => hidden.edgesOf(page));
  return [
    ...(copy.pages.some(({ copy: page }) => hidden.isCropped(page)) ? [CROPPED] : []),
    ...(unseen.isCovered ? [COVERED] : []),
    ...(unseen.isPictureCovered ? [PICTURE_COVERED] : []),
    ...(unseen.isPictureCropped ? [PICTURE_CROPPED] : []),
    ...(unseen.isInvisible ? [INVISIBLE] : []),
    ...(hidden.hasLayersOff() ? [LAYERS] : []),
    ...(annotations.some((annotation) => hidden.isHidden(annotation)) ? [TEXTS] : []),
    ...(annotations.some((annotation) => hidden.isPassword(annotation)) ? [PASSWORD] : []),
    ...(annotations.some((annotation) => hidden.isOfKind(annotation, 'Redact')) ? [MARKED] : []),
  ];
}

const says = (value: PDFObject | undefined) => value !== undefined && decodedText(value) !== '';

class Hidden {
  readonly annotations: readonly PDFDict[];

  constructor(private readonly copy: Copy) {
    const all = copy.pages.flatMap(({ copy: page }) => this.listOf(page, 'Annots'));
    this.annotations = all.filter((annotation) => annotation instanceof PDFDict);
  }

  /** The edges of a page; `null` if it does not say them. */
  edgesOf(page: PDFDict): Box | null {
    const [media, crop] = [this.boxOf(page, 'MediaBox'), this.boxOf(page, 'CropBox')];
    return media && crop ? intersection(media, crop) : media;
  }

  isCropped(page: PDFDict): boolean {
    const media = this.boxOf(page, 'MediaBox');
    const crop = this.boxOf(page, 'CropBox');
    if (!media || !crop) return false;
    const below = Math.max(crop.left - media.left, crop.bottom - media.bottom);
    return Math.max(below, media.right - crop.right, media.top - crop.top) > SLACK;
  }

  hasLayersOff(): boolean {
    const catalog = dictOf(this.copy.context.lookup(this.copy.root));
    const properties = catalog && dictOf(this.get(catalog, 'OCProperties'));
    const first = properties && dictOf(this.get(properties, 'D'));
    if (!properties || !first) return false;
    const layers = this.listOf(properties, 'OCGs');
    const isOff = nameOf(this.get(first, 'BaseState')) === 'OFF';
    const others = new Set(this.listOf(first, isOff ? 'ON' : 'OFF'));
    return layers.some((layer) => others.has(layer) !== isOff) || this.hasLayersOffScreen(first);
  }

  /** Whether the usage of a layer switches it off where the document is shown, as of one for prints (tables 100 and 101). */
  private hasLayersOffScreen(configuration: PDFDict): boolean {
    const uses = this.listOf(configuration, 'AS').flatMap((use) => dictOf(use) ?? []);
    const isOf = (use: PDFDict, key: string) => this.listOf(use, key).some((name) => nameOf(name) === 'View');
    return uses
      .filter((use) => isOf(use, 'Event') && isOf(use, 'Category'))
      .some((use) => this.listOf(use, 'OCGs').some((layer) => this.isOffScreen(dictOf(layer))));
  }

  private isOffScreen(layer: PDFDict | null): boolean {
    const usage = layer && dictOf(this.get(layer, 'Usage'));
    const view = usage && dictOf(this.get(usage, 'View'));
    return view !== null && nameOf(this.get(view, 'ViewState')) === 'OFF';
  }

  /**
   * Whether an annotation is hidden and has a text, or a field with a value. One without opacity is hidden, and so is a
   * field without an area.
   */
  isHidden(annotation: PDFDict): boolean {
    const isFlagged = ((numberOf(this.get(annotation, 'F')) ?? 0) & HIDDEN) !== 0;
    const isClear = numberOf(this.get(annotation, 'CA')) === 0;
    const isHidden =
      isFlagged || isClear || (this.isOfKind(annotation, 'Widget') && this.isEmpty(annotation));
    return isHidden && (says(this.get(annotation, 'Contents')) || this.hasValue(annotation));
  }

  isOfKind(annotation: PDFDict, kind: string): boolean {
    return nameOf(this.get(annotation, 'Subtype')) === kind;
  }

  private isEmpty(annotation: PDFDict): boolean {
    const box = this.boxOf(annotation, 'Rect');
    return box !== null && (box.left === box.right || box.bottom === box.top);
  }

  /** Whether the field of an annotation has a value, or one that comes back when the form is reset. */
  private hasValue(annotation: PDFDict): boolean {
    return ['V', 'DV'].some((key) => says(this.inherited(annotation, key)));
  }

  isPassword(annotation: PDFDict): boolean {
    const flags = numberOf(this.inherited(annotation, 'Ff')) ?? 0;
    return (flags & IS_PASSWORD) !== 0 && this.hasValue(annotation);
  }

  private boxOf(dict: PDFDict, key: string): Box | null {
    const value = this.inherited(dict, key);
    const items = value instanceof PDFArray ? value.asArray() : [];
    const numbers = items.map((item) => numberOf(item) ?? 0);
    const [x = 0, y = 0, otherX = 0, otherY = 0] = numbers;
    if (numbers.length !== 4) return null;
    return boxAround([
      { x, y },
      { x: otherX, y: otherY },
    ]);
  }

  private inherited(dict: PDFDict, key: string): PDFObject | undefined {
    const resolve = (object: PDFObject | undefined) => this.copy.context.lookup(object);
    return inherited(dict, resolve, (part) => this.get(part, key)) ?? undefined;
  }

  private listOf(dict: PDFDict, key: string): PDFObject[] {
    return itemsOf(this.get(dict, key), (object) => this.copy.context.lookup(object));
  }

  private get(dict: PDFDict, key: string): PDFObject | undefined {
    return this.copy.context.lookup(dict.get(nameFor(key)));
  }
}
