import { formatCount } from '@hub/locale';

/** The length of a text as it is stored: without surrounding spaces, counted as on the server. */
function lengthOf(text: string): number {
  return [...text.trim()].length;
}

/** The message about a text that exceeds its field's limit; `undefined` for any other text. */
export function tooLong(text: string, limit: number | undefined): string | undefined {
  if (limit === undefined) return undefined;
  const length = lengthOf(text);
  if (length <= limit) return undefined;
  return `${formatCount(length)} of at most ${formatCount(limit)} characters`;
}
