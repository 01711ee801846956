import { asText } from '../file/bytes';
import { inlinePictureAt } from '../drawing/inline-picture';
import { Tokens } from '../drawing/tokens';
import type { Budget } from '../file/limits';
import { nameFor } from '../names';
import {
  PDFArray,
  PDFBool,
  PDFDict,
  type PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
} from '../pdf-lib';
import { type Resolve, dictOf, nameOf, numberOf } from '../values';
import {
  type Box,
  boxAround,
  contains,
  cornersOf,
  EVERYWHERE,
  IDENTITY,
  intersection,
  type Matrix,
  matrixOf,
  type Point,
  product,
  transformed,
} from '../geometry';
import { Operands } from './operands';
import { Path } from './path';

/** What the painter reads a document with. */
export interface Reader {
  resolve: Resolve;
  /** The data of a stream; `null` if it can't be read, or no more is to be read. */
  contentsOf: (stream: PDFRawStream) => Uint8Array | null;
  /** What reading pictures in a content stream may cost. */
  budget: Budget;
}

interface State {
  matrix: Matrix;
  clip: Box;
  /** Whether `clip` is the clipping path itself, and not only a box around it. */
  isClipExact: boolean;
  hasPattern: boolean;
  isOpaque: boolean;
  isNormal: boolean;
  hasMask: boolean;
  fontSize: number;
  leading: number;
  /** The rendering mode: 3 and 7 draw nothing. */
  mode: number;
}

const START: State = {
  matrix: IDENTITY,
  clip: EVERYWHERE,
  isClipExact: true,
  hasPattern: false,
  isOpaque: true,
  isNormal: true,
  hasMask: false,
  fontSize: 1,
  leading: 0,
  mode: 0,
};
/** The rendering modes that draw nothing; with the second, text is a clipping path, and shows what is drawn next. */
const [NOTHING, CLIP] = [3, 7];
/** The keys, long and short, that make an inline picture a mask. */
const MASKS = ['ImageMask', 'IM'];
/** Lines and borders are thinner, in points. */
const THIN = 3;
/** A point within the first letter of a text, in font sizes from its origin. */
const WITHIN = { x: 0.2, y: 0.25 };
const DEEPEST = 8;
/** The most points that are compared with shapes in one document. */
const MOST_COMPARED = 5_000_000;

/** The operators that fill the path, with whether they use the even-odd rule. */
const FILLS: ReadonlyMap<string, boolean> = new Map([
  ['f', false],
  ['F', false],
  ['B', false],
  ['b', false],
  ['f*', true],
  ['B*', true],
  ['b*', true],
]);
const ENDS = new Set(['n', 'S', 's', ...FILLS.keys()]);
const DEVICE_COLOURS = new Set(['g', 'rg', 'k', 'sc']);

/** Follows what a page draws, and finds text that is invisible, or that something opaque covers later. */
export class Painter {
  isCovered = false;
  isInvisible = false;
  private state = START;
  private stack: State[] = [];
  private readonly path = new Path();
  private isClipping = false;
  /** The text line matrix. The widths of characters are unknown, so only the beginning of a line has a place. */
  private line = IDENTITY;
  private readonly texts: Point[] = [];
  private compared = 0;

  constructor(private readonly reader: Reader) {}

  /** Draws a content stream with its resources. */
  paint(content: Uint8Array, resources: PDFDict | null, depth = 0): void {
    const tokens = new Tokens(content);
    const operands = new Operands();
    while (tokens.next() && !(this.isCovered && this.isInvisible)) {
      if (tokens.kind !== 'word') {
        operands.add(tokens);
        continue;
      }
      const word = asText(content, tokens.start, tokens.at);
      if (word === 'BI') tokens.at = this.paintInline(content, tokens.at);
      else if (word === 'Do')
        this.paintObject(this.find(resources, 'XObject', operands.name), resources, depth);
      else if (word === 'gs') this.setState(this.find(resources, 'ExtGState', operands.name));
      else this.operate(word, operands);
      operands.clear();
    }
  }

