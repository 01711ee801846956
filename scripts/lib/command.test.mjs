import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/folder.mjs';
import { isRunning } from './runner.mjs';

/** @param {string} name */
const module = (name) => JSON.stringify(new URL(name, import.meta.url).href);

const IMPORTS = `
  import { command } from ${module('command.mjs')};
  import { Failure } from ${module('failure.mjs')};
  import { run } from ${module('processes.mjs')};
  import { findRunner } from ${module('runner.mjs')};
  import { writeFile } from 'node:fs/promises';
`;

/** A body that starts a program with a child process, and cleans up when that ends. */
const LONG = `
  try {
    await run('sh', ['-c', 'sleep 1000 & echo $$ $! > pids; wait']);
  } finally {
    await writeFile('tidy', '');
  }
  await run('touch', ['next-step']);
  throw new Failure('the program ended');
`;

/** The variables without the script that may run these tests. */
const { npm_lifecycle_script: _script, ...env } = process.env;

/**
 * Runs a command with a body that is given as source code.
 * @param {string} body
 * @param {string} [script] the script in package.json that runs it; without one, it is run directly
 */
async function start(body, script) {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'script.mjs'), `${IMPORTS} await command(async () => { ${body} });`);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { start: script } }));
  const [program, args] = script
    ? ['npm', ['start', '--', '--owner', 'Ada L']]
    : [process.execPath, ['script.mjs']];
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => (text += chunk));
  const ended = once(child, 'close').then(([code]) => ({ code: /** @type {unknown} */ (code), text }));
  return { folder, child, ended };
}

test('ends with the exit code of its body', async () => {
  expect(await (await start('return 4')).ended).toEqual({ code: 4, text: '' });
  expect(await (await start('')).ended).toEqual({ code: 0, text: '' });
});

test('a failure is one sentence', async () => {
  const { ended } = await start(`throw new Failure('The port is taken: choose another.')`);
  expect(await ended).toEqual({ code: 1, text: '\nThe port is taken: choose another.\n' });
});

test('a bug keeps its stack', async () => {
  const { code, text } = await (await start('null.foo')).ended;
  expect(code).toBe(1);
  expect(text).toContain('TypeError: Cannot read properties of null');
});

/**
 * The process ids of a long command, once it has started.
 * @param {string} folder
 */
const pidsIn = (folder) =>
  vi.waitFor(async () => {
    const text = await readFile(join(folder, 'pids'), 'utf8');
    expect(text).toMatch(/^\d+ \d+\n$/);
    return text.split(' ').map(Number);
  }, 10_000);

test.each(
  /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ]),
)('%s leaves no process, and lets the body tidy up', async (signal, code) => {
  const { folder, child, ended } = await start(LONG);
  const pids = await pidsIn(folder);
  expect(pids.map(isRunning)).toEqual([true, true]);
  child.kill(signal);
  expect(await ended).toEqual({ code, text: '' });
  await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false]), 10_000);
  expect(await readFile(join(folder, 'tidy'), 'utf8')).toBe('');
  expect(existsSync(join(folder, 'next-step'))).toBe(false);
});

test('killed, it leaves no process either', async () => {
  const { folder, child } = await start(LONG);
  const pids = await pidsIn(folder);
  child.kill('SIGKILL');
  await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false]), 10_000);
});

test.each([
  ['a shell stands between', 'node script.mjs; :'],
  ['none does', 'exec node script.mjs'],
])('ends when npm is killed and %s', async (_between, script) => {
  const { folder, child } = await start(
    `await writeFile('runner', String(findRunner(process.env))); ${LONG}`,
    script,
  );
  const pids = await pidsIn(folder);
  expect(await readFile(join(folder, 'runner'), 'utf8')).toBe(String(child.pid));
  child.kill('SIGKILL');
  await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false]), 10_000);
  await vi.waitFor(() => expect(existsSync(join(folder, 'tidy'))).toBe(true), 10_000);
});
