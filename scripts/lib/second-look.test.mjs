import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shellProgram, temporaryFolder } from '../testing/folder.mjs';
import { ROOT } from './paths.mjs';
import { OUTSIDE } from './results.mjs';
import { compare, lookAgain, MOST_FAILURES } from './second-look.mjs';

/** A report of Vitest with a test named after each status. */
const report = (/** @type {Record<string, string>} */ statuses) =>
  JSON.stringify({
    testResults: [
      {
        name: join(ROOT, 'a.test.ts'),
        status: Object.values(statuses).includes('failed') ? 'failed' : 'passed',
        assertionResults: Object.entries(statuses).map(([fullName, status]) => ({ fullName, status })),
      },
    ],
  });

/**
 * A suite in which "adds" failed, and that writes this report when it is run again.
 * @param {string} [second]
 */
async function suite(second) {
  const folder = await temporaryFolder();
  const file = join(folder, 'vitest.json');
  await writeFile(file, report({ adds: 'failed' }));
  if (second !== undefined) await writeFile(join(folder, 'second'), second);
  const program = await shellProgram(
    folder,
    'runner',
    `echo "$HUB_SHARD $*" > called; rm vitest.json; [ ! -f second ] || cp second vitest.json`,
  );
  const result = {
    runner: '@hub/ui#test',
    passed: 3,
    failures: ['a.test.ts: adds\n      expected 1 to be 2'],
    seconds: 1,
    task: { command: `${program} run`, folder, file },
    again: ['/a b.test.ts', '--maxWorkers=1'],
  };
  return { folder, result, kept: join(folder, 'kept') };
}

test('what passes when it is run once more, by itself, was unsteady and counts as passed', async () => {
  const { folder, result, kept } = await suite(report({ adds: 'passed' }));
  const [judged] = await lookAgain([result], { HUB_SHARD: '2/3' }, kept);
  expect(judged).toMatchObject({ passed: 4, failures: [], unsteady: result.failures });
  expect(await readFile(join(folder, 'called'), 'utf8')).toBe('1/1 run /a b.test.ts --maxWorkers=1\n');
  expect(await readFile(join(kept, '-hub-ui-test/first/results.json'), 'utf8')).toContain('failed');
  expect(await readFile(join(kept, '-hub-ui-test/second/results.json'), 'utf8')).not.toContain('failed');
});

test('what fails twice has failed', () => {
  const first = { runner: 'ui', passed: 3, failures: ['adds\n one', 'divides\n one'], seconds: 1 };
  const second = { passing: ['divides'], failures: ['adds\n two', 'sums\n two'], again: [] };
  expect(compare(first, second)).toMatchObject({
    passed: 4,
    failures: ['adds\n one'],
    unsteady: ['divides\n one', 'sums\n two'],
  });
});

test('what is not run the second time has not passed', () => {
  const first = { runner: 'ui', passed: 3, failures: ['skips itself', 'is not found'], seconds: 1 };
  expect(compare(first, { passing: ['adds'], failures: [], again: [] })).toEqual({ ...first, unsteady: [] });
});

test('of two tests of one name both have to pass', () => {
  const first = { runner: 'ui', passed: 3, failures: ['adds\n one'], seconds: 1 };
  const second = { passing: ['adds'], failures: ['adds\n two'], again: [] };
  expect(compare(first, second)).toMatchObject({ passed: 3, failures: ['adds\n one'], unsteady: [] });
});

test('an error outside the tests that does not come again is unsteady, and no test', () => {
  const first = { runner: 'ui', passed: 3, failures: [OUTSIDE], seconds: 1 };
  expect(compare(first, { passing: ['adds', OUTSIDE], failures: [], again: [] })).toEqual({
    ...first,
    failures: [],
    unsteady: [OUTSIDE],
  });
});

test('a second run without results proves nothing', async () => {
  const { result, kept } = await suite();
  expect(await lookAgain([result], {}, kept)).toEqual([result]);
});

test('checks, and runners that left no results, have no second look', async () => {
  const { result, kept } = await suite(report({ adds: 'passed' }));
  const check = { runner: '//#lint:types', passed: 0, failures: ['//#lint:types'], seconds: 1 };
  const silent = { ...result, again: undefined };
  expect(await lookAgain([check, silent], {}, kept)).toEqual([check, silent]);
});

test('many failures are no chance', async () => {
  const { result, kept } = await suite(report({ adds: 'passed' }));
  const many = {
    ...result,
    failures: Array.from({ length: MOST_FAILURES + 1 }, (_, index) => `test ${index}`),
  };
  expect(await lookAgain([many], {}, kept)).toEqual([many]);
});
