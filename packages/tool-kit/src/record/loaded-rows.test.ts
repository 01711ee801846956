import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { changeRows, itemKey, putIntoQueries, rowsOf } from './loaded-rows';
import type { OrderIn } from './list-order';

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

const KEY = ['notes'];
const LOADED_AT = Date.UTC(2026, 10, 20);

/** The lists with letters up to "m" and from "n" on, after a save. */
function listsAfter(id: string, saved: ReturnType<typeof row> | null) {
  const queryClient = new QueryClient();
  const updatedAt = { updatedAt: LOADED_AT };
  queryClient.setQueryData([...KEY, 'early'], [row('b'), row('d')], updatedAt);
  queryClient.setQueryData([...KEY, 'late'], [], updatedAt);
  queryClient.setQueryData([...KEY, 'count'], 2, updatedAt);
  const isEarly = ({ id: name }: { id: string }) => name < 'n';
  const compare = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
  const orderIn: OrderIn<{ id: string; rev: number }> = ([, list]) =>
    list === 'early' || list === 'late'
      ? { belongs: (one) => isEarly(one) === (list === 'early'), compare }
      : undefined;
  putIntoQueries(queryClient, { key: KEY, orderIn }, id, saved);
  const ids = (list: string) => rowsOf(queryClient.getQueryData([...KEY, list])).map((one) => one.id);
  return { queryClient, early: ids('early'), late: ids('late') };
}

it.each([
  ['a new record', 'c', row('c'), ['b', 'c', 'd'], []],
  ['the first record of a list', 'z', row('z'), ['b', 'd'], ['z']],
  ['a changed record', 'd', { id: 'd', rev: 2 }, ['b', 'd'], []],
  ['a deleted record', 'd', null, ['b'], []],
])('puts %s into the lists that it stands in, without another look', (_, id, saved, early, late) => {
  expect(listsAfter(id, saved)).toMatchObject({ early, late });
});

it('leaves a list as old as it is, and has the record as new as it is', () => {
  const { queryClient } = listsAfter('c', row('c'));
  expect(queryClient.getQueryState([...KEY, 'early'])?.dataUpdatedAt).toBe(LOADED_AT);
  expect(queryClient.getQueryState(itemKey(KEY, 'c'))?.dataUpdatedAt).toBeGreaterThan(LOADED_AT);
  expect(queryClient.getQueryData([...KEY, 'count'])).toBe(2);
});

/** The ids on the pages of a list by letter, after a save; the last page is the last of all, or not. */
function pagesAfter(pages: string[][], isWhole: boolean, id: string, saved: ReturnType<typeof row> | null) {
  const queryClient = new QueryClient();
  const data = paged(...pages);
  if (isWhole) Object.assign(data.pages.at(-1)!, { next: null });
  queryClient.setQueryData([...KEY, 'pages'], data, { updatedAt: LOADED_AT });
  const belongs = ({ id: name }: { id: string }) => name < 'n';
  const compare = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
  putIntoQueries(queryClient, { key: KEY, orderIn: () => ({ belongs, compare }) }, id, saved);
  const { pages: now } = queryClient.getQueryData<ReturnType<typeof paged>>([...KEY, 'pages'])!;
  return now.map(({ items }) => items.map((one) => one.id));
}

it.each<[string, string[][], boolean, string, string[][]]>([
  [
    'before a row, on its page',
    [['b', 'd'], ['f']],
    false,
    'e',
    [
      ['b', 'd'],
      ['e', 'f'],
    ],
  ],
  ['where it was', [['b', 'd'], ['f']], false, 'b', [['b', 'd'], ['f']]],
  ['where it was, as the last of those that are loaded', [['b'], ['f']], false, 'f', [['b'], ['f']]],
  [
    'behind the last row of all',
    [['b', 'd'], ['f']],
    true,
    'g',
    [
      ['b', 'd'],
      ['f', 'g'],
    ],
  ],
  ['nowhere, where it may stand on a page that is not loaded', [['b'], ['f']], false, 'g', [['b'], ['f']]],
  ['alone on an empty list', [[]], true, 'g', [['g']]],
  ['nowhere, where it does not belong', [['b']], true, 'z', [['b']]],
])('puts a record into a list with pages: %s', (_, pages, isWhole, id, after) => {
  expect(pagesAfter(pages, isWhole, id, row(id))).toEqual(after);
});

it('takes a deleted record from its page', () => {
  expect(pagesAfter([['b', 'd'], ['f']], true, 'd', null)).toEqual([['b'], ['f']]);
});

describe('a response that comes later than a newer revision', () => {
  const late = { id: 'b', rev: 4 };
  const newer = { id: 'b', rev: 5 };
  const ITEM = itemKey(KEY, 'b');

  it.each([
    ['a list', [...KEY, 'list'], [row('a'), newer]],
    ['a page', [...KEY, 'list'], { pages: [{ items: [newer], next: null }], pageParams: [1] }],
    ['an item', ITEM, newer],
  ])('leaves the newer one in %s', (_, queryKey, data) => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(queryKey, data);
    putIntoQueries(queryClient, { key: KEY }, 'b', late);
    expect(queryClient.getQueryData(queryKey)).toEqual(data);
    expect(queryClient.getQueryData(ITEM)).not.toEqual(late);
  });

  it('leaves the record in the list to which the newer one has moved it', () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData([...KEY, 'odd'], [newer]);
    queryClient.setQueryData([...KEY, 'even'], [row('a')]);
    const orderIn: OrderIn<{ id: string; rev: number }> = ([, list]) => ({
      belongs: ({ rev }) => rev % 2 === (list === 'odd' ? 1 : 0),
      compare: () => 0,
    });
    putIntoQueries(queryClient, { key: KEY, orderIn }, 'b', late);
    expect(queryClient.getQueryData([...KEY, 'odd'])).toEqual([newer]);
    expect(queryClient.getQueryData([...KEY, 'even'])).toEqual([row('a')]);
  });

  it('takes the place of an older one', () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData([...KEY, 'list'], [{ id: 'b', rev: 3 }]);
    queryClient.setQueryData([...KEY, 'other'], [newer]);
    queryClient.setQueryData(ITEM, { id: 'b', rev: 3 });
    putIntoQueries(queryClient, { key: KEY }, 'b', late);
    expect(queryClient.getQueryData([...KEY, 'list'])).toEqual([late]);
    expect(queryClient.getQueryData(ITEM)).toEqual(late);
  });
});

it('replaces a record that an earlier release has stored without a revision', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(itemKey(KEY, 'b'), { id: 'b' });
  putIntoQueries(queryClient, { key: KEY }, 'b', row('b'));
  expect(queryClient.getQueryData(itemKey(KEY, 'b'))).toEqual(row('b'));
});
