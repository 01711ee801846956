/** The most levels of lists and objects in a JSON field: a plan has eight, and SQLite parses at most 1,000. */
const MOST_LEVELS = 20;

/** Whether a JSON value has more levels of lists and objects than that. */
export function isNestedTooDeep(value: unknown, levels = MOST_LEVELS): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isNestedTooDeep(one, levels - 1));
}
