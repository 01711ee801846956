import { latin1 } from '../../bytes';
import { FileProblem } from '../../problem';
import { copyAlone } from '../copy';
import { PDFNumber } from '../pdf-lib';
import { nameFor } from '../names';
import { asText } from '../file/bytes';
import { type Budget, TANGLED, UNPACKED_MOST } from '../file/limits';
import { dictFrom, nameFrom } from '../file/syntax';
import type { Findings } from '../findings';
import { marks } from '../shapes/graphics';
import { Editor } from './editor';
import { cleanInlinePicture } from './inline-picture';
import { OPERATORS, type Operator, firstOperator } from './operators';
import { type TokenKind, Tokens } from './tokens';
import { NAMED_BY, type ResourceKind, Uses } from './uses';

/** More tokens before one operator only occur in hostile files. */
const MOST_PARTS = 2 ** 20;
/** No operator is this long. */
const LONGEST_WORD = 64;
const MCID = nameFor('MCID');
const SPACE = latin1(' ');
const NOTHING = latin1(' null ');
const CONSTANTS = ['true', 'false', 'null'];
const IN_A_DRAWING = 'In what a page draws';

/** A content stream without anything that is not drawn. */
export interface CleanDrawing {
  /** The given bytes if nothing had to be removed. */
  bytes: Uint8Array;
  /** Whether it ends between operators: otherwise the page's next part may continue its operands. */
  isWhole: boolean;
  uses: Uses;
}

/**
 * Cleans a content stream of a page, a form, a pattern or a glyph (ISO 32000-2, 7.8.2): removes comments,
 * operators that no reader knows, and operands that no operator takes. Everything else stays, byte for byte.
 */
export function cleanDrawing(bytes: Uint8Array, found: Findings, budget: Budget): Promise<CleanDrawing> {
  return new Drawing(bytes, found, budget).clean();
}

/** A token before its operator. */
interface Part {
  kind: TokenKind;
  start: number;
  end: number;
  /** The index of the operand to which it belongs. */
  operand: number;
  /** The nesting depth in arrays and dictionaries. */
  depth: number;
}

class Drawing {
  private readonly tokens: Tokens;
  private readonly editor: Editor;
  private readonly uses = new Uses();
  /** The tokens before the next operator, without numbers, which are most of them and always stay. */
  private readonly parts: Part[] = [];
  /** The number of all tokens before the next operator, the start of the first and the end of the last. */
  private count = 0;
  private first = 0;
  private last = 0;
  /** The tokens that end the open arrays and dictionaries. */
  private readonly nested: TokenKind[] = [];
  private operands = 0;
  /** Whether there are tokens other than numbers and brackets. */
  private hasWords = false;

  constructor(
    private readonly bytes: Uint8Array,
    private readonly found: Findings,
    private readonly budget: Budget,
  ) {
    this.tokens = new Tokens(bytes);
    this.editor = new Editor(bytes, UNPACKED_MOST);
  }

  async clean(): Promise<CleanDrawing> {
    const { tokens } = this;
    while (tokens.next()) {
      const word = this.wordAtHand();
      if (word === null) this.keep();
      else if (this.settle(word) === 'BI') await this.inlinePicture();
    }
    const isWhole = this.parts.every(({ kind }) => kind === 'comment');
    if (isWhole) this.forEachPart((part) => part.kind !== 'comment');
    else this.drop();
    return { bytes: this.editor.finish(), isWhole, uses: this.uses };
  }

  /** The operator that the current token is; `null` for an operand, `''` for an unknown word. */
  private wordAtHand(): string | null {
    const { tokens, nested } = this;
    const { kind } = tokens;
    if (nested.length > 0) return null;
    if (kind === 'end of array' || kind === 'end of dict') return '';
    if (kind !== 'word') return null;
    const word = asText(this.bytes, tokens.start, Math.min(tokens.at, tokens.start + LONGEST_WORD));
    if (OPERATORS.has(word)) return word;
    if (CONSTANTS.includes(word)) return null;
    const length = firstOperator(word);
    if (length > 0) tokens.at = tokens.start + length;
    return word.slice(0, length);
  }

  private keep(): void {
    const { tokens, nested, parts } = this;
    const { kind, start, at: end } = tokens;
    if (kind === 'comment' && this.count === 0) {
      this.take(start, end);
      return;
    }
    if (this.count > MOST_PARTS) throw new FileProblem(TANGLED);
    if (this.count === 0) this.first = start;
    this.last = end;
    this.count += 1;
    if (kind !== 'number') {
      if (kind === nested.at(-1)) nested.pop();
      this.hasWords ||= !isHarmless(kind);
      parts.push({ kind, start, end, operand: this.operands, depth: nested.length });
    }
    if (kind === 'array') nested.push('end of array');
    else if (kind === 'dict') nested.push('end of dict');
    else if (nested.length === 0 && kind !== 'comment') this.operands += 1;
  }

