import { compareTexts, foldName } from '@hub/locale';

/** The existing name that differs from a typed one only by case, accents, spaces or Unicode form; `null` for none. */
export function knownName(typed: string, known: readonly string[]): string | null {
  const key = foldName(typed);
  if (key === '' || known.includes(typed.trim())) return null;
  return known.find((name) => foldName(name) === key) ?? null;
}

/** `names` and those of `others` that `names` has in no spelling, in alphabetical order. */
export function namesWith(names: readonly string[], others: readonly string[]): string[] {
  const keys = new Set(names.map(foldName));
  const added = others.filter((name) => !keys.has(foldName(name)));
  return [...names, ...added].sort((a, b) => compareTexts(a, b));
}
