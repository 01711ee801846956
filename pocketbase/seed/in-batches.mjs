/**
 * Half as many requests at the same time as the hub takes of one person (`hooks/open-bodies.ts`): it counts one for a
 * moment longer than its answer takes.
 */
const TOGETHER = 4;

/**
 * Does something for each of a list, some at a time, and gives the results in order.
 * @template T, R
 * @param {readonly T[]} list
 * @param {(item: T, index: number) => Promise<R>} run
 * @returns {Promise<R[]>}
 */
export async function inBatches(list, run) {
  /** @type {R[]} */
  const results = [];
  for (let from = 0; from < list.length; from += TOGETHER) {
    const batch = list.slice(from, from + TOGETHER).map((item, index) => run(item, from + index));
    results.push(...(await Promise.all(batch)));
  }
  return results;
}
