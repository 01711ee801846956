import {
  PDFArray,
  PDFBool,
  PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  type PDFObject,
  type PDFRef,
  PDFString,
} from '../pdf-lib';
import { hasAt } from '../../bytes';
import { nameFor } from '../names';
import { numberFor, refFor } from '../numbers';
import { asText, decimalIn, isDigit, isRegular, isSpace } from './bytes';

/** For bytes that are no object; the caller decides what that means for the file. */
export class SyntaxProblem extends Error {
  override name = 'SyntaxProblem';
}

/** Deeper than any writer nests arrays and dictionaries in one object. */
const DEEPEST = 100;
const LONGEST_NAME = 4096;
/** A whole number of more digits is no object's. */
const LONGEST_WHOLE = 10;
const [ZERO, SMALL_A, SLASH, OPEN, LESS, FROM] = [0x30, 0x61, 0x2f, 0x28, 0x3c, 0x5b];
/** The names that were read last, each in the place that its bytes give it: a file has the same few a million times. */
const PLACES = 2 ** 10;
const recent: ({ text: string; name: PDFName } | undefined)[] = Array.from({ length: PLACES });
/** Objects are given a context because pdf-lib asks for one; what is kept is copied into another. */
const nowhere = PDFContext.create();
/** The keywords that stand after an object; within one they say that its end was forgotten. */
const AFTER = ['endobj', 'endstream', 'stream', 'xref', 'trailer', 'startxref'];

/** Reads objects from bytes as ISO 32000-2, 7.3 writes them, as forgiving as the readers are that people use. */
export class Syntax {
  constructor(
    readonly bytes: Uint8Array,
    public at: number,
  ) {}

  /** Parses the object at the current position and moves past it. Throws a `SyntaxProblem` if there is none. */
  object(depth = 0): PDFObject {
    if (depth > DEEPEST) throw new SyntaxProblem('nested too deep');
    this.skip();
    switch (this.bytes[this.at]) {
      case SLASH:
        return this.name();
      case OPEN:
        return this.text();
      case LESS:
        return this.bytes[this.at + 1] === LESS ? this.dict(depth) : this.hex();
      case FROM:
        return this.array(depth);
      default:
        return this.word();
    }
  }

  /** Moves behind white space and comments. */
  skip(): void {
    for (;;) {
      while (isSpace(this.bytes[this.at])) this.at += 1;
      if (this.bytes[this.at] !== 0x25) return;
      while (this.at < this.bytes.length && this.bytes[this.at] !== 0x0a && this.bytes[this.at] !== 0x0d) {
        this.at += 1;
      }
    }
  }

  /** Whether a keyword comes next; the place then moves behind it. */
  takes(keyword: string): boolean {
    this.skip();
    if (!hasAt(this.bytes, keyword, this.at)) return false;
    this.at += keyword.length;
    return true;
  }

  /** A whole number without a sign; the place moves behind it. `null` when something else comes next. */
  integer(): number | null {
    this.skip();
    const start = this.at;
    let value = 0;
    for (; isDigit(this.bytes[this.at]) && this.at - start < 15; this.at += 1) {
      value = value * 10 + (this.bytes[this.at] ?? 0) - ZERO;
    }
    return this.at === start ? null : value;
  }

  /** The number of the object whose first line ("12 0 obj") comes next; `null` when none does. */
  header(): PDFRef | null {
    const number = this.integer();
    const generation = number === null ? null : this.integer();
    if (number === null || generation === null || !this.takes('obj')) return null;
    return refFor(number, generation);
  }

