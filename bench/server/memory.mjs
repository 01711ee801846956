import { setTimeout as delay } from 'node:timers/promises';
import { run } from '../../scripts/lib/processes.mjs';

const LOOK_AGAIN_MS = 200;
const KILOBYTE = 1024;

/**
 * The current memory of a program, in MB.
 * @param {number} pid
 * @returns {Promise<number>}
 */
export async function memoryOf(pid) {
  const { text } = await run('ps', ['-o', 'rss=', '-p', String(pid)], { output: 'capture' });
  return Number(text) / KILOBYTE;
}

/**
 * The current memory of the programs that a program has started, in MB.
 * @param {number} pid
 * @returns {Promise<number>}
 */
async function memoryOfChildren(pid) {
  const { text } = await run('ps', ['-A', '-o', 'ppid=,rss='], { output: 'capture' });
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return rows.reduce((sum, [parent, size = 0]) => (parent === pid ? sum + size / KILOBYTE : sum), 0);
}

/**
 * The peak memory of a program, and of those that it starts, during an action, in MB.
 * @param {number} pid
 * @param {() => Promise<unknown>} act
 * @returns {Promise<{ own: number, children: number }>}
 */
export async function peakOf(pid, act) {
  const peak = { own: 0, children: 0 };
  const state = { isDone: false };
  const acting = act().finally(() => (state.isDone = true));
  while (!state.isDone) {
    peak.own = Math.max(peak.own, await memoryOf(pid));
    peak.children = Math.max(peak.children, await memoryOfChildren(pid));
    await Promise.race([acting.catch(() => {}), delay(LOOK_AGAIN_MS)]);
  }
  await acting;
  return peak;
}
