import { expect, test } from 'vitest';
import { proofProblems, readProofs } from './testing/statement-proofs.mjs';

/** @type {Record<string, string>} */
const FILES = {
  'time/clock.test.ts': `describe('a clock', () => { it('ticks', tick); }); describe('a watch', () => { it('ticks', tick); });`,
  'docs/decisions/001-time.md': '# Time',
};

const LINKS = `
[time/clock]: ../time/clock.test.ts
[001]: decisions/001-time.md
`;

/** @param {string} proofs */
function problemsOf(proofs) {
  return proofProblems(`- **§4.1** Clocks tick.\n${proofs}\n${LINKS}`, 'docs', (path) => FILES[path]);
}

test('reads proofs under a statement and under a table, over several lines', () => {
  const page = `
- **§4.1** Clocks tick,
  each second.
  - ✓ [time/clock] «a clock › ticks», «is
    \\_right\\_»; [001]
- **§4.2** They sleep.

| §4.3 | wake |

- §4.3 ✓ [time/clock] «wakes»
`;
  expect(readProofs(page)).toEqual({
    proofs: [
      { statement: '4.1', link: 'time/clock', names: ['a clock › ticks', 'is _right_'] },
      { statement: '4.1', link: '001', names: [] },
      { statement: '4.3', link: 'time/clock', names: ['wakes'] },
    ],
    unread: [],
  });
});

test('finds nothing wrong with tests and records that are there', () => {
  expect(problemsOf('  - ✓ [time/clock] «a clock › ticks»; [001]')).toEqual([]);
});

test.each([
  ['[time/clock] «a clock › stops»; [001]', '§4.1: time/clock.test.ts has no tests “a clock › stops”'],
  ['[time/clock] «ticks»; [001]', '§4.1: time/clock.test.ts has 2 tests “ticks”'],
  ['[time/clock]; [001]', '§4.1: no test of time/clock.test.ts is named'],
  ['[time/clock] «a clock › ticks»; [001]; [002]', '§4.1: [002] has no link at the end of the page'],
  ['[time/clock] «a clock › ticks»', '[001] is not used'],
])('says what is wrong with %s', (proofs, problem) => {
  expect(problemsOf(`  - ✓ ${proofs}`)).toEqual([problem]);
});

test('says what can’t be read', () => {
  expect(problemsOf('  - ✓ [time/clock] «a clock › ticks»; [001]; see there')).toEqual([
    '§4.1: can’t read “see there”',
  ]);
});

test('says which file is missing', () => {
  const page = '- **§4.1** Clocks tick.\n  - ✓ [time/clock] «ticks»\n\n[time/clock]: ../time/gone.test.ts\n';
  expect(proofProblems(page, 'docs', () => undefined)).toEqual(['§4.1: there is no time/gone.test.ts']);
});
