/** The most characters of a preview (specification §9.21). */
const LENGTH = 120;

/** The beginning of a text on one line, cut at a word. */
export function preview(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LENGTH) return line;
  const cut = line.slice(0, LENGTH + 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : LENGTH).replace(/[.,;:]$/, '')}…`;
}
