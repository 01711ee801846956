import { expect } from 'vitest';
import { runs } from './process.mjs';
import { until } from './replica.mjs';
import { untilSays } from './standby.mjs';

/** @typedef {import('./standby.mjs').Machine} Machine */

/**
 * @typedef {object} Fault a fault of a machine that serves
 * @property {(machine: Machine) => Promise<void>} inject
 * @property {(machine: Machine, from: number) => Promise<void>} untilStopped waits until the machine has
 *   stopped serving, if it can report that; `from` is the length of its output before the fault
 * @property {(machine: Machine) => Promise<void>} repair makes the machine work again
 */

/**
 * Sends a signal to a program; a program that runs Litestream commands may have ended by itself.
 * @param {number} pid
 * @param {NodeJS.Signals} kind
 */
function signal(pid, kind) {
  try {
    process.kill(pid, kind);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}

/**
 * Sends a signal to all programs of a machine.
 * @param {Machine} machine
 * @param {'SIGKILL' | 'SIGSTOP'} kind
 */
async function signalAll(machine, kind) {
  for (const pid of await machine.pids()) signal(pid, kind);
}

/** Longer than the hub waits for the bucket. */
const SLOW_MS = 4000;

/** @type {Readonly<Record<'killed' | 'frozen' | 'slow', Fault>>} */
export const FAULTS = {
  killed: {
    inject: (machine) => signalAll(machine, 'SIGKILL'),
    untilStopped: (machine) => until(async () => expect(await machine.pids()).toEqual([])),
    repair(machine) {
      machine.start();
      return Promise.resolve();
    },
  },
  frozen: {
    inject: (machine) => signalAll(machine, 'SIGSTOP'),
    untilStopped: () => Promise.resolve(),
    // The hub continues first, while people save: it must end by itself.
    async repair(machine) {
      const [command = 0, hub = 0, ...others] = await machine.pids();
      for (const pid of [hub, ...others]) signal(pid, 'SIGCONT');
      await until(async () => expect(await runs(hub)).toBe(false));
      signal(command, 'SIGCONT');
    },
  },
  slow: {
    inject(machine) {
      machine.line.delay = SLOW_MS;
      return Promise.resolve();
    },
    untilStopped: (machine, from) => untilSays(machine, 'this machine has stopped serving', from),
    repair(machine) {
      machine.line.delay = 0;
      return Promise.resolve();
    },
  },
};
