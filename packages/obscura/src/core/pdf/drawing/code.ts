import { latin1 } from '../../bytes';
import { UNPACKED_MOST } from '../file/limits';
import type { Found } from '../found';
import { Editor } from './editor';
import { Tokens } from './tokens';

const SPACE = latin1(' ');

/** A calculation or a table of characters, which are written as PostScript is, without its comments. */
export function cleanCode(bytes: Uint8Array, found: Found): Uint8Array {
  const tokens = new Tokens(bytes);
  const editor = new Editor(bytes, UNPACKED_MOST);
  while (tokens.next()) {
    if (tokens.kind !== 'comment') continue;
    found.hidden('In a table of characters', bytes.subarray(tokens.start, tokens.at));
    editor.replace(tokens.start, tokens.at, SPACE);
  }
  return editor.finish();
}
