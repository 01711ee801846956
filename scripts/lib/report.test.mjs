import { expect, test } from 'vitest';
import { line } from './report.mjs';

test('a line names the runner, what it found out and its seconds', () => {
  expect(line({ runner: '@hub/ui#test', passed: 110, failures: ['one'], seconds: 12.34 })).toBe(
    '@hub/ui#test                 110 passed    1 failed   12.3 s',
  );
});

test('a result that was kept from an earlier run says so', () => {
  expect(line({ runner: '//#lint:types', passed: 1, failures: [], seconds: null })).toMatch(
    /0 failed +kept$/,
  );
});
