import type { CodeGrid } from '../model/code-grid';
import type { Encoding } from '../rules/code-types';

/** Encodes a text without a `codeFault` as the modules of a code, without margins; the tick may change their look. */
export type Encoder = (text: string, encoding: Encoding, tick: number) => CodeGrid;

/** Encodes a text as bytes, which two-dimensional codes contain. */
export function encode(text: string, encoding: Encoding): Uint8Array {
  return encoding === 'UTF-8'
    ? new TextEncoder().encode(text)
    : Uint8Array.from(text, (character) => character.charCodeAt(0));
}