  /** Draws a form with a matrix of its own, such as the appearance of an annotation. */
  paintForm(form: PDFRawStream, resources: PDFDict | null, before = IDENTITY, depth = 0): void {
    const content = depth < DEEPEST ? this.reader.contentsOf(form) : null;
    if (!content) return;
    const [outer, stack] = [this.state, this.stack];
    const matrix = product(matrixOf(this.numbersOf(form.dict, 'Matrix')), product(before, outer.matrix));
    const [x = 0, y = 0, right = 0, top = 0] = this.numbersOf(form.dict, 'BBox');
    const corners = cornersOf({ left: x, bottom: y, right, top }).map((corner) =>
      transformed(corner, matrix),
    );
    this.state = { ...outer, matrix, clip: intersection(outer.clip, boxAround(corners)) };
    this.stack = [];
    this.paint(content, dictOf(this.get(form.dict, 'Resources')) ?? resources, depth + 1);
    [this.state, this.stack] = [outer, stack];
  }

  /** The numbers of an array in a dictionary; empty if there is none. */
  numbersOf(dict: PDFDict, key: string): number[] {
    const value = this.get(dict, key);
    const items = value instanceof PDFArray ? value.asArray() : [];
    return items.map((item) => numberOf(this.reader.resolve(item)) ?? 0);
  }

  private get(dict: PDFDict, key: string): PDFObject | undefined {
    return this.reader.resolve(dict.get(nameFor(key)));
  }

  private find(resources: PDFDict | null, kind: string, name: PDFName | null): PDFObject | undefined {
    const entries = resources && this.get(resources, kind);
    return entries instanceof PDFDict && name ? this.reader.resolve(entries.get(name)) : undefined;
  }

  private operate(word: string, { numbers, name, hasText }: Operands): void {
    if (ENDS.has(word)) this.endPath(FILLS.get(word));
    else if (DEVICE_COLOURS.has(word)) this.setPattern(false);
    else if (word === 'cs') this.setPattern(nameOf(name ?? undefined) === 'Pattern');
    else if (word === 'scn') this.setPattern(name !== null);
    else if (word === 'q') this.stack.push(this.state);
    else if (word === 'Q') this.state = this.stack.pop() ?? this.state;
    else if (word === 'cm') this.set({ matrix: product(matrixOf(numbers), this.state.matrix) });
    else if (word === 're') this.rectangle(numbers);
    else if (word === 'm') this.path.move(this.placeOf(numbers));
    else if (word === 'l') this.path.line(this.placeOf(numbers));
    else if (word === 'c' || word === 'v' || word === 'y') {
      this.path.curve(this.placeOf(numbers.slice(-2)));
    } else if (word === 'W' || word === 'W*') this.isClipping = true;
    else this.operateText(word, numbers, hasText);
  }

  private operateText(word: string, numbers: readonly number[], hasText: boolean): void {
    // Reading these by a pattern takes longer than the rest, and nearly every operator gets here.
    const first = numbers[0] ?? 0;
    const second = numbers[1] ?? 0;
    const { leading } = this.state;
    if (word === 'BT') this.line = IDENTITY;
    else if (word === 'Tm') this.line = matrixOf(numbers);
    else if (word === 'Td' || word === 'TD') {
      if (word === 'TD') this.set({ leading: -second });
      this.line = product([1, 0, 0, 1, first, second], this.line);
    } else if (word === 'T*' || word === "'" || word === '"') {
      this.line = product([1, 0, 0, 1, 0, -leading], this.line);
    } else if (word === 'TL') this.set({ leading: first });
    else if (word === 'Tf') this.set({ fontSize: first });
    else if (word === 'Tr') this.set({ mode: first });
    if (hasText && ['Tj', 'TJ', "'", '"'].includes(word)) this.showText();
  }

  /** Nearly every colour is set without changing that. */
  private setPattern(hasPattern: boolean): void {
    if (hasPattern !== this.state.hasPattern) this.set({ hasPattern });
  }

