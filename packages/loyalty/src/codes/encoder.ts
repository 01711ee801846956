import type { CodeGrid } from '../model/code-grid';
import type { Encoding } from '../rules/code-types';

/** Makes the modules of a code, without margins, of a text that `codeFault` has found drawable, as it looks at a tick. */
export type Encoder = (text: string, encoding: Encoding, tick: number) => CodeGrid;

/** A text in bytes: scanners know codes of two dimensions by these. */
export function encode(text: string, encoding: Encoding): Uint8Array {
  return encoding === 'UTF-8'
    ? new TextEncoder().encode(text)
    : Uint8Array.from(text, (character) => character.charCodeAt(0));
}
