import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.mjs';
import { ROOT } from './paths.mjs';
import { OUTSIDE, readResult, total } from './results.mjs';

/**
 * Reads a report of a runner.
 * @param {unknown} report
 * @param {boolean} [endedWell]
 */
async function read(report, endedWell = true) {
  const file = join(await temporaryFolder(), 'report.json');
  await writeFile(file, typeof report === 'string' ? report : JSON.stringify(report));
  return readResult('@hub/expiry#test', file, endedWell);
}

const passing = { fullName: 'adds', status: 'passed' };
const failing = {
  fullName: 'subtracts',
  status: 'failed',
  failureMessages: [
    ['\u001b[31mexpected 1 to be 2\u001b[39m', ' ', '    at node:internal/x', ...Array(50).fill('at x')].join(
      '\n',
    ),
  ],
};
const skipped = { fullName: 'divides', status: 'skipped' };

test('sums the tests of Vitest by file', async () => {
  const testResults = [
    { name: join(ROOT, 'one.test.ts'), status: 'passed', assertionResults: [passing, passing, skipped] },
    { name: join(ROOT, 'two.test.ts'), status: 'failed', assertionResults: [passing, failing] },
  ];
  expect(await read({ testResults }, false)).toEqual({
    runner: '@hub/expiry#test',
    passed: 3,
    passing: ['one.test.ts: adds', 'one.test.ts: adds', 'two.test.ts: adds', 'one.test.ts'],
    failures: [
      ['two.test.ts: subtracts', '      expected 1 to be 2', ...Array(11).fill('      at x')].join('\n'),
    ],
    again: [join(ROOT, 'two.test.ts'), '--maxWorkers=1'],
  });
});

test('a test file that cannot be run is a failure', async () => {
  const testResults = [
    { name: join(ROOT, 'one.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
  ];
  expect(await read({ testResults }, false)).toMatchObject({
    passed: 0,
    failures: ['one.test.ts\n      no such module'],
    again: [join(ROOT, 'one.test.ts'), '--maxWorkers=1'],
  });
});

test('an error outside the tests is a failure', async () => {
  const testResults = [{ name: join(ROOT, 'one.test.ts'), status: 'passed', assertionResults: [passing] }];
  expect(await read({ testResults }, false)).toMatchObject({
    passed: 1,
    failures: [OUTSIDE],
    again: ['--maxWorkers=1'],
  });
});

test('a runner of Playwright that ends badly without a failed test has failed', async () => {
  const report = { suites: [], errors: [], stats: { expected: 1 } };
  expect(await read(report, false)).toMatchObject({ passed: 1, failures: [OUTSIDE] });
});

test('a file that can be run, and no error outside the tests, are among what passes', async () => {
  const testResults = [{ name: join(ROOT, 'one.test.ts'), status: 'passed', assertionResults: [passing] }];
  expect((await read({ testResults })).passing).toEqual(['one.test.ts: adds', 'one.test.ts', OUTSIDE]);
});

test('no tests at all are no failure', async () => {
  expect(await read({ testResults: [] })).toMatchObject({ passed: 0, failures: [] });
});

test('sums the tests of Playwright through all levels', async () => {
  const spec = (/** @type {string} */ title, /** @type {string[]} */ ...statuses) => ({
    title,
    file: 'login.spec.ts',
    line: 7,
    tests: statuses.map((status) => ({ status, results: [{ error: { message: 'no button' } }] })),
  });
  const suites = [
    {
      specs: [spec('opens', 'expected', 'unexpected')],
      suites: [{ specs: [spec('closes', 'flaky', 'skipped')] }],
    },
  ];
  const failures = ['login.spec.ts:7 opens\n      no button', 'login.spec.ts:7 closes\n      no button'];
  const stats = { expected: 1 };
  expect(await read({ suites, errors: [], stats })).toEqual({
    runner: '@hub/expiry#test',
    passed: 1,
    passing: ['login.spec.ts:7 opens'],
    failures,
    again: ['--last-failed', '--workers=1'],
  });
  expect(await read({ suites, errors: [{ message: 'the server is down' }], stats })).toEqual({
    runner: '@hub/expiry#test',
    passed: 1,
    passing: ['login.spec.ts:7 opens'],
    failures: [...failures, 'an error outside the tests\n      the server is down'],
  });
});

test('a runner that left nothing, half a report or another file is a failure', async () => {
  const missing = await readResult('@hub/expiry#test', '/nonexistent/vitest.json', false);
  expect(missing).not.toHaveProperty('again');
  expect(missing.failures).toEqual([expect.stringMatching(/^@hub\/expiry#test left no results \(ENOENT/)]);
  expect((await read('{"testResults":[')).failures).toHaveLength(1);
  expect((await read({ version: 1 })).failures).toEqual([
    '@hub/expiry#test left no results (it is not a report of Vitest or Playwright)',
  ]);
});

test('the total over all runners', () => {
  const results = [
    { runner: 'types', passed: 1, failures: [] },
    { runner: '@hub/ui#test', passed: 20, failures: ['one', 'two'] },
  ];
  expect(total(results)).toBe('21 passed, 2 failed');
  expect(total([])).toBe('0 passed, 0 failed');
});
