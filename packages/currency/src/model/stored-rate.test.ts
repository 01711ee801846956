// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { storeRate, lineOf, readStoredLine } from './stored-rate';

describe('the tile’s line', () => {
  it.each([
    ['2026-10-30 1.1172', '2026-10-30', '1 EUR = 1.1172 USD'],
    ['2026-10-30 1,1172', '2026-11-04', '1 EUR = 1,1172 USD'],
    ['2026-10-30 1.1172', '2026-11-05', '1 EUR = 1.1172 USD, 30 Oct 2026'],
  ])('from %j on %s is “%s”', (kept, today, line) => {
    expect(lineOf(kept, today)).toBe(line);
  });
  it.each([null, '', 'x', '2026-10-30', '2026-10-30 '])('is none from %j', (kept) => {
    expect(lineOf(kept, '2026-10-30')).toBeNull();
  });
});

it('is kept for each person alone', () => {
  localStorage.clear();
  storeRate('mei', '2026-10-30', '1.1172');
  const now = new Date('2026-10-31T12:00:00Z');
  expect(readStoredLine('mei', now)).toBe('1 EUR = 1.1172 USD');
  expect(readStoredLine('sam', now)).toBeNull();
});

it('does without a storage that is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => storeRate('mei', '2026-10-30', '1.1172')).not.toThrow();
  expect(readStoredLine('mei', new Date())).toBeNull();
});
