import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The environment without the script of package.json that may run the tests. */
const { npm_lifecycle_script: _script, ...outside } = process.env;

/**
 * Starts the hub as `npm start` does, and waits until it prints that it is up, or has ended.
 * @param {Record<string, string>} env
 * @param {string[]} [args]
 */
export function startHub(env, args = []) {
  return untilUp(process.execPath, ['scripts/start.mjs', ...args], env);
}

/**
 * The same with npm itself.
 * @param {Record<string, string>} env
 */
export function npmStart(env) {
  return untilUp('npm', ['start'], env);
}

/**
 * Starts a hub with another program, and waits in the same way.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
export async function untilUp(program, args, env) {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...outside, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close').then(([code]) => /** @type {unknown} */ (code));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const output = { text: '' };
  const up = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
        output.text += chunk;
        if (/^Apps is at .*\n/m.test(output.text)) resolve(undefined);
      });
    }
  });
  await Promise.race([up, ended]);
  return { child, ended, output };
}

/**
 * Starts a program that may be killed and started again during a test, and ends it after the test.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {{ text: string }} output its output is appended to this
 * @returns {number} its process id
 */
export function spawnUntilDone(program, args, env, output) {
  const child = spawn(program, args, { env: { ...outside, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => (output.text += chunk));
  }
  onTestFinished(async () => {
    child.kill('SIGCONT');
    child.kill('SIGKILL');
    await ended;
  });
  return child.pid ?? 0;
}

/**
 * Starts a program that serves a test, and ends it after the test.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
export function launchUntilDone(program, args, env) {
  const child = spawn(program, args, { env: { ...outside, ...env }, stdio: 'ignore' });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
}
