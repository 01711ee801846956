/** The name that others see of a person: the first name; `null` without one, or for an e-mail address. */
export function shownName(name: string): string | null {
  const [first = ''] = name.trim().split(/\s+/);
  return first === '' || name.includes('@') ? null : first;
}
