import { type Stored, trimmedText } from './stored';

/**
 * The name of each exercise in a stored list (specification §3.21): its id, otherwise its code, otherwise its number
 * from 1 on; `distinctNames` makes unique ids of them.
 */
export function exerciseNames(stored: readonly Stored[]): string[] {
  return stored.map(({ id, code }, index) => trimmedText(id) || trimmedText(code) || String(index + 1));
}
