import { posix } from 'node:path';
import { testNames } from './test-names.mjs';

/**
 * A proof of a statement: tests in a file, by their names, or a decision record, without names.
 * @typedef {{ statement: string, link: string, names: string[] }} StatementProof
 */

const STATEMENT = /^- \*\*§(\d+\.\d+)\*\*/;

/** Proofs are below their statement or, for the rows of a table, below the table with the row's number. */
const PROOFS = /^(?:\s+- ✓|- §(\d+\.\d+) ✓) (.+)$/;

/** A line that continues the bullet above it. */
const GOES_ON = /^\s+(?![-|\s])(.+)$/;

/** A link by its name, and the names of tests: [alias/use-copy] «says "Copied" for 1,200 ms», «…». */
const PROOF = /\[([^\]]+)\]((?:,?\s?«[^»]+»)*)(?:;|$)/g;

const LINK = /^\[([^\]]+)\]: (\S+)$/gm;

/** Punctuation that is escaped in Markdown. */
const ESCAPED = /\\([!-/:-@[-`{-~])/g;

/**
 * The proofs that a page names for its statements, and the lines that can't be parsed.
 * @param {string} page
 */
export function readProofs(page) {
  const lines = proofLines(page);
  return {
    proofs: lines.flatMap(({ statement, text }) => [...text.matchAll(PROOF)].map(proofOf(statement))),
    unread: lines
      .map(({ statement, text }) => ({ statement, rest: text.replace(PROOF, '').trim() }))
      .filter(({ rest }) => rest !== '')
      .map(({ statement, rest }) => `§${statement}: can’t read “${rest}”`),
  };
}

/** @param {string} statement */
function proofOf(statement) {
  /** @param {RegExpMatchArray} found */
  return ([, link = '', names = '']) => ({
    statement,
    link,
    names: [...names.matchAll(/«([^»]+)»/g)].map(([, name = '']) => name.replace(ESCAPED, '$1')),
  });
}

/**
 * The bullets with proofs, each joined into one line.
 * @param {string} page
 */
function proofLines(page) {
  /** @type {{ statement: string, text: string }[]} */
  const found = [];
  let statement = '';
  let isOpen = false;
  for (const line of page.split('\n')) {
    const [, goesOn] = GOES_ON.exec(line) ?? [];
    const last = found.at(-1);
    if (isOpen && last && goesOn !== undefined) {
      last.text += ` ${goesOn}`;
      continue;
    }
    statement = STATEMENT.exec(line)?.[1] ?? statement;
    const [, ofRow, text] = PROOFS.exec(line) ?? [];
    isOpen = text !== undefined;
    if (text !== undefined) found.push({ statement: ofRow ?? statement, text });
  }
  return found;
}

/**
 * The problems with the proofs of a page, one sentence each.
 * @param {string} page
 * @param {string} folder the page's folder, relative to the root of the project
 * @param {(path: string) => string | undefined} read returns the text of a file of the project, if it exists
 */
export function proofProblems(page, folder, read) {
  const { proofs, unread } = readProofs(page);
  const links = new Map(
    [...page.matchAll(LINK)].map(([, link = '', to = '']) => [link, posix.join(folder, to)]),
  );
  const used = new Set(proofs.map(({ link }) => link));
  const unused = [...links.keys()].filter((link) => !used.has(link));
  const namesOf = rememberedNames(read);
  return [
    ...unread,
    ...unused.map((link) => `[${link}] is not used`),
    ...proofs.flatMap((proof) => problemsOf(proof, links.get(proof.link), namesOf)),
  ];
}

/**
 * The names of the tests in each file. Every file is parsed only once, because many statements name it; a
 * decision has no tests.
 * @param {(path: string) => string | undefined} read
 */
function rememberedNames(read) {
  /** @type {Map<string, string[] | undefined>} */
  const known = new Map();
  return (/** @type {string} */ path) => {
    const text = known.has(path) ? undefined : read(path);
    if (text !== undefined) known.set(path, path.endsWith('.md') ? [] : testNames(path, text));
    return known.get(path);
  };
}

/**
 * @param {StatementProof} proof
 * @param {string | undefined} path
 * @param {(path: string) => string[] | undefined} namesOf
 */
function problemsOf({ statement, link, names }, path, namesOf) {
  if (path === undefined) return [`§${statement}: [${link}] has no link at the end of the page`];
  const known = namesOf(path);
  if (known === undefined) return [`§${statement}: there is no ${path}`];
  if (names.length === 0 && !path.endsWith('.md')) return [`§${statement}: no test of ${path} is named`];
  return names
    .map((name) => ({ name, count: known.filter((test) => isCalled(test, name)).length }))
    .filter(({ count }) => count !== 1)
    .map(({ name, count }) => `§${statement}: ${path} has ${count === 0 ? 'no' : count} tests “${name}”`);
}

/**
 * A test is named by its own title or, if that is ambiguous, with the groups before it.
 * @param {string} test
 * @param {string} name
 */
function isCalled(test, name) {
  return test === name || test.endsWith(` › ${name}`);
}
