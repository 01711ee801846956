/**
 * The value that a share of all values does not exceed (nearest rank).
 * @param {number[]} values at least one
 * @param {number} percent above 0, to 100
 * @returns {number}
 */
export function percentile(values, percent) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? NaN;
}
