const keyOf = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** The existing name that differs from a typed one only by case, spaces or Unicode form; `null` for none. */
export function knownName(typed: string, known: readonly string[]): string | null {
  const key = keyOf(typed);
  if (key === '' || known.includes(typed.trim())) return null;
  return known.find((name) => keyOf(name) === key) ?? null;
}
