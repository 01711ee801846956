import type { CodeGrid } from '../model/code-grid';
import type { Encoding } from '../rules/code-types';

/** Makes a code's modules, without margins, of a text without a `codeFault`; the tick may change its look. */
export type Encoder = (text: string, encoding: Encoding, tick: number) => CodeGrid;

/** Encodes a text as bytes, which two-dimensional codes contain. */
export function encode(text: string, encoding: Encoding): Uint8Array {
  return encoding === 'UTF-8'
    ? new TextEncoder().encode(text)
    : Uint8Array.from(text, (character) => character.charCodeAt(0));
}