  /** Processes the operands of a word and the word itself; returns the word. */
  private settle(word: string): string {
    const operator = OPERATORS.get(word);
    if (!operator) this.drop(this.tokens.at);
    else if (operator.takes === 'marks') this.settleMarks();
    else if (this.hasWords) {
      const kind = NAMED_BY.get(word);
      if (kind) this.noteUse(kind, this.operands - operator.nameAt);
      this.forEachPart((part) => isTaken(part, operator, this.operands, this.bytes));
    }
    if (this.parts.length > 0) this.parts.length = 0;
    this.count = 0;
    this.operands = 0;
    this.hasWords = false;
    return word;
  }

  private noteUse(kind: ResourceKind, operand: number): void {
    const part = this.parts.findLast((each) => each.operand === operand && each.depth === 0);
    if (part?.kind === 'name') this.uses.add(kind, nameFrom(this.bytes, part.start));
  }

  /** Removes the tokens that are not kept; `null` takes an operand's place, so that none moves. */
  private forEachPart(isKept: (part: Part) => boolean): void {
    for (const part of this.parts) if (!isKept(part)) this.take(part.start, part.end, part.kind);
  }

  private take(start: number, end: number, kind: TokenKind = 'comment'): void {
    this.found.hidden(IN_A_DRAWING, this.bytes.subarray(start, end));
    this.editor.replace(start, end, kind === 'comment' ? SPACE : NOTHING);
  }

  /** Removes all tokens, up to the end of the word that follows them. */
  private drop(end = this.last): void {
    const start = this.count > 0 ? this.first : this.tokens.start;
    this.found.hidden(IN_A_DRAWING, this.bytes.subarray(start, end));
    this.editor.replace(start, end, SPACE);
  }

  /** Processes the operands of `BDC`: a tag, then a property list as a name or a dictionary. */
  private settleMarks(): void {
    const last = this.parts.filter(({ operand, depth }) => operand === this.operands - 1 && depth === 0);
    const [first] = last;
    const isDict = first?.kind === 'dict';
    const start = isDict ? first.start : Infinity;
    const isName = ({ kind, operand, depth }: Part) =>
      kind === 'name' && depth === 0 && operand >= this.operands - 2;
    const before = this.parts.filter((part) => part.start < start);
    for (const part of before) {
      if (!isName(part) && !isHarmless(part.kind)) this.take(part.start, part.end, part.kind);
    }
    if (isDict) this.settleProperties(first.start, this.last);
    else this.noteUse('Properties', this.operands - 1);
  }

  private settleProperties(start: number, end: number): void {
    const { dict, ...left } = copyAlone(dictFrom(this.bytes.subarray(start, end)), marks);
    const mark = dict.get(MCID);
    if (mark instanceof PDFNumber) this.uses.marks.add(mark.asNumber());
    const hasComment = this.parts.some((part) => part.kind === 'comment' && part.start > start);
    if (hasComment) this.found.hidden(IN_A_DRAWING, 'A comment');
    this.found.left(left);
    if (hasComment || left.dropped.length > 0) this.editor.replace(start, end, latin1(dict.toString()));
  }

  private async inlinePicture(): Promise<void> {
    const { bytes, tokens, found, editor, budget, uses } = this;
    tokens.at = await cleanInlinePicture({ bytes, from: tokens.at, found, editor, budget, uses });
  }
}

/** Numbers and brackets can't contain text. */
function isHarmless(kind: TokenKind): boolean {
  return kind !== 'comment' && kind !== 'name' && kind !== 'text' && kind !== 'open' && kind !== 'word';
}

/** Whether an operator takes this token as a part of its operands. */
function isTaken(part: Part, operator: Operator, operands: number, bytes: Uint8Array): boolean {
  if (isHarmless(part.kind)) return true;
  const { kind, depth, operand, start, end } = part;
  const fromLast = operands - 1 - operand;
  switch (kind) {
    case 'name':
      return operator.takes === 'name' && depth === 0 && fromLast === operator.nameAt - 1;
    case 'text':
      if (fromLast !== 0) return false;
      return depth === 0 ? operator.takes === 'text' : depth === 1 && operator.takes === 'texts';
    case 'word':
      return CONSTANTS.includes(asText(bytes, start, Math.min(end, start + LONGEST_WORD)));
    default:
      return false;
  }
}
