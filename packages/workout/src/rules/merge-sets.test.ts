import { expect, it } from 'vitest';
import { mergeSets } from './merge-sets';
import { readSets, type SetChange } from './sets';

const sets = readSets([
  { id: '1', reps: 8, weight: 60, unit: 'kg', done: true },
  { id: '2', reps: 8 },
]);

it.each<[string, SetChange[], object[]]>([
  ['a tick', [{ id: '2', done: true }], [sets[0]!, { ...sets[1], done: true }]],
  [
    'a value taken away',
    [{ id: '1', weight: null, unit: null }],
    [{ id: '1', kind: 'work', reps: 8, done: true }, sets[1]!],
  ],
  ['one more', [{ id: 'x1', reps: 5 }], [...sets, { id: 'x1', kind: 'work', reps: 5, done: false }]],
  ['one less', [{ id: '1', removed: true }], [sets[1]!]],
  [
    'a warm-up, which comes first',
    [{ id: 'w', kind: 'warm-up' }],
    [{ id: 'w', kind: 'warm-up', done: false }, ...sets],
  ],
  [
    'an earlier one that was logged later, in its place',
    [{ id: '10' }, { id: '3' }],
    [...sets, { id: '3', kind: 'work', done: false }, { id: '10', kind: 'work', done: false }],
  ],
  [
    'the later of two changes over the earlier',
    [
      { id: '2', reps: 7 },
      { id: '2', reps: 6 },
    ],
    [sets[0]!, { ...sets[1], reps: 6 }],
  ],
])('merges %s', (_, changes, merged) => {
  expect(mergeSets(sets, changes)).toEqual(merged);
});

it.each<[SetChange[]]>([
  [[]],
  [[{ id: '2', reps: 8 }]],
  [[{ id: '9', removed: true }]],
  [[{ id: '2', weight: null }]],
])('is the same list where nothing differs: %j', (changes) => {
  expect(mergeSets(sets, changes)).toBe(sets);
});

it('leaves the records of a set that is as it was, and drops those of one that was changed', () => {
  const records = [{ kind: 'reps' as const, before: 7, on: '2026-11-21' }];
  const stored = readSets([{ id: '1', reps: 8, done: true, records }]);
  expect(mergeSets(stored, [{ id: '1', reps: 8, done: true }])).toBe(stored);
  expect(mergeSets(stored, [{ id: '1', reps: 6 }])).toEqual([{ id: '1', kind: 'work', reps: 6, done: true }]);
});
