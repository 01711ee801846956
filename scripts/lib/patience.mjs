import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

/** How long a start waits for the one before it, which may have been killed just now, and how often it looks. */
const PATIENCE_MS = 1500;
const LOOK_MS = 50;

/**
 * Tries something again for a moment, and gives its failure when it fails still.
 * @template T
 * @param {() => Promise<T>} attempt
 * @returns {Promise<T>}
 */
export async function patiently(attempt) {
  const last = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > last) throw error;
      await delay(LOOK_MS);
    }
  }
}

/** So long does the piece of work take on the two idle cores that the limits of tests were chosen on. */
const USUAL_MS = 450;

/**
 * How much longer than usual this machine takes for a fixed piece of work just now: what tests may take longer as well.
 * @returns {number} 1 on the usual machine, 2 on one that is half as quick
 */
export function measurePatience() {
  const begun = performance.now();
  for (let round = 0; round < 8; round += 1) work();
  return (performance.now() - begun) / USUAL_MS;
}

/** Texts, sorting, JSON and a hash, as a hub's work consists of. */
function work() {
  const rows = Array.from({ length: 4000 }, (_, index) => ({
    id: index,
    name: `row ${(index * 7919) % 4000}`,
  }));
  const hash = createHash('sha256');
  for (let turn = 0; turn < 12; turn += 1) {
    rows.sort((one, other) => one.name.localeCompare(other.name));
    hash.update(JSON.stringify(JSON.parse(JSON.stringify(rows))));
  }
  return hash.digest('hex');
}
