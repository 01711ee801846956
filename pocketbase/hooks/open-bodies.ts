import { isJsonObject } from './json-object';

/**
 * How many bodies one person, or the guests of one address, may send at the same time. A body that is being
 * received occupies two of the engines that run the hub's code (`scripts/lib/server.mjs` has their number).
 * If none is free, each step of each save creates its own, which takes many times as long.
 */
export const MOST_OPEN = 8;

/** The number of bodies that are being received, by sender. */
type Open = Readonly<{ [sender: string]: number }>;

function readOpen(stored: string | null): Open {
  const counts: unknown = JSON.parse(stored ?? '{}');
  return isJsonObject(counts) ? (counts as Open) : {};
}

/** Counts one more body of a sender, unless the limit is reached. `kept` is the previous state. */
export function countBody(stored: string | null, sender: string): { stored: string; isAllowed: boolean } {
  const counts = readOpen(stored);
  const count = counts[sender] ?? 0;
  if (count >= MOST_OPEN) return { stored: JSON.stringify(counts), isAllowed: false };
  return { stored: JSON.stringify({ ...counts, [sender]: count + 1 }), isAllowed: true };
}

/** Counts one body less; a sender without open bodies is removed. */
export function forgetBody(stored: string | null, sender: string): string {
  const { [sender]: count = 0, ...others } = readOpen(stored);
  return JSON.stringify(count > 1 ? { ...others, [sender]: count - 1 } : others);
}
