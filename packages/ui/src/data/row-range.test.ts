import { describe, expect, it } from 'vitest';
import { meanOf, rangeFor, rowAt, rowsToDraw, topsOf } from './row-range';

const thousand = topsOf(Array.from({ length: 1000 }), () => 80);

describe('meanOf', () => {
  it('is the mean, and nothing of nothing', () => {
    expect(meanOf([10, 20, 60])).toBe(30);
    expect(meanOf([])).toBeNull();
  });
});

describe('topsOf', () => {
  it('adds up the heights', () => {
    expect([...topsOf([10, 20, 30], (height) => height)]).toEqual([0, 10, 30, 60]);
    expect([...topsOf([], () => 1)]).toEqual([0]);
  });
});

describe('rowAt', () => {
  const tops = topsOf([10, 20, 30], (height) => height);
  it.each([
    [-5, 0],
    [0, 0],
    [9.9, 0],
    [10, 1],
    [29, 1],
    [30, 2],
    [59, 2],
    [600, 2],
  ])('%d px is in row %i', (height, row) => {
    expect(rowAt(tops, height)).toBe(row);
  });
  it('is the first row where there is none', () => {
    expect(
      rowAt(
        topsOf([], () => 1),
        5,
      ),
    ).toBe(0);
  });
});

describe('rangeFor', () => {
  it.each([
    ['at the top', 0, 800, { first: 0, end: 23 }],
    ['in the middle', 40_000, 40_800, { first: 487, end: 523 }],
    ['at the end', 79_200, 80_000, { first: 977, end: 1000 }],
    ['above the list', -2_000, -1_200, { first: 0, end: 1 }],
  ])('%s', (_, from, to, range) => {
    expect(rangeFor(thousand, from, to)).toEqual(range);
  });

  it('covers what the window shows and 1,000 px around it, wherever it stands', () => {
    for (let from = 0; from < 79_000; from += 333) {
      const { first, end } = rangeFor(thousand, from, from + 800);
      expect(first * 80).toBeLessThanOrEqual(Math.max(0, from - 1_000));
      expect(end * 80).toBeGreaterThanOrEqual(Math.min(80_000, from + 1_800));
      expect(end - first).toBeLessThanOrEqual(37);
    }
  });

  it('is empty where there are no rows', () => {
    expect(
      rangeFor(
        topsOf([], () => 1),
        0,
        800,
      ),
    ).toEqual({ first: 0, end: 0 });
  });
});

describe('rowsToDraw', () => {
  it('puts the rows that stay where they belong, each once', () => {
    expect(rowsToDraw({ first: 10, end: 13 }, [2, 11, 40], 100)).toEqual([2, 10, 11, 12, 40]);
  });
  it('gives no row that is not there', () => {
    expect(rowsToDraw({ first: 10, end: 20 }, [], 12)).toEqual([10, 11]);
    expect(rowsToDraw({ first: 10, end: 20 }, [3], 5)).toEqual([3]);
  });
});
