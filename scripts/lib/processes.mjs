import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { guard } from './guard.mjs';

/**
 * Every program that the commands start is started here, each in its own process group, so that Ctrl-C can
 * end it together with its child processes.
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 */

/** How long a program may take to end by itself before it is killed. */
const GRACE_MS = 5000;

/** @type {Map<ChildProcess, Promise<Ending>>} */
const running = new Map();
const state = { closed: false };

/**
 * @typedef {object} Ending
 * @property {number} code exit code; 1 when a signal ended it
 * @property {Error} [error] why it could not be started
 */

/**
 * @typedef {object} LaunchOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {'show' | 'errors' | 'capture'} [output] shows everything on the terminal, shows only the error
 *   stream, or returns it to the caller
 *
 * @typedef {{ child: ChildProcess, ended: Promise<Ending> }} Launched
 */

/** @type {Readonly<Record<'show' | 'errors' | 'capture', 'inherit' | 'ignore' | 'pipe'>>} */
const STDOUT = { show: 'inherit', errors: 'ignore', capture: 'pipe' };

/**
 * Starts a program and returns at once.
 * @param {string} command
 * @param {string[]} args
 * @param {LaunchOptions} [options]
 * @returns {Launched}
 */
export function launch(command, args, { cwd, env = process.env, output = 'show' } = {}) {
  if (state.closed) throw new Error(`${command} was to be started after the end`);
  const stdout = STDOUT[output];
  const child = spawn(command, args, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', stdout, output === 'capture' ? 'pipe' : 'inherit'],
  });
  /** @type {Promise<Ending>} */
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, error }));
    child.on('close', (code) => resolve({ code: code ?? 1 }));
  });
  running.set(child, ended);
  const release = guard(child.pid);
  void ended.then(() => {
    running.delete(child);
    release();
  });
  return { child, ended };
}

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {LaunchOptions} [options]
 * @returns {Promise<Ending & { text: string }>} `text` is its output, if captured
 */
export async function run(command, args, options) {
  const { child, ended } = launch(command, args, options);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => (text += chunk));
  }
  return { ...(await ended), text };
}

/** Prevents further starts: an interrupted command must not continue with its next step. */
export function startNoMore() {
  state.closed = true;
}

/**
 * Ends everything that was started, with its child processes.
 * @param {number} [graceMs] programs that still run after this time are killed
 * @returns {Promise<void>}
 */
export async function stopAll(graceMs = GRACE_MS) {
  const left = [...running];
  for (const [child] of left) signalGroup(child, 'SIGTERM');
  const all = Promise.all(left.map(([, ended]) => ended));
  const patience = new AbortController();
  await Promise.race([
    all,
    delay(graceMs, undefined, { signal: patience.signal, ref: false }).catch(() => {}),
  ]);
  patience.abort();
  for (const [child] of left) signalGroup(child, 'SIGKILL');
  await all;
}

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    // ESRCH: it has ended meanwhile; macOS reports EPERM in this case.
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code !== 'ESRCH' && code !== 'EPERM') throw error;
  }
}
