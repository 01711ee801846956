import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const START = fileURLToPath(new URL('../start.mjs', import.meta.url));

/**
 * Starts the hub as `npm start` does, and waits until it says that it is up or has ended.
 * @param {Record<string, string>} env
 * @param {string[]} [args]
 */
export async function startHub(env, args = []) {
  const child = spawn(process.execPath, [START, ...args], {
    env: { ...process.env, ...env },
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
