import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { reason } from './failure.mjs';
import { ROOT } from './paths.mjs';

/**
 * The result of one runner.
 * @typedef {object} Result
 * @property {string} runner
 * @property {number} passed
 * @property {string[]} [passing] the names of passed tests, as at the beginning of failures; missing if the
 *   runner reports no names
 * @property {string[]} failures each with its name in the first line, and the error in the following lines
 * @property {number | null} seconds how long it took; null if the result is from an earlier run
 * @property {Task} [task] what can run it again; missing for a check
 * @property {string[]} [again] the arguments that make the task run only what failed, one after another;
 *   missing if unknown
 *
 * @typedef {object} Task
 * @property {string} command the shell command
 * @property {string} folder the folder in which it runs
 * @property {string} file the file of its results
 */

/**
 * Reads the JSON results of a runner. A runner without results has failed.
 * @param {string} runner
 * @param {string} file written by the JSON reporter of Vitest or of Playwright
 * @param {boolean} endedWell whether its exit code was 0
 * @returns {Promise<Omit<Result, 'seconds' | 'task'>>}
 */
export async function readResult(runner, file, endedWell) {
  try {
    /** @type {unknown} */
    const report = JSON.parse(await readFile(file, 'utf8'));
    if (isVitest(report)) return { runner, ...fromVitest(report, endedWell) };
    if (isPlaywright(report)) return { runner, ...fromPlaywright(report, endedWell) };
    throw new Error('it is not a report of Vitest or Playwright');
  } catch (error) {
    return { runner, passed: 0, failures: [`${runner} left no results (${reason(error)})`] };
  }
}

/** The name of a failure that belongs to no test. */
export const OUTSIDE = 'an error outside the tests';

/** How many lines of an error are shown; the whole error is in the output of the test. */
const SHOWN_LINES = 12;
/** A line of a stack trace that is not from this workspace. */
const OF_OTHERS = /^\s+at .*(?:node_modules|node:internal)/;

/**
 * The name of a failure: its first line.
 * @param {string} text
 * @returns {string}
 */
export function nameOf(text) {
  return text.split('\n', 1)[0] ?? '';
}

/**
 * A failure with its name and the beginning of its error, because a rare failure can't be reproduced to see
 * the error.
 * @param {string} name
 * @param {string | undefined} message
 * @returns {string}
 */
function failure(name, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !OF_OTHERS.test(line));
  return [name, ...lines.slice(0, SHOWN_LINES).map((line) => `      ${line}`)].join('\n');
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

/**
 * @param {VitestReport} report which says nothing of errors outside the tests
 * @param {boolean} endedWell
 */
function fromVitest(report, endedWell) {
  const results = report.testResults.map((file) => ({ file, ...ofVitestFile(file) }));
  const failures = results.flatMap(({ failures }) => failures);
  // Vitest does not report which file the error comes from: the whole package is run again.
  if (!endedWell && failures.length === 0) failures.push(OUTSIDE);
  const passing = results.flatMap(({ passing }) => passing);
  const files = results.filter(({ failures }) => failures.length > 0).map(({ file }) => file.name);
  return {
    passed: passing.length,
    // A file that passed is not a test that passed, but it can have failed the first time.
    passing: [
      ...passing,
      ...results.filter(({ failures }) => failures.length === 0).map(({ path }) => path),
      ...(endedWell ? [OUTSIDE] : []),
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

/**
 * @param {PlaywrightReport} report
 * @param {boolean} endedWell
 */
function fromPlaywright(report, endedWell) {
  const specs = report.suites.flatMap(specsOf);
  const tests = specs.flatMap(({ title, file, line, tests: ofSpec }) =>
    ofSpec.map((test) => ({ ...test, name: `${file}:${line} ${title}` })),
  );
  const failures = tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ name, results }) => failure(name, results?.[0]?.error?.message));
  const passing = tests.filter(({ status }) => status === 'expected').map(({ name }) => name);
  const outside = report.errors.map(({ message }) => failure(OUTSIDE, message));
  if (!endedWell && failures.length + outside.length === 0) outside.push(OUTSIDE);
  // Playwright can rerun tests only, not errors outside of them.
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
