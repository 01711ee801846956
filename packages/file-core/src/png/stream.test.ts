import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { TOO_LARGE } from '../problem';
import { streamOf } from './stream';

const rowsOfSize = (size: number) => ({ size, seen: null });

it('inflates a stream unless it is byte for byte one that is known', () => {
  const rows = new Uint8Array(deflateSync(new Uint8Array(1000)));
  const read = (data: Uint8Array[], before?: ReturnType<typeof streamOf>) =>
    streamOf(data, rowsOfSize(1000), { left: 5000 }, before);
  const known = read([rows]);
  const budget = { left: 5000 };
  expect(streamOf([rows.subarray(0, 3), rows.subarray(3)], rowsOfSize(1000), budget, known).rest).toBe(0);
  expect(budget.left).toBe(4000);
  expect(read([rows, Uint8Array.of(1, 2)], known).rest).toBe(2);
  expect(read([new Uint8Array(deflateSync(new Uint8Array(1200)))], known).surplus).toBe(200);
});

it('lets all streams of a file inflate to as much together as the budget has', () => {
  const rows = new Uint8Array(deflateSync(new Uint8Array(1_000_000)));
  const budget = { left: 2_500_000 };
  expect(streamOf([rows], rowsOfSize(1_000_000), budget).surplus).toBe(0);
  expect(streamOf([rows], rowsOfSize(900_000), budget).surplus).toBe(100_000);
  expect(budget.left).toBe(500_000);
  expect(() => streamOf([rows], rowsOfSize(1_000_000), budget)).toThrow(TOO_LARGE);
});
