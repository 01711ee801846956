import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.mjs';
import { readTimes } from './times.mjs';

/** @param {object[]} tasks */
async function timesOf(tasks) {
  const folder = await temporaryFolder();
  await writeFile(join(folder, '3MRR.json'), JSON.stringify({ tasks }));
  return readTimes(folder);
}

test('a task that was run has its seconds, whether it passed or not', async () => {
  const execution = { startTime: 1000, endTime: 3500 };
  const times = await timesOf([
    { taskId: '@hub/ui#test', cache: { status: 'MISS' }, execution: { ...execution, exitCode: 0 } },
    { taskId: '//#lint:types', cache: { status: 'MISS' }, execution: { ...execution, exitCode: 2 } },
  ]);
  expect(times.get('@hub/ui#test')).toEqual({ passed: true, seconds: 2.5 });
  expect(times.get('//#lint:types')).toEqual({ passed: false, seconds: 2.5 });
});

test('a task whose result was kept has none', async () => {
  const execution = { startTime: 1000, endTime: 1020, exitCode: 0 };
  const times = await timesOf([{ taskId: '@hub/ui#test', cache: { status: 'HIT' }, execution }]);
  expect(times.get('@hub/ui#test')).toEqual({ passed: true, seconds: null });
});

test('a task that was never started has not passed', async () => {
  expect(await timesOf([{ taskId: '@hub/ui#test', cache: { status: 'MISS' } }])).toEqual(new Map());
});

test('without a summary nothing is known', async () => {
  expect(await readTimes('/nonexistent')).toEqual(new Map());
  expect(await readTimes(await temporaryFolder())).toEqual(new Map());
});
