import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { persistedList, persistedPages } from './persisted-list';
import { type PersistedParsers, readPersisted } from './read-persisted';

const row = v.object({ id: v.string() });
const PARSERS: PersistedParsers = [
  [['notes', 'list'], persistedList(row)],
  [['notes', 'pages'], persistedPages(row)],
  [['notes', 'item'], row],
];

describe('what was kept', () => {
  it('is read by the first parser of its key', () => {
    expect(readPersisted(PARSERS, { queryKey: ['notes', 'item', 'a'], data: { id: 'a', old: 1 } })).toEqual({
      data: { id: 'a' },
    });
  });

  it.each([
    ['of another shape', ['notes', 'item', 'a'], { key: 'a' }],
    ['that no parser is there for', ['notes', 'count'], 3],
  ])('%s can’t be read', (_, queryKey, data) => {
    expect(readPersisted(PARSERS, { queryKey, data })).toBeNull();
  });

  it.each([
    ['loses a row that can’t be read, alone', [{ id: 'a' }, { id: 1 }], [{ id: 'a' }]],
    ['stays empty', [], []],
  ])('a list %s', (_, data, read) => {
    expect(readPersisted(PARSERS, { queryKey: ['notes', 'list', 'today'], data })).toEqual({ data: read });
    const pages = (items: unknown) => ({ pages: [{ items, next: null }], pageParams: [1] });
    expect(readPersisted(PARSERS, { queryKey: ['notes', 'pages'], data: pages(data) })).toEqual({
      data: pages(read),
    });
  });

  it('a list of which no row can be read is not taken for an empty one', () => {
    expect(readPersisted(PARSERS, { queryKey: ['notes', 'list'], data: [{ id: 1 }, null] })).toBeNull();
  });
});
