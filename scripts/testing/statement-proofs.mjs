import { posix } from 'node:path';
import { testNames } from './test-names.mjs';

/**
 * What proves a statement: tests of a file, by their names, or a decision record, without any.
 * @typedef {{ statement: string, link: string, names: string[] }} StatementProof
 */

const STATEMENT = /^- \*\*§(\d+\.\d+)\*\*/;

/** Proofs stand under their statement, or, for the rows of a table, under the table and with the number. */
const PROOFS = /^(?:\s+- ✓|- §(\d+\.\d+) ✓) (.+)$/;

/** A line that goes on with the bullet above it. */
const GOES_ON = /^\s+(?![-|\s])(.+)$/;

/** A link by its name, and the names of tests: [alias/use-copy] «says "Copied" for 1,200 ms», «…». */
const PROOF = /\[([^\]]+)\]((?:,?\s?«[^»]+»)*)(?:;|$)/g;

const LINK = /^\[([^\]]+)\]: (\S+)$/gm;

/** Punctuation that Markdown would take for something else. */
const ESCAPED = /\\([!-/:-@[-`{-~])/g;

/**
 * The statements' proofs that a page names, and what of them can't be read.
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
 * The bullets with proofs, each on one line.
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
 * What is wrong with the proofs of a page, a sentence each.
 * @param {string} page
 * @param {string} folder where the page is, from the root of the project
 * @param {(path: string) => string | undefined} read gives the text of a file of the project, if there is one
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
 * The tests of each file, which many statements name, read once; a decision has none.
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
 * A test goes by its own name; where that is not enough, with the groups before it.
 * @param {string} test
 * @param {string} name
 */
function isCalled(test, name) {
  return test === name || test.endsWith(` › ${name}`);
}
