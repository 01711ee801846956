/**
 * The name that people who are not admins see of a person: the first name. `null` if the person has no name, or an e-mail
 * address as one.
 */
export function shownName(name: string): string | null {
  const [first = ''] = name.trim().split(/\s+/);
  return first === '' || name.includes('@') ? null : first;
}
