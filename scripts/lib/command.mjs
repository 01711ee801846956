import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from './failure.mjs';
import { requireNode } from './node-version.mjs';
import { startNoMore, stopAll } from './processes.mjs';
import { findRunner, isRunning } from './runner.mjs';

/** How often it is looked whether npm is still there: it does not pass on each signal that ends it. */
const ABANDONED_MS = 300;

/** How long an interrupted command may take to tidy up after its programs have ended. */
const TIDY_MS = 2000;

/**
 * Runs a command line: checks Node, ends with one clear sentence on a failure, and leaves no
 * process behind however it ends.
 * @param {() => Promise<number | void>} body gives the exit code, 0 when nothing
 * @returns {Promise<void>}
 */
export async function command(body) {
  /** @type {Promise<number>} */
  let done = Promise.resolve(0);
  const state = { interrupted: false };

  /** @param {number} code */
  const interrupt = async (code) => {
    if (state.interrupted) return;
    state.interrupted = true;
    startNoMore();
    await stopAll();
    await Promise.race([done, delay(TIDY_MS)]);
    process.exit(code);
  };
  process.on('SIGINT', () => void interrupt(130));
  process.on('SIGTERM', () => void interrupt(143));
  process.on('SIGHUP', () => void interrupt(129));
  const runner = findRunner(process.env);
  const watch = setInterval(() => {
    if (runner !== null && !isRunning(runner)) void interrupt(129);
  }, ABANDONED_MS);

  done = attempt(body, state);
  const code = await done;
  if (state.interrupted) return;
  clearInterval(watch);
  await stopAll();
  process.exitCode = code;
}

/**
 * @param {() => Promise<number | void>} body
 * @param {{ interrupted: boolean }} state
 */
async function attempt(body, state) {
  try {
    requireNode(process.versions.node);
    return (await body()) ?? 0;
  } catch (error) {
    if (state.interrupted) return 1;
    const text =
      error instanceof Failure ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`\n${text}\n`);
    return 1;
  }
}
