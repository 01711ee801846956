/** Plural words are treated as singular: “Squats”, “Biceps”, but not “Press”. */
const PLURAL = /(?<=\p{L}[^s\P{L}])s$/u;

/** The key of a name: in lower case, with single spaces. */
export const nameKey = (name: string) => name.trim().toLowerCase().replace(/\s+/g, ' ');

/**
 * The sorted words of a name, without case, accents and plurals: the same for “Squat (Barbell)” and “Barbell Squats”.
 */
export function wordsOf(name: string): string[] {
  const words = nameKey(name)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u);
  return words
    .filter((word) => word !== '')
    .map((word) => word.replace(PLURAL, ''))
    .toSorted();
}
