/**
 * The first names of people, each once: as the hub names people to others, and without the names that are e-mail
 * addresses.
 */
export function firstNames(names: readonly (string | null)[]): string[] {
  const shown = names.filter((name) => name !== null && !name.includes('@'));
  const first = shown.flatMap((name) => name?.trim().split(/\s+/)[0] || []);
  return [...new Set(first)];
}
