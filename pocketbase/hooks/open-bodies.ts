import { isJsonObject } from './json-object';

/**
 * How many bodies one person, or the guests of one address, may send at the same time. A body that is being
 * received occupies two of the engines that run the hub's code (`scripts/lib/server.mjs` has their number).
 * If none is free, each step of each save creates its own, which takes many times as long.
 */
export const MOST_OPEN = 8;

/** The number of bodies that are being received, by sender. */
type Open = Readonly<{ [sender: string]: number }>;

function readOpen(kept: string | null): Open {
  const open: unknown = JSON.parse(kept ?? '{}');
  return isJsonObject(open) ? (open as Open) : {};
}

/** Counts one more body of a sender, unless the limit is reached. `kept` is the previous state. */
export function countBody(kept: string | null, sender: string): { kept: string; isAllowed: boolean } {
  const open = readOpen(kept);
  const count = open[sender] ?? 0;
  if (count >= MOST_OPEN) return { kept: JSON.stringify(open), isAllowed: false };
  return { kept: JSON.stringify({ ...open, [sender]: count + 1 }), isAllowed: true };
}

/** Counts one body less; a sender without open bodies is removed. */
export function forgetBody(kept: string | null, sender: string): string {
  const { [sender]: count = 0, ...others } = readOpen(kept);
  return JSON.stringify(count > 1 ? { ...others, [sender]: count - 1 } : others);
}
