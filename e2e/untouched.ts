/**
 * Patterns of the specs that are left out: they begin with the name of a package that a change leaves as it was
 * (`HUB_UNTOUCHED`).
 */
export function untouchedSpecs(): string[] {
  const names = (process.env.HUB_UNTOUCHED ?? '').split(',').filter((name) => name !== '');
  return names.map((name) => `**/${name}{-,.}*`);
}
