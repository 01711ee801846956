import { isDelimiter, isDigit, isSpace } from '../file/bytes';

/**
 * The tokens of a content stream: a comment, an operand of one of these kinds, the beginning and the end of
 * an array or a dictionary, or a word, which is an operator or unknown. `open` is a string without an end,
 * `stray` a single bracket.
 */
export type TokenKind =
  | 'comment'
  | 'number'
  | 'name'
  | 'text'
  | 'array'
  | 'dict'
  | 'end of array'
  | 'end of dict'
  | 'word'
  | 'open'
  | 'stray';

const [OPEN, CLOSE, LESS, GREATER, SLASH, PERCENT, BACKSLASH] = [0x28, 0x29, 0x3c, 0x3e, 0x2f, 0x25, 0x5c];
const [FROM, TO, LINE_FEED, RETURN, DOT, PLUS, MINUS] = [0x5b, 0x5d, 0x0a, 0x0d, 0x2e, 0x2b, 0x2d];

/** Reads the tokens of a content stream (ISO 32000-2, 7.2 and 7.8.2), as tolerantly as PDF readers. */
export class Tokens {
  kind: TokenKind = 'stray';
  /** The start of the current token; `at` is its end. */
  start = 0;
  at = 0;

  constructor(readonly bytes: Uint8Array) {}

  /** Moves to the next token; `false` at the end. */
  next(): boolean {
    const { bytes } = this;
    while (isSpace(bytes[this.at])) this.at += 1;
    this.start = this.at;
    if (this.at >= bytes.length) return false;
    this.kind = this.read(bytes[this.at] ?? 0);
    return true;
  }

  private read(byte: number): TokenKind {
    switch (byte) {
      case PERCENT:
        return this.comment();
      case SLASH:
        this.at += 1;
        this.regular();
        return 'name';
      case OPEN:
        return this.text();
      case LESS:
        return this.pair(LESS) ? 'dict' : this.hex();
      case GREATER:
        return this.pair(GREATER) ? 'end of dict' : this.single('stray');
      case FROM:
        return this.single('array');
      case TO:
        return this.single('end of array');
      default:
        return this.wordOrNumber(byte);
    }
  }

  private single(kind: TokenKind): TokenKind {
    this.at += 1;
    return kind;
  }

  private pair(byte: number): boolean {
    const isPair = this.bytes[this.at + 1] === byte;
    if (isPair) this.at += 2;
    return isPair;
  }

  private comment(): TokenKind {
    const { bytes } = this;
    while (this.at < bytes.length && bytes[this.at] !== LINE_FEED && bytes[this.at] !== RETURN) this.at += 1;
    return 'comment';
  }

  private text(): TokenKind {
    const { bytes } = this;
    let depth = 0;
    for (; this.at < bytes.length; this.at += 1) {
      const byte = bytes[this.at];
      if (byte === BACKSLASH) this.at += 1;
      else if (byte === OPEN) depth += 1;
      else if (byte === CLOSE && (depth -= 1) === 0) return this.single('text');
    }
    this.at = bytes.length;
    return 'open';
  }

  private hex(): TokenKind {
    const end = this.bytes.indexOf(GREATER, this.at);
    this.at = end === -1 ? this.bytes.length : end + 1;
    return end === -1 ? 'open' : 'text';
  }

  /** A number ends at the first character that can't be part of one: "0cm" is a number and an operator. */
  private wordOrNumber(byte: number): TokenKind {
    if (isNumeric(byte)) {
      this.at += 1;
      while (isNumeric(this.bytes[this.at])) this.at += 1;
      this.exponent();
      return 'number';
    }
    this.regular();
    if (this.at > this.start) return 'word';
    return this.single(byte === CLOSE ? 'stray' : 'word');
  }

  private exponent(): void {
    const { bytes } = this;
    let at = this.at;
    if (bytes[at] !== 0x45 && bytes[at] !== 0x65) return;
    at += bytes[at + 1] === PLUS || bytes[at + 1] === MINUS ? 2 : 1;
    const digits = at;
    while (isDigit(bytes[at])) at += 1;
    if (at > digits && (isSpace(bytes[at]) || isDelimiter(bytes[at]))) this.at = at;
  }

  private regular(): void {
    const { bytes } = this;
    while (this.at < bytes.length && !isSpace(bytes[this.at]) && !isDelimiter(bytes[this.at])) this.at += 1;
  }
}

function isNumeric(byte: number | undefined): boolean {
  return isDigit(byte) || byte === DOT || byte === PLUS || byte === MINUS;
}
