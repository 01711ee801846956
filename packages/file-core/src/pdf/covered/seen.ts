import { type Box, contains, intersection, type Point } from '../geometry';
import type { State } from './state';

/** What a document contains although nobody sees it. */
export interface Unseen {
  /**
   * Whether the beginning of a text lies under an opaque rectangle, picture or annotation that is drawn later. Other shapes
   * are not recognised.
   */
  isCovered: boolean;
  /** Whether a text is drawn that leaves no mark: invisibly, without opacity, white on the bare page, beyond its edges, or too small to be seen. */
  isInvisible: boolean;
  /** Whether a part of a picture lies under an opaque rectangle that is drawn later. */
  isPictureCovered: boolean;
  /** Whether a part of a picture lies beyond its clipping path, or beyond the page. */
  isPictureCropped: boolean;
}

/** The rendering modes that draw nothing; with the second, text is a clipping path, and shows what is drawn next. */
const [NOTHING, CLIP] = [3, 7];
/** The rendering mode that only fills characters. */
const FILL = 0;
/** Lines and borders are thinner, in points. */
const THIN = 3;
/** No person can read smaller texts, in points. */
const SMALLEST = 0.5;
/** The part of its width or height that a picture has to have beyond an edge: programs let some stand over. */
const BEYOND = 0.05;
/** The most boxes that are compared with each other on one page. */
const MOST_COMPARED = 5_000_000;

const widthOf = ({ left, right }: Box) => right - left;
const heightOf = ({ bottom, top }: Box) => top - bottom;
const isThin = (box: Box) => widthOf(box) < THIN || heightOf(box) < THIN;

/** Where a text begins on the page. */
interface Text {
  place: Point;
  /** The height of its font. */
  size: number;
  /** Whether it runs from left to right, parallel to the edge of the page. */
  isLevel: boolean;
}

/** Collects what a page draws, in order, and finds what is not seen of it. */
export class Seen implements Unseen {
  isCovered = false;
  isInvisible = false;
  isPictureCovered = false;
  isPictureCropped = false;
  private readonly texts: Point[] = [];
  private readonly pictures: Box[] = [];
  /** Where the page is not bare any more. */
  private readonly marks: Box[] = [];
  private compared = 0;

  /** @param page the page without what its edges hide; `null` if it is unknown */
  constructor(private readonly page: Box | null) {}

  /** Whether nothing more can be found. */
  get isComplete(): boolean {
    return this.isCovered && this.isInvisible && this.isPictureCovered && this.isPictureCropped;
  }

  /** A text begins. */
  addText(text: Text, state: State): void {
    const { clip, mode } = state;
    const { place } = text;
    this.isInvisible ||= mode === NOTHING || this.leavesNoMark(text, state);
    if (mode !== NOTHING && mode !== CLIP && contains(clip, place)) this.texts.push(place);
  }

  /** A shape is filled, or its outline is drawn, within this box. */
  addMark(box: Box, { isWhite }: Pick<State, 'isWhite'>): void {
    if (!isWhite) this.marks.push(box);
  }

  /** A picture is drawn. */
  addPicture(box: Box, { clip }: State): void {
    this.marks.push(box);
    this.pictures.push(intersection(clip, box));
    this.isPictureCropped ||=
      this.isBeyond(box, clip) || (this.page !== null && this.isBeyond(box, this.page));
  }

  /** A rectangle is filled, or a picture without gaps is drawn. */
  cover(
    box: Box,
    { clip, isClipExact, hasPattern, opacity, isNormal, hasMask }: State,
    isShape: boolean,
  ): void {
    if (!isClipExact || hasPattern || opacity < 1 || !isNormal || hasMask) return;
    const covered = intersection(clip, box);
    if (isThin(covered)) return;
    this.isCovered ||= this.isAny(this.texts, (text) => contains(covered, text));
    // One picture over another is seldom meant to hide it: many programs cut pictures into overlapping parts.
    this.isPictureCovered ||=
      isShape && this.isAny(this.pictures, (picture) => !isThin(intersection(covered, picture)));
  }

  private leavesNoMark(text: Text, state: State): boolean {
    const { place, size } = text;
    const { mode, isSized, isWhite, hasPattern, opacity, isNormal } = state;
    if (mode !== FILL) return false;
    if (opacity === 0 || (isSized && (size < SMALLEST || this.beginsOutside(text)))) return true;
    return isWhite && !hasPattern && isNormal && this.isBare(place);
  }

  /** Whether nothing is drawn at a place so far; false once too many boxes have been compared. */
  private isBare(place: Point): boolean {
    const isMarked = this.isAny(this.marks, (mark) => contains(mark, place));
    return !isMarked && this.compared <= MOST_COMPARED;
  }

  /** Whether nothing of a text can be on the page: it only goes on to the right. */
  private beginsOutside({ place, size, isLevel }: Text): boolean {
    if (!this.page || !isLevel) return false;
    const { right, bottom, top } = this.page;
    return place.x > right || place.y + size < bottom || place.y - size > top;
  }

  private isBeyond(box: Box, edges: Box): boolean {
    const across = Math.max(edges.left - box.left, box.right - edges.right);
    const down = Math.max(edges.bottom - box.bottom, box.top - edges.top);
    const isFar = (distance: number, extent: number) => distance > THIN && distance > BEYOND * extent;
    return !isThin(box) && (isFar(across, widthOf(box)) || isFar(down, heightOf(box)));
  }

  /** Whether one of the items is as asked; false once too many have been compared. */
  private isAny<Item>(items: readonly Item[], isIt: (item: Item) => boolean): boolean {
    this.compared += items.length;
    return this.compared <= MOST_COMPARED && items.some(isIt);
  }
}
