let files = 0;
const numbers = new WeakMap<File, number>();

/** A number for each file, for its query key: different files may have the same name. */
export function numberOf(file: File): number {
  const number = numbers.get(file) ?? (files += 1);
  numbers.set(file, number);
  return number;
}
