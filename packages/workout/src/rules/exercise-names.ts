import { type Stored, textOf } from './stored';

/**
 * What each exercise of a stored list is called by: its id, or its code, or its number from 1 on. Two may have the same
 * name; `distinctNames` of it are the ids by which a screen and the server tell them apart (specification §3.21).
 */
export function exerciseNames(stored: readonly Stored[]): string[] {
  return stored.map(({ id, code }, index) => textOf(id).trim() || textOf(code).trim() || String(index + 1));
}
