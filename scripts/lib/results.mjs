import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { reason } from './failure.mjs';
import { ROOT } from './paths.mjs';

/**
 * What one runner has found out.
 * @typedef {object} Result
 * @property {string} runner
 * @property {number} passed
 * @property {string[]} [passing] the names of what passed, as failures begin with them; none where the runner gives no names
 * @property {string[]} failures each with its name in the first line, and what went wrong in those that follow
 * @property {number | null} seconds how long it took; null when it was not run now
 * @property {Task} [task] what can run it again; a check has none
 * @property {string[]} [again] what the task is given to run only what failed, one after another; none where that is not known
 *
 * @typedef {object} Task
 * @property {string} command of the shell
 * @property {string} folder in which it runs
 * @property {string} file where it leaves its results
 */

/**
 * The results that a runner has left in its JSON file. A runner that left none has failed.
 * @param {string} runner
 * @param {string} file written by the JSON reporter of Vitest or of Playwright
 * @returns {Promise<Omit<Result, 'seconds' | 'task'>>}
 */
export async function readResult(runner, file) {
  try {
    /** @type {unknown} */
    const report = JSON.parse(await readFile(file, 'utf8'));
    if (isVitest(report)) return { runner, ...fromVitest(report) };
    if (isPlaywright(report)) return { runner, ...fromPlaywright(report) };
    throw new Error('it is no report of Vitest or Playwright');
  } catch (error) {
    return { runner, passed: 0, failures: [`${runner} left no results (${reason(error)})`] };
  }
}

/** The name of a failure that belongs to no test. */
export const OUTSIDE = 'an error outside the tests';

/** So many lines of an error say what went wrong; the whole of it stands where the test ran. */
const TOLD_LINES = 12;
/** A line of a stack that is not of this workspace. */
const OF_OTHERS = /^\s+at .*(?:node_modules|node:internal)/;

/**
 * The name of a failure, which it begins with.
 * @param {string} text
 * @returns {string}
 */
export function nameOf(text) {
  return text.split('\n', 1)[0] ?? '';
}

/**
 * A failure by its name, with the beginning of its error: a rare one can't be had again to look at it.
 * @param {string} name
 * @param {string | undefined} message
 * @returns {string}
 */
function failure(name, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !OF_OTHERS.test(line));
  return [name, ...lines.slice(0, TOLD_LINES).map((line) => `      ${line}`)].join('\n');
}

/**
 * The last line of `npm test`.
 * @param {Pick<Result, 'passed' | 'failures'>[]} results
 * @returns {string}
 */
export function total(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failures.length, 0);
  return `${passed} passed, ${failed} failed`;
}

/**
 * @typedef {object} VitestReport
 * @property {boolean} success
 * @property {VitestFile[]} testResults
 *
 * @typedef {object} VitestFile
 * @property {string} name
 * @property {string} status
 * @property {string} [message] why the file could not be run
 * @property {{ fullName: string, status: string, failureMessages?: string[] }[]} assertionResults
 */

/**
 * @param {unknown} report
 * @returns {report is VitestReport}
 */
function isVitest(report) {
  return typeof report === 'object' && report !== null && 'testResults' in report;
}

/** @param {VitestReport} report */
function fromVitest(report) {
  const results = report.testResults.map((file) => ({ file, ...ofVitestFile(file) }));
  const failures = results.flatMap(({ failures }) => failures);
  // Vitest does not say which file such an error comes from: the whole package is run again.
  if (!report.success && failures.length === 0) failures.push(OUTSIDE);
  const passing = results.flatMap(({ passing }) => passing);
  const files = results.filter(({ failures }) => failures.length > 0).map(({ file }) => file.name);
  return {
    passed: passing.length,
    // What names a file or no test at all is no test that passed, but can be well the second time.
    passing: [
      ...passing,
      ...results.filter(({ failures }) => failures.length === 0).map(({ path }) => path),
      ...(report.success ? [OUTSIDE] : []),
    ],
    failures,
    again: [...files, '--maxWorkers=1'],
  };
}

/** @param {VitestFile} file */
function ofVitestFile({ name, status, message, assertionResults }) {
  const path = relative(ROOT, name);
  const nameIn = (/** @type {string} */ test) => `${path}: ${test}`;
  const failures = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => failure(nameIn(fullName), failureMessages?.[0]));
  if (status === 'failed' && failures.length === 0) failures.push(failure(path, message));
  const passed = assertionResults.filter((test) => test.status === 'passed');
  return { path, passing: passed.map(({ fullName }) => nameIn(fullName)), failures };
}

/**
 * @typedef {object} PlaywrightReport
 * @property {PlaywrightSuite[]} suites
 * @property {{ message?: string }[]} errors outside the tests
 * @property {{ expected: number }} stats
 *
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, file: string, line: number, tests: PlaywrightTest[] }[]} specs
 *
 * @typedef {object} PlaywrightTest
 * @property {string} status
 * @property {{ error?: { message?: string } }[]} [results]
 */

/**
 * @param {unknown} report
 * @returns {report is PlaywrightReport}
 */
function isPlaywright(report) {
  return typeof report === 'object' && report !== null && 'suites' in report && 'stats' in report;
}

/** @param {PlaywrightReport} report */
function fromPlaywright(report) {
  const specs = report.suites.flatMap(specsOf);
  const tests = specs.flatMap(({ title, file, line, tests: ofSpec }) =>
    ofSpec.map((test) => ({ ...test, name: `${file}:${line} ${title}` })),
  );
  const failures = tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ name, results }) => failure(name, results?.[0]?.error?.message));
  const passing = tests.filter(({ status }) => status === 'expected').map(({ name }) => name);
  const outside = report.errors.map(({ message }) => failure(OUTSIDE, message));
  // Playwright runs only tests again.
  const again = outside.length === 0 ? { again: ['--last-failed', '--workers=1'] } : {};
  return { passed: report.stats.expected, passing, failures: [...failures, ...outside], ...again };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSuite['specs']}
 */
function specsOf(suite) {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}
