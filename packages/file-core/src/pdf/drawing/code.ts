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

/** Whether a calculator function can contain this word. */
export const isCalculation = (word: string) => CALCULATES.has(word);

/**
 * Removes comments from a calculator function or a CMap, which are written like PostScript. If `isKnown` is
 * given, also removes strings and unknown words.
 */
export function cleanCode(
  bytes: Uint8Array,
  found: Findings,
  isKnown?: (word: string) => boolean,
): Uint8Array {
  const tokens = new Tokens(bytes);
  const editor = new Editor(bytes, UNPACKED_MOST);
  while (tokens.next()) {
    const { kind, start, at } = tokens;
    const word = kind === 'word' ? asText(bytes, start, Math.min(at, start + LONGEST_WORD)) : null;
    const isKept = isKnown ? kind === 'number' || (word !== null && isKnown(word)) : kind !== 'comment';
    if (isKept) continue;
    found.hidden(IN_CODE, bytes.subarray(start, at));
    editor.replace(start, at, SPACE);
  }
  return editor.finish();
}
