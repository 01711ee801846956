let files = 0;
const numbers = new WeakMap<File, number>();

/** A number for each file, for the key of its query: files of one name may differ. */
export function numberOf(file: File): number {
  const number = numbers.get(file) ?? (files += 1);
  numbers.set(file, number);
  return number;
}
