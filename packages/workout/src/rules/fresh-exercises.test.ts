import { describe, expect, it } from 'vitest';
import { freshExercises } from './fresh-exercises';

describe('freshExercises', () => {
  it('takes all that is stored, but ticks and results', () => {
    const squat = { id: 'a', code: 'x1', title: 'Squat', tags: ['legs'], video: '', mine: { deep: [1] } };
    const done = { ...squat, completed: 'true', results: '3x8 @ 60 kg' };
    expect(freshExercises([done])).toEqual([{ ...squat, completed: false, results: '' }]);
  });

  it('takes the target, and none of the sets that were logged', () => {
    const target = { sets: 3, reps: 8, rest: 120 };
    const logged = { id: 'a', code: 'x1', target, sets: [{ id: '1', reps: 8, done: true }] };
    expect(freshExercises([logged])).toEqual([
      { id: 'a', code: 'x1', target, completed: false, results: '' },
    ]);
  });

  it.each<[string, object[], { id: string; code: string }[]]>([
    ['keeps id and code', [{ id: 'a', code: 'x' }], [{ id: 'a', code: 'x' }]],
    ['takes the id for a missing code', [{ id: 'a' }], [{ id: 'a', code: 'a' }]],
    ['takes the code for a missing id', [{ code: 'x' }], [{ id: 'x', code: 'x' }]],
    [
      'numbers what has neither',
      [{}, { id: '' }],
      [
        { id: '1', code: '1' },
        { id: '2', code: '2' },
      ],
    ],
    [
      'tells apart what has the same id, and finds the history of both by it',
      [{ id: 'a' }, { id: 'a' }, { id: 'a', code: 'x' }],
      [
        { id: 'a', code: 'a' },
        { id: 'a-2', code: 'a' },
        { id: 'a-3', code: 'x' },
      ],
    ],
    [
      'tells apart one exercise that comes twice',
      [{ code: 'x' }, { code: 'x' }],
      [
        { id: 'x', code: 'x' },
        { id: 'x-2', code: 'x' },
      ],
    ],
  ])('%s', (_, stored, expected) => {
    expect(freshExercises(stored)).toMatchObject(expected);
  });

  it.each([[null], [undefined], [{}], ['text'], [[]], [[null, 1, 'text', []]]])(
    'finds none in %j',
    (stored) => {
      expect(freshExercises(stored)).toEqual([]);
    },
  );
});
