import { hasAt } from '../../bytes';

/** The length of most names and words, of which a file has millions: arrays would take four times as long. */
const SHORT = 32;
const CHUNK = 8192;

/** Bytes as text, one character per byte. */
export function asText(bytes: Uint8Array, start = 0, end = bytes.length): string {
  let text = '';
  if (end - start <= SHORT) {
    for (let at = start; at < end && at < bytes.length; at += 1) text += String.fromCharCode(bytes[at] ?? 0);
    return text;
  }
  for (let at = start; at < end; at += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(at, Math.min(at + CHUNK, end)));
  }
  return text;
}

/** The offset of the last keyword; -1 if there is none. */
export function lastIndexOf(bytes: Uint8Array, keyword: string): number {
  const first = keyword.charCodeAt(0);
  for (let at = bytes.lastIndexOf(first); at !== -1; at = at > 0 ? bytes.lastIndexOf(first, at - 1) : -1) {
    if (hasAt(bytes, keyword, at)) return at;
  }
  return -1;
}

const [PLUS, MINUS, DOT, ZERO] = [0x2b, 0x2d, 0x2e, 0x30];
/** Every number of so many decimal digits, and their quotient by a power of ten, is exact or rounded once. */
const MOST_EXACT = 15;

/** The number that bytes write in decimals; `null` if they write something else, or more digits than can be exact. */
export function decimalIn(bytes: Uint8Array, start: number, end: number): number | null {
  const sign = bytes[start];
  let [digits, count, divisor] = [0, 0, 0];
  for (let at = sign === PLUS || sign === MINUS ? start + 1 : start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (isDigit(byte)) {
      digits = digits * 10 + byte - ZERO;
      divisor *= 10;
      count += 1;
    } else if (byte === DOT && divisor === 0) divisor = 1;
    else return null;
  }
  if (count === 0 || count > MOST_EXACT) return null;
  const value = digits / (divisor || 1);
  return sign === MINUS ? 0 - value : value;
}

const SPACES = tableOf('\0\t\n\f\r ');
const DELIMITERS = tableOf('()<>[]{}/%');

function tableOf(characters: string): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, byte) =>
    characters.includes(String.fromCharCode(byte)) ? 1 : 0,
  );
}

const REGULARS = SPACES.map((isSpace, byte) => (isSpace === 1 || DELIMITERS[byte] === 1 ? 0 : 1));

/** White space of a PDF (ISO 32000-2, table 1). */
export function isSpace(byte: number | undefined): boolean {
  return byte !== undefined && SPACES[byte] === 1;
}

/** A character that ends a name, a number or a keyword (ISO 32000-2, table 2). */
export function isDelimiter(byte: number | undefined): boolean {
  return byte !== undefined && DELIMITERS[byte] === 1;
}

/** A character of a name, a number or a keyword. */
export function isRegular(byte: number | undefined): boolean {
  return byte !== undefined && REGULARS[byte] === 1;
}

export function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}
