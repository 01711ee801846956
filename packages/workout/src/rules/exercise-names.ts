import { type Stored, trimmedText } from './stored';

/**
 * The name of each exercise in a stored list: its id, otherwise its code, otherwise its number from 1 on. Two
 * can have the same name; `distinctNames` turns them into the unique ids that screens and the server use
 * (specification §3.21).
 */
export function exerciseNames(stored: readonly Stored[]): string[] {
  return stored.map(
    ({ id, code }, index) => trimmedText(id) || trimmedText(code) || String(index + 1),
  );
}
