/** The limits of one request. */
interface Limits {
  /** The most items. */
  items: number;
  /** The most bytes of JSON. */
  bytes: number;
}

const bytesOf = (item: unknown) => new TextEncoder().encode(JSON.stringify(item)).length;

/** Splits a list into requests; an item that is larger than a request has one of its own. */
export function inParts<Item>(all: readonly Item[], limits: Limits): Item[][] {
  const parts: Item[][] = [];
  let bytes = 0;
  for (const item of all) {
    const own = bytesOf(item);
    bytes += own;
    const last = parts.at(-1);
    if (last === undefined || last.length === limits.items || bytes > limits.bytes) {
      parts.push([item]);
      bytes = own;
    } else last.push(item);
  }
  return parts;
}
