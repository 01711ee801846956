import { asText } from '../file/bytes';
import { inlinePictureAt } from '../drawing/inline-picture';
import { Tokens } from '../drawing/tokens';
import type { Budget } from '../file/limits';
import { nameFor } from '../names';
import { PDFArray, PDFBool, PDFDict, type PDFName, PDFNull, type PDFObject, PDFRawStream } from '../pdf-lib';
import { type Resolve, dictOf, nameOf, numberOf } from '../values';
import {
  type Box,
  boxAround,
  cornersOf,
  grown,
  IDENTITY,
  intersection,
  matrixOf,
  type Point,
  product,
  transformed,
} from '../geometry';
import { Operands } from './operands';
import { Path } from './path';
import type { Seen } from './seen';
import { changeBy, changeByColour, changeByColourSpace, START, type State } from './state';

/** What the painter reads a document with. */
export interface Reader {
  resolve: Resolve;
  /** The data of a stream; `null` if it can't be read, or no more is to be read. */
  contentsOf: (stream: PDFRawStream) => Uint8Array | null;
  /** What reading pictures in a content stream may cost. */
  budget: Budget;
}

/** The keys, long and short, that make an inline picture a mask. */
const MASKS = ['ImageMask', 'IM'];
/** A point within the first letter of a text, in font sizes from its origin. */
const WITHIN = { x: 0.2, y: 0.25 };
const DEEPEST = 8;
/** A text rises by more in each unit of its width if it is not level. */
const SLANTED = 1e-6;

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
const STROKES = new Set(['S', 's', 'B', 'b', 'B*', 'b*']);
const ENDS = new Set(['n', ...STROKES, ...FILLS.keys()]);

const pairsOf = (numbers: readonly number[]) =>
  numbers.flatMap((number, index) => (index % 2 === 0 ? [[number, numbers[index + 1] ?? 0]] : []));

/** Follows what a page draws. */
export class Painter {
  private state = START;
  private stack: State[] = [];
  private readonly path = new Path();
  private isClipping = false;
  /** The text line matrix. The widths of characters are unknown, so only the beginning of a line has a place. */
  private line = IDENTITY;

  /** @param seen gets what is drawn, in order */
  constructor(
    private readonly reader: Reader,
    private readonly seen: Seen,
  ) {}

