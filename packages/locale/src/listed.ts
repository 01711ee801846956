/** Joins several things in a sentence: `front`, `front and side`, `front, side and back`. */
export function listed(things: readonly string[]): string {
  const last = things.at(-1) ?? '';
  return things.length < 2 ? last : `${things.slice(0, -1).join(', ')} and ${last}`;
}
