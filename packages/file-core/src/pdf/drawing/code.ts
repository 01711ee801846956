import { latin1 } from '../../bytes';
import { asText } from '../file/bytes';
import { UNPACKED_MOST } from '../file/limits';
import type { Findings } from '../findings';
import { Editor } from './editor';
import { Tokens } from './tokens';

const SPACE = latin1(' ');
const IN_CODE = 'In a table or a calculation';
const LONGEST_WORD = 16;

/** The operators of PostScript calculator functions (ISO 32000-2, 7.10.5.2), and their braces. */
const CALCULATES = new Set(
  (
    '{ } abs add atan ceiling cos cvi cvr div exp floor idiv ln log mod mul neg round sin sqrt sub truncate and ' +
    'bitshift eq false ge gt le lt ne not or true xor if ifelse copy dup exch index pop roll'
  ).split(' '),
);

const [PARENTHESIS, NOTHING] = [0x28, latin1('()')];
/** The entries of a CMap whose texts say which characters it is made for (ISO 32000-2, 9.7.3). */
const COLLECTION = new Set(['/Registry', '/Ordering']);

/** Whether a token is a text that a CMap's writer noted, and no code of a character. */
function isNote({ bytes, kind, start, at }: Tokens, before: string): boolean {
  const isText = kind === 'text' && bytes[start] === PARENTHESIS && at - start > NOTHING.length;
  return isText && before.startsWith('/') && !COLLECTION.has(before);
}

/** A CMap without its comments and notes, which is written like PostScript. */
export function cleanCharacterMap(bytes: Uint8Array, found: Findings): Uint8Array {
  const tokens = new Tokens(bytes);
  const editor = new Editor(bytes, UNPACKED_MOST);
  let before = '';
  while (tokens.next()) {
    const { kind, start, at } = tokens;
    const isNoted = isNote(tokens, before);
    before = kind === 'name' ? asText(bytes, start, Math.min(at, start + LONGEST_WORD)) : '';
    if (kind !== 'comment' && !isNoted) continue;
    found.hidden(IN_CODE, bytes.subarray(start, at));
    editor.replace(start, at, isNoted ? NOTHING : SPACE);
  }
  return editor.finish();
}

/** Removes comments, strings and unknown words from a calculator function, which is written like PostScript. */
export function cleanCalculation(bytes: Uint8Array, found: Findings): Uint8Array {
  const tokens = new Tokens(bytes);
  const editor = new Editor(bytes, UNPACKED_MOST);
  while (tokens.next()) {
    const { kind, start, at } = tokens;
    const word = kind === 'word' ? asText(bytes, start, Math.min(at, start + LONGEST_WORD)) : null;
    if (kind === 'number' || (word !== null && CALCULATES.has(word))) continue;
    found.hidden(IN_CODE, bytes.subarray(start, at));
    editor.replace(start, at, SPACE);
  }
  return editor.finish();
}
