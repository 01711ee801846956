import { foldName } from '@hub/locale';

/** The existing name that differs from a typed one only by case, accents, spaces or Unicode form; `null` for none. */
export function knownName(typed: string, known: readonly string[]): string | null {
  const key = foldName(typed);
  if (key === '' || known.includes(typed.trim())) return null;
  return known.find((name) => foldName(name) === key) ?? null;
}
