import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

/** How long, and how often, a start retries while a hub that may just have been killed is ending. */
const PATIENCE_MS = 1500;
const LOOK_MS = 50;

/**
 * Retries something for a moment, and throws its last failure if it still fails.
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

/** How long the piece of work takes on the two idle cores for which the time limits of tests were chosen. */
const USUAL_MS = 450;

/**
 * How much slower this machine is now, measured with a fixed piece of work: the time limits of tests are
 * multiplied by it.
 * @returns {number} 1 on the reference machine, 2 on one that is half as fast
 */
export function measurePatience() {
  const begun = performance.now();
  for (let round = 0; round < 8; round += 1) work();
  return (performance.now() - begun) / USUAL_MS;
}

/** Texts, sorting, JSON and a hash, as in a hub's work. */
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
