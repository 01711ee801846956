import type { Copy } from '../copy';
import type { Drawings } from '../drawing/drawings';
import { filtersOf, unpacked } from '../file/filters';
import { Budget, UNPACKED_MOST } from '../file/limits';
import { concat, latin1 } from '../../bytes';
import { nameFor } from '../names';
import { PDFDict, type PDFObject, PDFRawStream } from '../pdf-lib';
import { dictOf, inherited, itemsOf, nameOf, numberOf } from '../values';
import { type Box, boxAround, cornersOf, type Matrix, matrixOf, transformed } from '../geometry';
import { HIDDEN } from '../details/unseen';
import { Painter } from './painter';
import { Seen, type Unseen } from './seen';

/** The most bytes of content streams that are searched in one document: it takes about a quarter of a second. */
const MOST = 2 ** 22;
const BETWEEN = latin1('\n');
/** Annotations whose background is no attempt to cover something. */
const PLAIN = ['Widget', 'Link', 'Popup'];

/**
 * The texts and pictures in a document that nobody sees; of long documents, only the first pages are searched. `drawings` are
 * those of the document from which it was copied, `edgesOf` the edges of its pages.
 */
export function unseenIn(copy: Copy, drawings: Drawings, edgesOf: (page: PDFDict) => Box | null): Unseen {
  const search = new Search(copy, drawings);
  const pages = copy.pages.map(({ copy: page }) => search.seenOn(page, edgesOf(page)));
  const is = (kind: keyof Unseen) => pages.some((page) => page[kind]);
  return {
    isCovered: is('isCovered'),
    isInvisible: is('isInvisible'),
    isPictureCovered: is('isPictureCovered'),
    isPictureCropped: is('isPictureCropped'),
  };
}

class Search {
  private left = MOST;
  private readonly budget = new Budget(0);

  constructor(
    private readonly copy: Copy,
    private readonly drawings: Drawings,
  ) {}

  seenOn(page: PDFDict, edges: Box | null): Unseen {
    const seen = new Seen(edges);
    const { resolve, contentsOf, budget } = this;
    const painter = new Painter({ resolve, contentsOf, budget }, seen);
    const resources = inherited(page, this.resolve, (part) => dictOf(this.get(part, 'Resources')));
    const parts = this.listOf(page, 'Contents').flatMap((part) => {
      const content = part instanceof PDFRawStream ? this.contentsOf(part) : null;
      return content ? [content, BETWEEN] : [];
    });
    painter.paint(concat(parts), resources);
    for (const annotation of this.listOf(page, 'Annots')) {
      if (annotation instanceof PDFDict) this.paintAnnotation(annotation, painter);
    }
    return seen;
  }

  private paintAnnotation(annotation: PDFDict, painter: Painter): void {
    const isHidden = ((numberOf(this.get(annotation, 'F')) ?? 0) & HIDDEN) !== 0;
    if (isHidden || PLAIN.includes(nameOf(this.get(annotation, 'Subtype')) ?? '')) return;
    const appearances = dictOf(this.get(annotation, 'AP'));
    const form = appearances && this.get(appearances, 'N');
    if (!(form instanceof PDFRawStream)) return;
    const rect = painter.numbersOf(annotation, 'Rect');
    const place = placeOf(rect, painter.numbersOf(form.dict, 'BBox'), painter.numbersOf(form.dict, 'Matrix'));
    if (place) painter.paintForm(form, null, place);
  }

  private readonly resolve = (object: PDFObject | undefined) => this.copy.context.lookup(object);

  private readonly contentsOf = ({ dict, contents }: PDFRawStream): Uint8Array | null => {
    if (this.left <= 0) return null;
    const plain = this.drawings.plainOf(contents) ?? this.unpack(dict, contents);
    this.left -= plain?.length ?? 0;
    return plain;
  };

  private unpack(dict: PDFDict, bytes: Uint8Array): Uint8Array | null {
    return unpacked(bytes, filtersOf(dict, this.resolve), this.resolve, UNPACKED_MOST, this.budget);
  }

  private get(dict: PDFDict, key: string): PDFObject | undefined {
    return this.resolve(dict.get(nameFor(key)));
  }

  private listOf(dict: PDFDict, key: string): PDFObject[] {
    return itemsOf(this.get(dict, key), this.resolve);
  }
}

/** The matrix that puts an appearance into the rectangle of its annotation (ISO 32000-2, 12.5.5). */
function placeOf(rect: number[], bbox: number[], own: number[]): Matrix | null {
  const [x = 0, y = 0, otherX = 0, otherY = 0] = rect;
  const [left = 0, bottom = 0, right = 0, top = 0] = bbox;
  const corners = cornersOf({ left, bottom, right, top });
  const box = boxAround(corners.map((corner) => transformed(corner, matrixOf(own))));
  const [width, height] = [box.right - box.left, box.top - box.bottom];
  if (!(width > 0) || !(height > 0)) return null;
  const [across, up] = [Math.abs(otherX - x) / width, Math.abs(otherY - y) / height];
  return [across, 0, 0, up, Math.min(x, otherX) - box.left * across, Math.min(y, otherY) - box.bottom * up];
}
