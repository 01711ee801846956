const keyOf = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** The name among those in use from which a typed one differs by case, spaces or Unicode form alone; `null` for none. */
export function knownName(typed: string, known: readonly string[]): string | null {
  const key = keyOf(typed);
  if (key === '' || known.includes(typed.trim())) return null;
  return known.find((name) => keyOf(name) === key) ?? null;
}
