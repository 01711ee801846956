import { expect, it } from 'vitest';
import {
  isEnded,
  type Lease,
  mayServe,
  mayTake,
  MOST_BETWEEN_MS,
  nextTerm,
  SERVE_MS,
  SILENCE_MS,
  termAt,
  type Watch,
  watched,
  withTerm,
} from './lease';

const NOW = Date.parse('2026-11-26T08:00:00Z');
const DAY_MS = 86_400_000;
const TERMS = [{ term: 3, since: '2026-11-20T08:00:00.000Z' }];
const lease: Lease = { holder: 'one', term: 3, nonce: 'n', terms: TERMS };
const stored = { lease, etag: '"a"' };
const own = { etag: '', hasData: false };
const silent = (silentMs: number, etag = '"a"'): Watch => ({ etag, silentMs, at: NOW });

/** The observations of a lease: its ETag at each time, or `null` if the bucket did not answer. */
function watch(seen: readonly (readonly [at: number, etag: string | null])[]): Watch | null {
  return seen.reduce<Watch | null>((before, [at, etag]) => watched(before, etag, NOW + at), null);
}

it('counts how long a lease stays the same', () => {
  expect(watch([[0, 'a']])).toMatchObject({ silentMs: 0 });
  expect(
    watch([
      [0, 'a'],
      [1500, 'a'],
      [3000, 'a'],
    ]),
  ).toMatchObject({ silentMs: 3000 });
});

it('restarts the count when the lease changed, and counts nothing while the bucket does not answer', () => {
  expect(
    watch([
      [0, 'a'],
      [1500, 'a'],
      [3000, 'b'],
    ]),
  ).toMatchObject({ etag: 'b', silentMs: 0 });
  expect(
    watch([
      [0, 'a'],
      [1500, 'a'],
      [3000, null],
      [60_000, null],
      [61_000, 'a'],
    ]),
  ).toMatchObject({ silentMs: 2500 });
  expect(watch([[0, null]])).toBeNull();
});

it('takes neither a sleep nor a clock that was set for silence', () => {
  expect(
    watch([
      [0, 'a'],
      [3_600_000, 'a'],
    ]),
  ).toMatchObject({ silentMs: MOST_BETWEEN_MS });
  expect(
    watch([
      [0, 'a'],
      [-3_600_000, 'a'],
      [-3_598_500, 'a'],
    ]),
  ).toMatchObject({ silentMs: 1500 });
});

it('lets another machine take a lease that has been silent for long enough', () => {
  expect(mayTake(stored, own, null)).toBe(false);
  expect(mayTake(stored, own, silent(SILENCE_MS - 1))).toBe(false);
  expect(mayTake(stored, own, silent(SILENCE_MS))).toBe(true);
  expect(mayTake(stored, own, silent(SILENCE_MS, '"b"'))).toBe(false);
});

it('lets the machine that renewed it last take it at once', () => {
  expect(mayTake(stored, { etag: '"a"', hasData: true }, null)).toBe(true);
  expect(mayTake(stored, { etag: '"b"', hasData: true }, null)).toBe(false);
});

it('leaves a lease alone where there would be nothing to serve', () => {
  const begun = { lease: { ...lease, terms: [] }, etag: '"a"' };
  expect(mayTake(begun, own, silent(SILENCE_MS))).toBe(false);
  expect(mayTake(begun, { etag: '', hasData: true }, silent(SILENCE_MS))).toBe(true);
});

it('lets a hub serve for five seconds after a renewal, in its own term alone', () => {
  const note = { term: 3, etag: '"a"', until: NOW + SERVE_MS, whole: 3 };
  expect(mayServe(note, 3, NOW)).toBe(true);
  expect(mayServe(note, 3, NOW + SERVE_MS - 1)).toBe(true);
  expect(mayServe(note, 3, NOW + SERVE_MS)).toBe(false);
  expect(mayServe(note, 3, NOW - 1)).toBe(false);
  expect(mayServe(note, 2, NOW)).toBe(false);
  expect(mayServe(null, 3, NOW)).toBe(false);
});

it('another machine waits for longer than a hub may serve, whatever a clock does meanwhile', () => {
  expect(SILENCE_MS - MOST_BETWEEN_MS).toBeGreaterThan(2 * SERVE_MS);
});

it('numbers terms by the time, and each later than the one before', () => {
  expect(nextTerm(0, NOW)).toBe(NOW / 1000);
  expect(nextTerm(NOW / 1000 + 5, NOW)).toBe(NOW / 1000 + 6);
});

it('keeps a term until eight days after the next one began', () => {
  const next = { term: 4, since: new Date(NOW).toISOString() };
  expect(withTerm(TERMS, 4, NOW)).toEqual([...TERMS, next]);
  expect(withTerm([...TERMS, next], 4, NOW + 8 * DAY_MS - 1)).toEqual([...TERMS, next]);
  expect(withTerm([...TERMS, next], 4, NOW + 8 * DAY_MS)).toEqual([next]);
});

it('lets a replica go that is no longer kept, and never one that has just begun', () => {
  expect(isEnded(2, TERMS, 4)).toBe(true);
  expect(isEnded(3, TERMS, 4)).toBe(false);
  expect(isEnded(4, TERMS, 4)).toBe(false);
  expect(isEnded(5, TERMS, 4)).toBe(false);
});

it('knows which term holds what the hub was at a time', () => {
  const terms = [...TERMS, { term: 4, since: '2026-11-26T08:00:00.000Z' }];
  expect(termAt(terms, '')).toBe(4);
  expect(termAt(terms, '2026-11-26T08:00:00Z')).toBe(4);
  expect(termAt(terms, '2026-11-26T07:59:59Z')).toBe(3);
  expect(termAt(terms, '2026-11-01T00:00:00Z')).toBe(3);
  expect(termAt([], '')).toBeNull();
});
