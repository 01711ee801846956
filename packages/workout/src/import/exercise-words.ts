/** Words in the plural are taken for the singular: “Squats”, “Biceps”, but not “Press”. */
const PLURAL = /(?<=\p{L}[^s\P{L}])s$/u;

/** By what a name is known: it in lower case, with single spaces. */
export const nameKey = (name: string) => name.trim().toLowerCase().replace(/\s+/g, ' ');

/**
 * The words of a name in the order of their letters, whatever their case, accents, number and what stands between them: “Squat
 * (Barbell)” has those of “Barbell Squats”.
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
