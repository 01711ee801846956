const CHUNK = 8192;

/** Bytes as text, one character for each. */
export function latin1(bytes: Uint8Array, start = 0, end = bytes.length): string {
  let text = '';
  for (let at = start; at < end; at += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(at, Math.min(at + CHUNK, end)));
  }
  return text;
}

/** Text of characters up to U+00FF as bytes. */
export function fromLatin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Where a keyword stands next, at or after `from`; -1 when it does not before `end`. */
export function indexOf(bytes: Uint8Array, keyword: string, from: number, end = bytes.length): number {
  const first = keyword.charCodeAt(0);
  for (let at = bytes.indexOf(first, from); at !== -1 && at < end; at = bytes.indexOf(first, at + 1)) {
    if (isAt(bytes, keyword, at)) return at;
  }
  return -1;
}

/** Where a keyword stands last; -1 when it does not. */
export function lastIndexOf(bytes: Uint8Array, keyword: string): number {
  const first = keyword.charCodeAt(0);
  for (let at = bytes.lastIndexOf(first); at !== -1; at = at > 0 ? bytes.lastIndexOf(first, at - 1) : -1) {
    if (isAt(bytes, keyword, at)) return at;
  }
  return -1;
}

/** Whether a keyword stands at an offset. */
export function isAt(bytes: Uint8Array, keyword: string, at: number): boolean {
  for (let index = 0; index < keyword.length; index += 1) {
    if (bytes[at + index] !== keyword.charCodeAt(index)) return false;
  }
  return true;
}

/** White space of a PDF (ISO 32000-2, table 1). */
export function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09 || byte === 0x0c || byte === 0x00;
}

/** A character that ends a name, a number or a keyword (ISO 32000-2, table 2). */
export function isDelimiter(byte: number | undefined): boolean {
  return byte !== undefined && '()<>[]{}/%'.includes(String.fromCharCode(byte));
}

/** A decimal digit. */
export function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}
