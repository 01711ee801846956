import { describe, expect, it } from 'vitest';
import { type Change, isSame, mergeIntoOne, nextRevision, type StoredChange, withTry } from './change';

const before = { id: 'note', rev: 3 };
const seenLater = { id: 'note', rev: 0 };
const merge = (earlier: object, later: object) => ({ ...earlier, ...later });

const made: Change = { kind: 'create', values: { name: 'Gym', note: 'Old' } };
const changed: Change = { kind: 'update', before, changes: { note: 'Old', shared: true } };
const gone: Change = { kind: 'delete', before };

describe('two changes of a record', () => {
  const later = {
    create: { kind: 'create', values: { name: 'Pool' } },
    update: { kind: 'update', before: seenLater, changes: { note: 'New' } },
    delete: { kind: 'delete', before: seenLater },
  } as const satisfies Record<string, Change>;

  it.each<[string, Change, Change, Change | null]>([
    ['made, and made again', made, later.create, later.create],
    ['made, then changed', made, later.update, { kind: 'create', values: { name: 'Gym', note: 'New' } }],
    ['made, then deleted', made, later.delete, null],
    ['changed, then made again', changed, later.create, later.create],
    [
      'changed, and changed again',
      changed,
      later.update,
      { kind: 'update', before, changes: { note: 'New', shared: true } },
    ],
    ['changed, then deleted', changed, later.delete, { kind: 'delete', before }],
    ['deleted, then made again', gone, later.create, later.create],
    ['deleted, then changed', gone, later.update, gone],
    ['deleted, and deleted again', gone, later.delete, { kind: 'delete', before }],
  ])('are one: %s', (_, earlier, change, merged) => {
    expect(mergeIntoOne(earlier, change, false, merge)).toEqual(merged);
  });

  it('delete what an earlier try may have made', () => {
    expect(mergeIntoOne(made, later.delete, true, merge)).toEqual(later.delete);
  });
});

it('keeps each try once', () => {
  const tried = withTry(withTry([], made), { ...made });
  expect(tried).toEqual([made]);
  expect(withTry(tried, changed)).toEqual([made, changed]);
});

it('tells a change from one that was added to, and from another of the same record', () => {
  const stored = { seq: 1, version: 1 } as StoredChange;
  expect(isSame(stored, { ...stored })).toBe(true);
  expect(isSame(stored, { ...stored, version: 2 })).toBe(false);
  expect(isSame(stored, { ...stored, seq: 2 })).toBe(false);
});

it('knows the revision that a change brings when nobody else has changed the record', () => {
  expect([made, changed].map(nextRevision)).toEqual([1, 4]);
});
