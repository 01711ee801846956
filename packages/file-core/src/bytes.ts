/** The maximum length of a text from a file that is shown to the person, in characters. */
const SHOWN = 120;
/** How many bytes are decoded for a shown text: enough for `SHOWN` characters of any script. */
const READ = 4 * SHOWN;

/** The length of all parts together. */
export const totalLength = (parts: readonly { length: number }[]) =>
  parts.reduce((sum, { length }) => sum + length, 0);

/** Joins the parts into one array. */
export function concat(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(totalLength(parts));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** A view of the bytes, to read numbers of more than one byte. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Encodes a text, one byte for each character up to U+00FF. */
export function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Whether a text is at an offset, in an encoding of one byte per character. */
export function hasAt(bytes: Uint8Array, text: string, at = 0): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}

/** The offset of the next such text that begins at or after `from` and before `end`; -1 if there is none. */
export function indexOf(bytes: Uint8Array, text: string, from = 0, end = bytes.length): number {
  const first = text.charCodeAt(0);
  for (let at = bytes.indexOf(first, from); at !== -1 && at < end; at = bytes.indexOf(first, at + 1)) {
    if (hasAt(bytes, text, at)) return at;
  }
  return -1;
}

export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  // Compares whole pictures: a callback for each byte takes five times as long.
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}

/** Decodes UTF-8 for the screen, in one line, shortened if it is long; `''` if nothing readable is left. */
export function readable(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes.subarray(0, READ));
  return shown(text);
}

/** A text from a file in one line, without invisible characters, shortened if it is long. */
export function shown(text: string): string {
  const line = text.replace(/[\p{C}\p{Z}\uFFFD]+/gu, ' ').trim();
  const characters = [...line];
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN - 1).join('')}…` : line;
}