  private set(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
  }

  private placeOf([x = 0, y = 0]: readonly number[]): Point {
    return transformed({ x, y }, this.state.matrix);
  }

  private cornersOf(box: Box): Point[] {
    return cornersOf(box).map((corner) => transformed(corner, this.state.matrix));
  }

  private rectangle([x = 0, y = 0, width = 0, height = 0]: readonly number[]): void {
    this.path.polygon(this.cornersOf({ left: x, bottom: y, right: x + width, top: y + height }));
  }

  private showText(): void {
    const { matrix, clip, fontSize, mode } = this.state;
    const within = { x: WITHIN.x * fontSize, y: WITHIN.y * fontSize };
    const place = transformed(within, product(this.line, matrix));
    this.isInvisible ||= mode === NOTHING;
    if (mode !== NOTHING && mode !== CLIP && contains(clip, place)) this.texts.push(place);
  }

  /** Ends the path; `isEvenOdd` is given if it is filled. */
  private endPath(isEvenOdd: boolean | undefined): void {
    const boxes = this.path.rectangles();
    if (isEvenOdd !== undefined && (!isEvenOdd || boxes.length === 1))
      for (const box of boxes) this.cover(box);
    const bounds = this.path.bounds();
    if (this.isClipping && bounds) {
      const isExact = this.state.isClipExact && boxes.length === 1;
      this.set({ clip: intersection(this.state.clip, bounds), isClipExact: isExact });
    }
    this.isClipping = false;
    this.path.clear();
  }

  private cover(box: Box): void {
    const { clip, isClipExact, hasPattern, isOpaque, isNormal, hasMask } = this.state;
    if (this.isCovered || !isClipExact || hasPattern || !isOpaque || !isNormal || hasMask) return;
    const covered = intersection(clip, box);
    if (covered.right - covered.left < THIN || covered.top - covered.bottom < THIN) return;
    this.compared += this.texts.length;
    if (this.compared > MOST_COMPARED) return;
    this.isCovered = this.texts.some((text) => contains(covered, text));
  }

  private setState(value: PDFObject | undefined): void {
    if (!(value instanceof PDFDict)) return;
    const [opacity, blend, mask] = ['ca', 'BM', 'SMask'].map((key) => this.get(value, key));
    if (opacity instanceof PDFNumber) this.set({ isOpaque: opacity.asNumber() >= 1 });
    if (blend) this.set({ isNormal: ['Normal', 'Compatible'].includes(nameOf(blend) ?? '') });
    if (mask) this.set({ hasMask: nameOf(mask) !== 'None' });
  }

  private paintObject(object: PDFObject | undefined, resources: PDFDict | null, depth: number): void {
    if (!(object instanceof PDFRawStream)) return;
    if (nameOf(this.get(object.dict, 'Subtype')) !== 'Image') {
      this.paintForm(object, resources, IDENTITY, depth);
      return;
    }
    const isSeeThrough = ['ImageMask', 'Mask', 'SMask', 'SMaskInData'].some((key) => {
      const value = this.get(object.dict, key);
      return value !== undefined && value !== PDFNull;
    });
    if (!isSeeThrough) this.coverSquare();
  }

  /** Draws an inline picture, and returns the position of its end: its data has no tokens. */
  private paintInline(content: Uint8Array, from: number): number {
    const picture = inlinePictureAt(content, from, this.reader.budget);
    const isMask = MASKS.some((key) => picture?.dict.get(nameFor(key)) === PDFBool.True);
    if (picture && !isMask) this.coverSquare();
    return picture?.mark.end ?? content.length;
  }

  /** Covers the unit square, on which pictures are drawn. */
  private coverSquare(): void {
    const { hasPattern } = this.state;
    // A picture has its own colours.
    this.setPattern(false);
    const square = new Path();
    square.polygon(this.cornersOf({ left: 0, bottom: 0, right: 1, top: 1 }));
    for (const box of square.rectangles()) this.cover(box);
    this.setPattern(hasPattern);
  }
}
