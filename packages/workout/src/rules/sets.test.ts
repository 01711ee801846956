import { describe, expect, it } from 'vitest';
import { isHard, readSets, setChangesProblem, setsProblem } from './sets';

const whole = {
  id: '1',
  kind: 'work',
  weight: 62.5,
  unit: 'kg',
  reps: 8,
  rpe: 8.5,
  done: true,
  at: '2026-11-23T18:04:00.000Z',
};
const many = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index + 1) }));

describe('stored sets', () => {
  it.each<[unknown]>([
    [undefined],
    [null],
    [[]],
    [[whole]],
    [[{ id: 'a' }, { id: 'b', seconds: 45, metres: 200, rir: 2, kind: 'failure', weight: null }]],
    [[{ ...whole, records: [{ kind: 'reps', before: 7, on: '2026-11-21' }] }]],
    [many(30)],
  ])('are right: %j', (sets) => {
    expect(setsProblem(sets)).toBeNull();
  });

  const WEIGHT = 'A weight is above 0 and at most 1500 kg, with at most two decimals, in kg or lb.';
  const RECORDS = 'Only the hub writes the records of a set.';
  it.each<[unknown, string]>([
    [{}, 'The sets must be a list.'],
    ['3x8', 'The sets must be a list.'],
    [many(31), 'An exercise has at most 30 sets.'],
    [[null], 'Each set needs an id of its own.'],
    [[{}], 'Each set needs an id of its own.'],
    [[{ id: 1 }], 'Each set needs an id of its own.'],
    [[{ id: 'a' }, { id: 'a' }], 'Each set needs an id of its own.'],
    [[{ id: '' }], 'A set’s id has 1 to 40 letters, digits, _ and -.'],
    [[{ id: 'a/b' }], 'A set’s id has 1 to 40 letters, digits, _ and -.'],
    [[{ ...whole, kind: 'rest' }], 'A set is work, warm-up, drop or failure.'],
    [[{ ...whole, weight: 1501 }], WEIGHT],
    [[{ ...whole, weight: -1 }], WEIGHT],
    [[{ ...whole, weight: 60.001 }], WEIGHT],
    [[{ ...whole, weight: '60' }], WEIGHT],
    [[{ id: 'a', weight: 60 }], WEIGHT],
    [[{ ...whole, reps: 1001 }], 'A set has at most 1000 repetitions.'],
    [[{ ...whole, reps: 7.5 }], 'A set has at most 1000 repetitions.'],
    [[{ ...whole, seconds: 86_401 }], 'A set’s time is 1 second to 24 hours.'],
    [[{ ...whole, metres: 0 }], 'A set’s distance is 1 m to 1000 km.'],
    [[{ ...whole, rpe: 11 }], 'RPE is 1 to 10, in halves.'],
    [[{ ...whole, rir: -1 }], 'Repetitions in reserve are 0 to 10, in halves.'],
    [[{ ...whole, done: 'yes' }], 'A set is done or not.'],
    [[{ ...whole, at: 'today' }], 'A set’s time must be an instant in UTC.'],
    [[{ ...whole, at: '2026-02-30T10:00:00Z' }], 'A set’s time must be an instant in UTC.'],
    [[{ ...whole, at: '2026-02-28T24:00:00Z' }], 'A set’s time must be an instant in UTC.'],
    [[{ ...whole, records: 'all' }], RECORDS],
    [[{ ...whole, records: [{ kind: 'fame', before: 1, on: '2026-11-21' }] }], RECORDS],
    [[{ ...whole, records: [{ kind: 'reps', before: 7, on: '2026-02-30' }] }], RECORDS],
    [[{ ...whole, note: 'x' }], 'A set has no “note”.'],
    [JSON.parse('[{"id":"a","__proto__":{}}]'), 'A set has no “__proto__”.'],
  ])('are not: %j', (sets, problem) => {
    expect(setsProblem(sets)).toBe(problem);
  });

  it('are read with what every set has', () => {
    expect(readSets([{ id: 'a', weight: null, reps: 8 }, 'x', { reps: 1 }])).toEqual([
      { id: 'a', kind: 'work', done: false, reps: 8 },
    ]);
    expect(readSets({})).toEqual([]);
  });

  it('are hard when they are done and no warm-up', () => {
    const sets = readSets([{ id: 'a', done: true }, { id: 'b' }, { id: 'c', kind: 'warm-up', done: true }]);
    expect(sets.map(isHard)).toEqual([true, false, false]);
  });
});

describe('changes of sets', () => {
  it.each([[[]], [[{ id: 'a', removed: true }]], [[{ id: '1', weight: null, done: true }]]])(
    'are right: %j',
    (changes) => {
      expect(setChangesProblem(changes)).toBeNull();
    },
  );

  it.each<[unknown, string]>([
    [null, 'The sets must be a list.'],
    [many(31), 'An exercise has at most 30 sets.'],
    [[null], 'A set’s id has 1 to 40 letters, digits, _ and -.'],
    [[{ reps: 8 }], 'A set’s id has 1 to 40 letters, digits, _ and -.'],
    [[{ id: 'a', reps: 'many' }], 'A set has at most 1000 repetitions.'],
    [[{ id: 'a', removed: false }], 'A set is removed or left as it is.'],
    [[{ id: 'a', records: [] }], 'A set has no “records”.'],
  ])('are not: %j', (changes, problem) => {
    expect(setChangesProblem(changes)).toBe(problem);
  });
});
