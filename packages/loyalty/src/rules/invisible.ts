/** Control characters, those that join, separate or reorder others, and spaces without a width. */
const INVISIBLE = /\u034f|[\u17b4\u17b5]|[\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u;

const NAMES: Readonly<Record<string, string>> = {
  '\t': 'a tab',
  '\n': 'a line break',
  '\r': 'a line break',
  '\u00ad': 'a soft hyphen',
  '\u200b': 'a zero-width space',
  '\u200c': 'a zero-width non-joiner',
  '\u200d': 'a zero-width joiner',
  '\u200e': 'a left-to-right mark',
  '\u200f': 'a right-to-left mark',
  '\u2060': 'a word joiner',
  '\ufeff': 'a byte order mark',
};

const nameOf = (character: string) => NAMES[character] ?? 'an invisible character';

/** A text without its invisible characters. */
export function visible(text: string): string {
  return text.replace(new RegExp(INVISIBLE, 'gu'), '');
}

/**
 * The name of the first invisible character that is neither a control character nor a joiner; `null` if there is
 * none.
 */
export function hiddenCharacter(text: string): string | null {
  // Control characters separate the parts of a code's text; emoji and some scripts need joiners.
  const index = text.search(/(?![\u200c\u200d])\p{Cf}/u);
  return index < 0 ? null : characterInWords(text, index);
}

/** A character of a text in words: in quotes, or its name and position if it is invisible. */
export function characterInWords(text: string, index: number): string {
  const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
  if (character === '\u00a0') return `a no-break space ${placeOf(text, index)}`;
  return INVISIBLE.test(character) ? `${nameOf(character)} ${placeOf(text, index)}` : `“${character}”`;
}

/** How many characters before an invisible one are quoted to show its position. */
const BEFORE = 12;

function placeOf(text: string, index: number): string {
  const before = visible(text.slice(0, index)).trim().slice(-BEFORE);
  return before === '' ? 'at the beginning' : `after ${before}`;
}
