/** The longest preview of a description (specification §9.21). */
export const PREVIEW_LENGTH = 120;

/** The beginning of a text in one line of at most `length` characters, cut between words if possible. */
export function previewOf(text: string, length = PREVIEW_LENGTH): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const letters = [...line];
  if (letters.length <= length) return line;
  const start = letters.slice(0, length - 1).join('');
  const isWhole = letters[length - 1] === ' ';
  const lastGap = isWhole ? -1 : start.lastIndexOf(' ');
  return `${(lastGap > 0 ? start.slice(0, lastGap) : start).replace(/[\s,;:.–-]+$/, '')}…`;
}
