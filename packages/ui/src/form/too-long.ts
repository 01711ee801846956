import { formatCount } from '@hub/locale';

/** How many characters a text has as it is stored: without the spaces around it, counted as the server counts. */
function lengthOf(text: string): number {
  return [...text.trim()].length;
}

/** The sentence about a text that is longer than its field takes; `undefined` where it fits, and without a limit. */
export function tooLong(text: string, limit: number | undefined): string | undefined {
  if (limit === undefined) return undefined;
  const length = lengthOf(text);
  if (length <= limit) return undefined;
  return `${formatCount(length)} of at most ${formatCount(limit)} characters`;
}
