import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from './failure.mjs';
import { requireNode } from './node-version.mjs';
import { startNoMore, stopAll } from './processes.mjs';

const PARENT = process.ppid;

/** How often it is looked whether npm is still there. */
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
  const watch = setInterval(() => isAbandoned() && void interrupt(129), ABANDONED_MS);

  done = attempt(body, state);
  const code = await done;
  if (state.interrupted) return;
  clearInterval(watch);
  await stopAll();
  process.exitCode = code;
}

/** Whether npm, which has started this, has ended: it does not always pass on the signal that ends it. */
function isAbandoned() {
  return process.env.npm_lifecycle_event !== undefined && process.ppid !== PARENT;
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
