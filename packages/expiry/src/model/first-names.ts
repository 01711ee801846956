/** The distinct first names of people, as the hub shows them to others, without e-mail addresses. */
export function firstNames(names: readonly (string | null)[]): string[] {
  const shown = names.filter((name) => name !== null && !name.includes('@'));
  const first = shown.flatMap((name) => name?.trim().split(/\s+/)[0] || []);
  return [...new Set(first)];
}
