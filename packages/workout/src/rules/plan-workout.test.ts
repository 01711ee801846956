import { describe, expect, it } from 'vitest';
import { readPlanWorkouts } from './plan-workout';

describe('readPlanWorkouts', () => {
  it('reads what the editor saves', () => {
    const stored = {
      id: 'w1',
      workoutTitle: 'Legs',
      workoutDescription: 'Slowly.',
      frequency: 'bi-weekly',
      workoutDay: 'tuesday',
      workoutDays: ['tuesday', 'friday'],
      exercises: [{ title: 'Squat' }],
    };
    expect(readPlanWorkouts([stored])).toEqual([
      { key: 'w1', title: 'Legs', frequency: 'bi-weekly', days: ['tuesday', 'friday'] },
    ]);
  });

  it.each([
    ['an older plan, with one day', { workoutTitle: 'A', workoutDay: 'monday' }, { days: ['monday'] }],
    ['no days chosen', { workoutTitle: 'A', workoutDay: 'monday', workoutDays: [] }, { days: ['monday'] }],
    [
      'days that are no list',
      { workoutTitle: 'A', workoutDay: 'monday', workoutDays: 'x' },
      { days: ['monday'] },
    ],
    ['no day at all', { workoutTitle: 'A' }, { days: [''] }],
    ['days that are no texts', { workoutTitle: 'A', workoutDays: [1, 'sunday'] }, { days: ['', 'sunday'] }],
    ['no frequency', { workoutTitle: 'A' }, { frequency: 'weekly' }],
    ['an empty frequency', { workoutTitle: 'A', frequency: '' }, { frequency: 'weekly' }],
    ['no id', { workoutTitle: 'A' }, { key: 'A', title: 'A' }],
    ['an id that is no text', { id: 7, workoutTitle: 'A' }, { key: 'A' }],
    ['nothing', {}, { key: '', title: '', frequency: 'weekly', days: [''] }],
  ])('reads %s', (_, stored, expected) => {
    expect(readPlanWorkouts([stored])).toMatchObject([expected]);
  });

  it.each([[null], [undefined], ['text'], [{}], [7], [[]], [[null, 'text', 7, ['a']]]])(
    'finds no workout in %j',
    (stored) => {
      expect(readPlanWorkouts(stored)).toEqual([]);
    },
  );
});

describe('the keys of a plan', () => {
  const keysOf = (...stored: object[]) => readPlanWorkouts(stored).map(({ key }) => key);

  it('are numbered where two workouts have the same title and no id', () => {
    expect(keysOf({ workoutTitle: 'Legs' }, { workoutTitle: 'Arms' }, { workoutTitle: 'Legs' })).toEqual([
      'Legs',
      'Arms',
      'Legs-2',
    ]);
  });

  it('are numbered where two workouts have the same id', () => {
    expect(keysOf({ id: 'a' }, { id: 'a' }, { id: 'a' })).toEqual(['a', 'a-2', 'a-3']);
  });

  it('never meet a number that is a title itself', () => {
    const titles = ['Legs', 'Legs-2', 'Legs', 'Legs', 'Legs-2'];
    const keys = keysOf(...titles.map((workoutTitle) => ({ workoutTitle })));
    expect(new Set(keys).size).toBe(titles.length);
  });

  it('are as many as the plan has workouts, also where all are alike', () => {
    const keys = keysOf(...Array.from({ length: 100 }, () => ({ workoutTitle: 'Legs' })));
    expect(new Set(keys).size).toBe(100);
  });
});
