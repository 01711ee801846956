import { isJsonObject } from './json-object';

/**
 * How many bodies one person, or the guests of one address, may be sending at the same time. A body that is on its way
 * holds two of the engines that run the hub's code (`scripts/lib/server.mjs` says how many there are). When none is left,
 * each step of each save makes one for itself, and the save takes many times as long.
 */
export const MOST_OPEN = 8;

/** How many bodies are on their way, by who sends them. */
type Open = Readonly<{ [sender: string]: number }>;

function readOpen(kept: string | null): Open {
  const open: unknown = JSON.parse(kept ?? '{}');
  return isJsonObject(open) ? (open as Open) : {};
}

/** Counts one more body of a sender, unless as many are open as may be. `kept` is what the last one gave. */
export function countBody(kept: string | null, sender: string): { kept: string; isAllowed: boolean } {
  const open = readOpen(kept);
  const count = open[sender] ?? 0;
  if (count >= MOST_OPEN) return { kept: JSON.stringify(open), isAllowed: false };
  return { kept: JSON.stringify({ ...open, [sender]: count + 1 }), isAllowed: true };
}

/** Counts one body less; a sender who has none open any more is forgotten. */
export function forgetBody(kept: string | null, sender: string): string {
  const { [sender]: count = 0, ...others } = readOpen(kept);
  return JSON.stringify(count > 1 ? { ...others, [sender]: count - 1 } : others);
}
