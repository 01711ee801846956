import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { shellProgram, temporaryFolder } from '../testing/folder.mjs';
import { isRunning } from './runner.mjs';
import { launch, run, stopAll } from './processes.mjs';

test('gives what a program printed and its exit code', async () => {
  const program = await shellProgram(await temporaryFolder(), 'program', 'echo out; echo err >&2; exit 3');
  const { code, text } = await run(program, [], { output: 'capture' });
  expect(code).toBe(3);
  expect(text.split('\n').sort()).toEqual(['', 'err', 'out']);
});

test('says when a program is missing', async () => {
  const { code, error } = await run('/nonexistent/program', []);
  expect(code).toBe(1);
  expect(error?.message).toContain('ENOENT');
});

test('ends a program together with what that has started', async () => {
  const folder = await temporaryFolder();
  const program = await shellProgram(
    folder,
    'program',
    `sleep 1000 & echo $! > ${folder}/pid; sleep 1000 & echo $! >> ${folder}/pid; wait`,
  );
  launch(program, []);
  const pids = await vi.waitFor(async () => {
    const lines = (await readFile(join(folder, 'pid'), 'utf8')).trim().split('\n');
    expect(lines).toHaveLength(2);
    return lines.map(Number);
  }, 10_000);
  expect(pids.map(isRunning)).toEqual([true, true]);
  await stopAll();
  await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false]), 10_000);
});

test('kills a program that does not end by itself', async () => {
  const folder = await temporaryFolder();
  const program = await shellProgram(
    folder,
    'program',
    `trap '' TERM; touch ${folder}/up; while :; do sleep 0.05; done`,
  );
  const { child } = launch(program, []);
  await vi.waitFor(() => readFile(join(folder, 'up')), 10_000);
  await stopAll(100);
  expect(isRunning(child.pid ?? 0)).toBe(false);
});
