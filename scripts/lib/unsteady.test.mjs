import { expect, test } from 'vitest';
import { table } from './unsteady.mjs';

test('the table of unsteady tests begins with what failed most often', () => {
  const failed = new Map([
    ['a.test.ts: adds', 1],
    ['b.spec.ts:7 opens', 3],
  ]);
  expect(table(failed)).toBe('\nFailed:\n  3 of 3  b.spec.ts:7 opens\n  1 of 3  a.test.ts: adds');
});

test('an empty table says so', () => {
  expect(table(new Map())).toBe('\nNo test failed in 3 rounds.');
});
