import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { TOO_LARGE } from '../problem';
import { streamOf } from './stream';

it('lets all streams of a file inflate to as much together as the budget has', () => {
  const rows = new Uint8Array(deflateSync(new Uint8Array(1_000_000)));
  const budget = { left: 2_500_000 };
  expect(streamOf([rows], 1_000_000, budget).surplus).toBe(0);
  expect(streamOf([rows], 900_000, budget).surplus).toBe(100_000);
  expect(budget.left).toBe(500_000);
  expect(() => streamOf([rows], 1_000_000, budget)).toThrow(TOO_LARGE);
});
