import type { Encoding } from './code-types';

/** The first character that ISO-8859-1 lacks; `null` if it has all of them. */
export function beyondLatin(text: string): string | null {
  for (const character of text) if (character > '\u00ff') return character;
  return null;
}

/**
 * The encoding of a text: the chosen one, else ISO-8859-1 if it has all characters (scanners assume it), else UTF-8.
 */
export function encodingOf(text: string, chosen: Encoding | null): Encoding {
  return chosen ?? (beyondLatin(text) === null ? 'ISO-8859-1' : 'UTF-8');
}

/** The size of a text in bytes. */
export function bytesOf(text: string, encoding: Encoding): number {
  if (encoding === 'ISO-8859-1') return text.length;
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4;
  }
  return bytes;
}
