import { afterEach, expect, test, vi } from 'vitest';
import { line, report } from './report.mjs';

const printed = vi.fn();

afterEach(() => printed.mockReset());

/** The output of a report with these unsteady tests. */
function reportOf(/** @type {string[]} */ unsteady) {
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed(text);
    return true;
  });
  const code = report([{ runner: '@hub/ui#test', passed: 110, failures: [], seconds: 1, unsteady }]);
  return { code, text: printed.mock.calls.map(([text]) => String(text)).join('') };
}

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

test('unsteady tests are named, and leave the run green', () => {
  const { code, text } = reportOf(['draws\n      no ring', 'ticks']);
  expect(code).toBe(0);
  expect(text).toMatch(/Unsteady.*:\n {2}draws\n {6}no ring\n {2}ticks\n/);
  expect(text).toMatch(/\n110 passed, 0 failed\n$/);
});

test('more than five unsteady tests are red', () => {
  expect(reportOf(['1', '2', '3', '4', '5']).code).toBe(0);
  const { code, text } = reportOf(['1', '2', '3', '4', '5', '6']);
  expect(code).toBe(1);
  expect(text).toContain('6 tests were unsteady, more than 5: the machine or a change is at fault');
  expect(text).toMatch(/\n110 passed, 1 failed\n$/);
});
