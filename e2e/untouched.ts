/**
 * Patterns of the specs to skip: their names begin with the name of a package that a change does not affect
 * (`HUB_UNTOUCHED`).
 */
export function untouchedSpecs(): string[] {
  const names = (process.env.HUB_UNTOUCHED ?? '').split(',').filter((name) => name !== '');
  return names.map((name) => `**/${name}{-,.}*`);
}
