/** Invisible direction marks, which right-to-left notations contain. */
export const DIRECTIONS = /[\u061c\u200e\u200f]/g;
/** The full-width forms of ASCII and of currency signs, which Japanese and Chinese keyboards write. */
const FULL_WIDTH = /[\uff01-\uff5e\uffe0-\uffe6]/g;
const DIGIT = /\p{Nd}/u;

/** The digit of any script as a Latin one. Unicode has the ten of each script in a row, from zero on. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/**
 * A typed text with Latin digits, without direction marks, and with full-width characters in their usual width:
 * `１２．５` and `١٢.٥` become `12.5`. Separators stay.
 */
export function plainSigns(typed: string): string {
  return typed
    .replace(DIRECTIONS, '')
    .replace(FULL_WIDTH, (character) => character.normalize('NFKC'))
    .replace(/\p{Nd}/gu, latinDigit);
}
