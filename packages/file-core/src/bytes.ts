/** The longest text of a file that is shown of one thing, in characters. */
const SHOWN = 120;
/** Bytes that are read for a text that is shown: enough for `SHOWN` characters of any script. */
const READ = 4 * SHOWN;

/** One array of all the bytes. */
export function concat(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** A view on the bytes, for numbers of more than one byte. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The bytes of a text, one for each character up to U+00FF. */
export function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Whether a text of one byte a character stands at an offset. */
export function hasAt(bytes: Uint8Array, text: string, at = 0): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}

/** Whether a text of one byte a character stands anywhere. */
export function hasText(bytes: Uint8Array, text: string): boolean {
  const first = text.charCodeAt(0);
  for (let at = 0; at + text.length <= bytes.length; at += 1) {
    if (bytes[at] === first && hasAt(bytes, text, at)) return true;
  }
  return false;
}

export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  // Whole pictures are compared: a callback for each byte takes five times as long.
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}

/** What a person can read of bytes in UTF-8, in one line, cut where it is long; `''` for what is no text. */
export function readable(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes.subarray(0, READ));
  return shown(text);
}

/** A text of a file in one line, without what can't be seen, cut where it is long. */
export function shown(text: string): string {
  const line = text.replace(/[\p{C}\p{Z}\uFFFD]+/gu, ' ').trim();
  const characters = [...line];
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN - 1).join('')}…` : line;
}
