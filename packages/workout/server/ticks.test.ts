import { describe, expect, it } from 'vitest';
import { takeTicks } from './ticks';

const squat = { id: 'a', code: 'x1', title: 'Squat', tags: ['legs'], completed: false, results: '' };
const plank = { id: 'b', code: 'x2', title: 'Plank', extra: { deep: [1, { er: null }] } };
const kept = [squat, plank];

describe('takeTicks', () => {
  it.each([
    ['nothing', kept],
    ['a tick', [{ ...squat, completed: true }, plank]],
    ['the text "true", as old apps wrote it', [{ ...squat, completed: 'true' }, plank]],
    ['a result', [squat, { ...plank, results: '45 s' }]],
    ['both, in all', kept.map((entry) => ({ ...entry, completed: true, results: '3x8' }))],
    ['neither key, where none was before', [{ ...squat, completed: true }, { ...plank }]],
  ])('takes %s', (_, sent) => {
    expect(takeTicks(kept, sent)).toEqual(sent);
  });

  it('takes the keys in any order, at any depth, and keeps its own', () => {
    const turned = {
      extra: { deep: [1, { er: null }] },
      title: 'Plank',
      completed: true,
      code: 'x2',
      id: 'b',
    };
    const taken = takeTicks([{ ...plank, extra: { z: 1, a: 2 } }], [{ ...turned, extra: { a: 2, z: 1 } }]);
    expect(JSON.stringify(taken)).toBe(
      JSON.stringify([{ id: 'b', code: 'x2', title: 'Plank', extra: { z: 1, a: 2 }, completed: true }]),
    );
  });

  it.each([
    ['an entry less', [squat]],
    ['an entry more', [...kept, squat]],
    ['an empty list', []],
    ['another order', [plank, squat]],
    ['another entry twice', [squat, squat]],
    ['another title', [{ ...squat, title: 'Deep squat' }, plank]],
    ['another id', [{ ...squat, id: 'z' }, plank]],
    ['another code', [{ ...squat, code: 'z' }, plank]],
    ['a key more', [{ ...squat, notes: '' }, plank]],
    ['a key less', [{ id: 'a', code: 'x1', title: 'Squat', completed: false, results: '' }, plank]],
    ['tags in another order', [{ ...squat, tags: [] }, plank]],
    ['something deep', [squat, { ...plank, extra: { deep: [1, { er: 0 }] } }]],
    ['a list in place of an entry', [squat, [plank]]],
    ['nothing in place of an entry', [squat, null]],
    ['a text', 'all'],
    ['nothing', null],
    ['an object that looks like a list', { 0: squat, 1: plank, length: 2 }],
    ['a key named __proto__', [JSON.parse('{"__proto__":{"title":"Evil"}}'), plank]],
  ])('refuses %s', (_, sent) => {
    expect(takeTicks(kept, sent)).toBeNull();
  });

  it.each([[null], [undefined], [{}]])('takes no entry where none is kept: %j', (none) => {
    expect(takeTicks(none, [])).toEqual([]);
    expect(takeTicks(none, [squat])).toBeNull();
  });
});

describe('the sets of an athlete', () => {
  const records = [{ kind: 'reps', before: 7, on: '2026-11-21' }];
  const set = { id: '1', kind: 'work', reps: 8, done: true };
  const logged = [{ ...squat, sets: [{ ...set, records }] }, plank];

  it('are taken, with the records that the hub wrote and no others', () => {
    const forged = { ...set, id: '2', records };
    const sent = [{ ...squat, sets: [set, forged] }, plank];
    expect(takeTicks(logged, sent)).toEqual([
      {
        ...squat,
        sets: [
          { ...set, records },
          { ...set, id: '2' },
        ],
      },
      plank,
    ]);
    expect(takeTicks(logged, [{ ...squat, sets: [{ ...set, reps: 9, records }] }, plank])).toEqual([
      { ...squat, sets: [{ ...set, reps: 9 }] },
      plank,
    ]);
    expect(takeTicks(logged, logged)).toEqual(logged);
  });

  it('bring no target along', () => {
    expect(takeTicks(kept, [{ ...squat, target: { sets: 1 } }, plank])).toBeNull();
    expect(
      takeTicks([{ ...squat, target: { sets: 3 } }, plank], [{ ...squat, target: { sets: 1 } }, plank]),
    ).toBeNull();
  });
});
