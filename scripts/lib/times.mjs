import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The outcome of a task.
 * @typedef {object} Time
 * @property {boolean} passed
 * @property {number | null} seconds how long it took; null if its result is from an earlier run
 *
 * @typedef {object} Summary what turbo writes of a run (`--summarize`)
 * @property {{ taskId: string, cache: { status: string }, execution?: { startTime: number, endTime: number, exitCode: number } }[]} tasks
 */

/**
 * The outcome of each task in the latest run of turbo; empty if turbo wrote no summary.
 * @param {string} folder of turbo's summaries; it contains only one, because it is emptied before each run
 * @returns {Promise<Map<string, Time>>}
 */
export async function readTimes(folder) {
  const [file] = await readdir(folder).catch(() => []);
  if (file === undefined) return new Map();
  const { tasks } = /** @type {Summary} */ (JSON.parse(await readFile(join(folder, file), 'utf8')));
  return new Map(
    tasks.flatMap(({ taskId, cache, execution }) =>
      execution === undefined ? [] : [[taskId, timeOf(cache.status === 'HIT', execution)]],
    ),
  );
}

/**
 * @param {boolean} isPersisted
 * @param {NonNullable<Summary['tasks'][number]['execution']>} execution
 * @returns {Time}
 */
function timeOf(isPersisted, { startTime, endTime, exitCode }) {
  return { passed: exitCode === 0, seconds: isPersisted ? null : (endTime - startTime) / 1000 };
}
