import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './lib/paths.mjs';
import { proofProblems, readProofs } from './testing/statement-proofs.mjs';

const PAGE = 'docs/specification.md';
const THIS = 'scripts/specification.test.mjs';

/**
 * Where a number is defined: the heading of a section, the beginning of a statement, the first cell of a row.
 */
const GIVEN = /^(?:## |- \*\*|\| )§(\d+(?:\.\d+)?)\b/gm;

/**
 * One or more numbers after the word: "specification §2", "the specification's words (§8)", "specification,
 * §2 and §9".
 */
const CITED = /\bspecification\b[^§]{0,60}?(?:§\d+(?:\.\d+)?(?:[\s*,]|and|or|to)*)+/gi;

const NUMBER = /§(\d+(?:\.\d+)?)/g;

/** @param {string} path */
function readText(path) {
  return readFileSync(join(ROOT, path), 'utf8');
}

/**
 * The first group of each match of a pattern.
 * @param {string} text
 * @param {RegExp} pattern
 */
function numbersIn(text, pattern) {
  return [...text.matchAll(pattern)].map(([, number]) => String(number));
}

/**
 * The numbers of the specification that a text cites, without those of other standards, such as an RFC's.
 * @param {string} text
 */
function citedIn(text) {
  return [...text.matchAll(CITED)].flatMap(([citation]) => numbersIn(citation, NUMBER));
}

/** Every file with a "§", except the specification, and this one, whose citations are examples. */
function citingFiles() {
  const found = execFileSync('git', ['grep', '-I', '-l', '-z', '§'], { cwd: ROOT, encoding: 'utf8' });
  return found.split('\0').filter((path) => !['', PAGE, THIS].includes(path));
}

const given = numbersIn(readText(PAGE), GIVEN);
const statements = given.filter((number) => number.includes('.'));

test('each number of the specification is given once', () => {
  expect(given.filter((number, index) => given.indexOf(number) !== index)).toEqual([]);
});

test('each number that a comment or page cites is that of a statement', () => {
  const citations = citingFiles().flatMap((path) =>
    citedIn(readText(path)).map((number) => ({ path, number })),
  );
  expect(citations.length).toBeGreaterThan(0);
  expect(citations.filter(({ number }) => !statements.includes(number))).toEqual([]);
});

test('each number that the specification refers to is in it', () => {
  const cited = numbersIn(readText(PAGE), NUMBER);
  expect(cited.filter((number) => !given.includes(number))).toEqual([]);
});

test('each statement names what proves it', () => {
  const proven = new Set(readProofs(readText(PAGE)).proofs.map(({ statement }) => statement));
  expect(statements.filter((number) => !proven.has(number))).toEqual([]);
});

test('each test and decision that is named as a proof is there', () => {
  const read = (/** @type {string} */ path) => (existsSync(join(ROOT, path)) ? readText(path) : undefined);
  expect(proofProblems(readText(PAGE), 'docs', read)).toEqual([]);
});

test.each([
  ['specification §4', ['4']],
  ['the specification’s words where it has some (§5.90)', ['5.90']],
  ['the specification, §2,\n * §3 and §9.60', ['2', '3', '9.60']],
  ['RFC 9110 §12.5.3', []],
])('finds what "%s" cites', (text, numbers) => {
  expect(citedIn(text)).toEqual(numbers);
});
