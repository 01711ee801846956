/** A version of the hub: three numbers. */
export const VERSION = /^\d{1,5}\.\d{1,5}\.\d{1,5}$/;

/** Compares two versions by their numbers: above 0 if the first is newer. */
export function compareVersions(one: string, other: string): number {
  const others = other.split('.').map(Number);
  const differences = one.split('.').map((part, index) => Number(part) - (others[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}