  /** Draws a content stream with its resources. */
  paint(content: Uint8Array, resources: PDFDict | null, depth = 0): void {
    const tokens = new Tokens(content);
    const operands = new Operands();
    while (tokens.next() && !this.seen.isComplete) {
      if (tokens.kind !== 'word') {
        operands.add(tokens);
        continue;
      }
      const word = asText(content, tokens.start, tokens.at);
      if (word === 'BI') tokens.at = this.paintInline(content, tokens.at);
      else if (word === 'Do')
        this.paintObject(this.find(resources, 'XObject', operands.name), resources, depth);
      else if (word === 'gs')
        this.set(changeBy(this.find(resources, 'ExtGState', operands.name), this.reader.resolve));
      else if (word === 'cs') this.set(changeByColourSpace(this.colourSpaceOf(resources, operands.name)));
      else if (word === 'Tf') this.setFont(this.find(resources, 'Font', operands.name), operands);
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

  /** The kind of the colour space that a name stands for; `null` if it is unknown. */
  private colourSpaceOf(resources: PDFDict | null, name: PDFName | null): string | null {
    const space = this.find(resources, 'ColorSpace', name);
    return nameOf(
      space instanceof PDFArray ? this.reader.resolve(space.get(0)) : (space ?? name ?? undefined),
    );
  }

  /** The size of a font of drawings (Type 3) says nothing: each such font has units of its own. */
  private setFont(font: PDFObject | undefined, { numbers }: Operands): void {
    const isSized = !(font instanceof PDFDict) || nameOf(this.get(font, 'Subtype')) !== 'Type3';
    this.set({ fontSize: numbers[0] ?? 0, isSized });
  }

  private operate(word: string, { numbers, name, hasText }: Operands): void {
    const colour = changeByColour(word, numbers, { hasName: name !== null, isLight: this.state.isLight });
    if (ENDS.has(word)) this.endPath(word);
    else if (colour) this.setColour(colour);
    else if (word === 'sh') this.seen.addMark(this.state.clip, { isWhite: false });
    else if (word === 'w') this.set({ lineWidth: numbers[0] ?? 0 });
    else if (word === 'q') this.stack.push(this.state);
    else if (word === 'Q') this.state = this.stack.pop() ?? this.state;
    else if (word === 'cm') this.set({ matrix: product(matrixOf(numbers), this.state.matrix) });
    else if (word === 're') this.rectangle(numbers);
    else if (word === 'm') this.path.move(this.placeOf(numbers));
    else if (word === 'l') this.path.line(this.placeOf(numbers));
    else if (word === 'c' || word === 'v' || word === 'y') {
      this.path.curve(pairsOf(numbers).map((pair) => this.placeOf(pair)));
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
    else if (word === 'Tr') this.set({ mode: first });
    if (hasText && ['Tj', 'TJ', "'", '"'].includes(word)) this.showText();
  }

  /** Nearly every colour is set without changing what is known of it. */
  private setColour(colour: Partial<State>): void {
    const { hasPattern, isWhite, isLight = this.state.isLight } = colour;
    const isSame =
      hasPattern === this.state.hasPattern &&
      isWhite === this.state.isWhite &&
      isLight === this.state.isLight;
    if (!isSame) this.set(colour);
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
    const { matrix, fontSize } = this.state;
    const whole = product(this.line, matrix);
    const within = { x: WITHIN.x * fontSize, y: WITHIN.y * fontSize };
    const size = Math.abs(fontSize) * Math.hypot(whole[2], whole[3]);
    const isLevel = whole[0] > 0 && Math.abs(whole[1]) < SLANTED * whole[0];
    this.seen.addText({ place: transformed(within, whole), size, isLevel }, this.state);
  }

  private endPath(word: string): void {
    const isEvenOdd = FILLS.get(word);
    const boxes = this.path.rectangles();
    const bounds = this.path.bounds();
    if (bounds && word !== 'n') this.addMark(bounds, word);
    if (isEvenOdd !== undefined && (!isEvenOdd || boxes.length === 1)) {
      for (const box of boxes) this.seen.cover(box, this.state, true);
    }
    if (this.isClipping && bounds) {
      const isExact = this.state.isClipExact && boxes.length === 1;
      this.set({ clip: intersection(this.state.clip, bounds), isClipExact: isExact });
    }
    this.isClipping = false;
    this.path.clear();
  }

  /** Lines mark the page as far as they are wide, in a colour of their own. */
  private addMark(bounds: Box, word: string): void {
    if (!STROKES.has(word)) {
      this.seen.addMark(bounds, this.state);
      return;
    }
    const [a, b, c, d] = this.state.matrix;
    const half = (this.state.lineWidth * Math.max(Math.hypot(a, b), Math.hypot(c, d))) / 2;
    this.seen.addMark(grown(bounds, half), { isWhite: false });
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
    this.drawSquare(isSeeThrough);
  }

  /** Draws an inline picture, and returns the position of its end: its data has no tokens. */
  private paintInline(content: Uint8Array, from: number): number {
    const picture = inlinePictureAt(content, from, this.reader.budget);
    const isMask = MASKS.some((key) => picture?.dict.get(nameFor(key)) === PDFBool.True);
    if (picture) this.drawSquare(isMask);
    return picture?.mark.end ?? content.length;
  }

  /** Draws a picture, on the unit square. */
  private drawSquare(isSeeThrough: boolean): void {
    // A picture has its own colours.
    const state = { ...this.state, hasPattern: false };
    const square = new Path();
    square.polygon(this.cornersOf({ left: 0, bottom: 0, right: 1, top: 1 }));
    const bounds = square.bounds();
    if (!isSeeThrough) for (const box of square.rectangles()) this.seen.cover(box, state, false);
    if (bounds) this.seen.addPicture(bounds, state);
  }
}
