import { indexOf } from '../../bytes';
import { asText, lastIndexOf } from '../file/bytes';

/** Texts and comments before the encrypted part that name people (Adobe Type 1 Font Format, 2.2). */
const NAMING =
  /(\/(?:Notice|Copyright|FullName|FamilyName|version|Weight)\s*)(\((?:[^()\\]|\\[\s\S]|\([^()]*\))*\))/g;
const COMMENT = /%[^\r\n]*/g;
const FIRST_LINE = /^%!(PS-AdobeFont-[\d.]+|FontType1-[\d.]+)?/;
const LONGEST = 2 ** 16;
const END = 'cleartomark';

/** Whether bytes are a Type 1 font, in the form that PDFs contain. */
export function isType1(font: Uint8Array): boolean {
  return asText(font, 0, 2) === '%!' && indexOf(font, 'eexec', 0, LONGEST) !== -1;
}

const blank = (text: string) => ' '.repeat(text.length);

/** A copy of a font up to its end, with blanks for texts and comments: all offsets stay the same. */
export function cleanType1(font: Uint8Array): Uint8Array {
  const plain = asText(font, 0, indexOf(font, 'eexec', 0, LONGEST));
  const [start = ''] = FIRST_LINE.exec(plain) ?? [];
  const rest = plain
    .slice(start.length)
    .replace(/^[^\r\n]*/, blank)
    .replaceAll(NAMING, (_, key: string, text: string) => `${key}(${blank(text.slice(2))})`)
    .replaceAll(COMMENT, blank);
  const clean = font.slice();
  for (let at = 0; at < rest.length; at += 1) clean[start.length + at] = rest.charCodeAt(at);
  const end = lastEnd(font);
  return end === -1 ? clean : clean.subarray(0, end);
}

/** The offset after the font's last word and a line end; -1 if the word is missing. */
function lastEnd(font: Uint8Array): number {
  const at = lastIndexOf(font, END);
  if (at === -1) return -1;
  const end = at + END.length;
  return font[end] === 0x0a || font[end] === 0x0d ? end + 1 : end;
}
