import { expect, it } from 'vitest';
import { changeRows, rowsOf } from './loaded-rows';

const row = (id: string) => ({ id, rev: 1 });
const paged = (...pages: string[][]) => ({
  pages: pages.map((ids, index) => ({ items: ids.map(row), next: index + 2 })),
  pageParams: pages.map((_, index) => index + 1),
});

it('finds the records of a list, of all its pages, and none in anything else', () => {
  expect(rowsOf([row('a'), row('b')])).toEqual([row('a'), row('b')]);
  expect(rowsOf(paged(['a', 'b'], ['c'], []))).toEqual([row('a'), row('b'), row('c')]);
  for (const other of [undefined, null, 3, [], ['Mei'], row('a'), { pages: 3 }])
    expect(rowsOf(other)).toEqual([]);
});

it('changes records where they stand, and keeps what else is known of a page', () => {
  const withoutB = (rows: { id: string; rev: number }[]) => rows.filter(({ id }) => id !== 'b');
  expect(changeRows([row('a'), row('b')], withoutB)).toEqual([row('a')]);
  expect(changeRows(paged(['a', 'b'], ['c']), withoutB)).toEqual(paged(['a'], ['c']));
  expect(changeRows(3, withoutB)).toBe(3);
});
