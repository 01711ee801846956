/**
 * The name by which a person is shown to others who are no admins: the first one. `null` for somebody without a
 * name, or with an e-mail address for one.
 */
export function shownName(name: string): string | null {
  const [first = ''] = name.trim().split(/\s+/);
  return first === '' || name.includes('@') ? null : first;
}
