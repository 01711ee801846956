import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from './failure.mjs';
import { requireNode } from './node-version.mjs';
import { startNoMore, stopAll } from './processes.mjs';
import { findRunner, isRunning } from './runner.mjs';

/** How often to check whether npm still runs: it does not forward every signal that ends it. */
const ABANDONED_MS = 300;

/** How long an interrupted command has to clean up after its programs have ended. */
const TIDY_MS = 2000;

/**
 * Runs a command: checks the version of Node, ends with one clear sentence on a failure, and always leaves no
 * process behind.
 * @param {() => Promise<number | void>} body returns the exit code, or nothing for 0
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