  private name(): PDFName {
    const { bytes } = this;
    const start = this.at + 1;
    let [at, hash] = [start, 0];
    for (; isRegular(bytes[at]) && at - start < LONGEST_NAME; at += 1)
      hash = (hash * 31 + (bytes[at] ?? 0)) | 0;
    this.at = at;
    const place = hash & (PLACES - 1);
    const known = recent[place];
    if (known?.text.length === at - start && hasAt(bytes, known.text, start)) return known.name;
    const text = asText(bytes, start, at);
    // pdf-lib knows escapes of capital digits only.
    const name = nameFor(
      text.includes('#') ? text.replaceAll(/#[\da-f]{2}/gi, (escape) => escape.toUpperCase()) : text,
    );
    recent[place] = { text, name };
    return name;
  }

  private text(): PDFString {
    const start = this.at + 1;
    let nesting = 0;
    for (; this.at < this.bytes.length; this.at += 1) {
      const byte = this.bytes[this.at];
      if (byte === 0x5c) this.at += 1;
      else if (byte === 0x28) nesting += 1;
      else if (byte === 0x29 && (nesting -= 1) === 0) {
        this.at += 1;
        return PDFString.of(sound(asText(this.bytes, start, this.at - 1)));
      }
    }
    throw new SyntaxProblem('a text without end');
  }

  private hex(): PDFHexString {
    const start = this.at + 1;
    const end = this.bytes.indexOf(0x3e, start);
    if (end === -1) throw new SyntaxProblem('a text without end');
    this.at = end + 1;
    return PDFHexString.of(asText(this.bytes, start, end).replaceAll(/[^\da-f]/gi, ''));
  }

  private array(depth: number): PDFArray {
    const array = PDFArray.withContext(nowhere);
    this.at += 1;
    while (!this.ends()) {
      if (this.bytes[this.at] === 0x5d) {
        this.at += 1;
        break;
      }
      array.push(this.object(depth + 1));
    }
    return array;
  }

  private dict(depth: number): PDFDict {
    const dict = PDFDict.withContext(nowhere);
    this.at += 2;
    while (!this.ends()) {
      if (this.takes('>>')) break;
      if (this.bytes[this.at] !== SLASH) {
        this.object(depth + 1);
        continue;
      }
      const key = this.name();
      this.skip();
      if (hasAt(this.bytes, '>>', this.at)) continue;
      dict.set(key, this.object(depth + 1));
    }
    return dict;
  }

  /** Whether what contains this has ended without saying so. */
  private ends(): boolean {
    this.skip();
    const byte = this.bytes[this.at];
    // Few values begin with a small letter: the rest of the keyword is seldom looked at.
    return (
      byte === undefined || (byte >= SMALL_A && AFTER.some((keyword) => hasAt(this.bytes, keyword, this.at)))
    );
  }

  /** A number, a reference or a keyword. Anything else counts as null. */
  private word(): PDFObject {
    const start = this.at;
    const whole = this.integer();
    const isWhole = this.at - start <= LONGEST_WHOLE && !this.isRegular();
    if (whole !== null && isWhole) return this.reference(whole) ?? numberFor(whole);
    while (this.isRegular()) this.at += 1;
    if (this.at === start) {
      this.at += 1;
      if (start >= this.bytes.length) throw new SyntaxProblem('an object is missing');
      return PDFNull;
    }
    const decimal = decimalIn(this.bytes, start, this.at);
    if (decimal !== null) return numberFor(decimal);
    const word = asText(this.bytes, start, Math.min(this.at, start + 64));
    if (/^[-+.\d]/.test(word)) return numberFor(numberOf(word));
    return word === 'true' ? PDFBool.True : word === 'false' ? PDFBool.False : PDFNull;
  }

  private reference(number: number): PDFRef | null {
    const after = this.at;
    const generation = this.integer();
    this.skip();
    if (generation !== null && this.bytes[this.at] === 0x52) {
      this.at += 1;
      if (!this.isRegular()) return refFor(number, generation);
    }
    this.at = after;
    return null;
  }

  private isRegular(): boolean {
    return isRegular(this.bytes[this.at]);
  }
}

/** The dictionary at the start of some bytes; an empty one if there is none. */
export function dictFrom(bytes: Uint8Array): PDFDict {
  try {
    const object = new Syntax(bytes, 0).object();
    if (object instanceof PDFDict) return object;
  } catch (problem) {
    if (!(problem instanceof SyntaxProblem)) throw problem;
  }
  return PDFDict.withContext(nowhere);
}

/** The name at an offset. */
export function nameFrom(bytes: Uint8Array, at: number): PDFName {
  const object = new Syntax(bytes, at).object();
  return object instanceof PDFName ? object : nameFor('');
}

/** Throws for a text whose end was lost, so that it goes on over other objects. */
function sound(text: string): string {
  if (/\bendobj\s+\d+\s+\d+\s+obj\b/.test(text)) throw new SyntaxProblem('a text over other objects');
  return text;
}

/** A number as readers take it that was not written well: "--5", "1.2.3", "12-3". */
function numberOf(word: string): number {
  const [match] = /^[-+]*\d*\.?\d*/.exec(word) ?? [''];
  const value = Number(match.replace(/^[-+]*(?=[-+])/, ''));
  return Number.isFinite(value) ? value : 0;
}
