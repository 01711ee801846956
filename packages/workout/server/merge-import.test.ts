import { describe, expect, it } from 'vitest';
import { mergeWorkout } from './merge-import';

const set = (id: string, values: object = {}) => ({
  ...{ id, kind: 'work', weight: 60, unit: 'kg', reps: 8, done: true },
  ...values,
});
const exercise = (title: string, sets: readonly object[], values: object = {}) => ({
  ...{ id: title, code: title, title, notes: '', completed: true, results: `of ${title}`, sets },
  ...values,
});
const workout = (exercises: readonly object[], values: object = {}) => ({
  ...{ finished: '2025-12-22T08:37:00.000Z', note: 'Light.', exercises },
  ...values,
});
const sets = [set('1'), set('2', { reps: 6 })];

const records = [{ kind: 'weight', before: 50, on: '2025-12-01' }];
const file = workout([exercise('Squat', sets)]);

describe('a workout of a file', () => {
  it.each([
    ['is as it was', file],
    [
      'has records, times and ids of its own in its sets',
      workout([
        exercise('Squat', [
          set('xyz', { records, at: '2025-12-22T08:00:12Z' }),
          set('2', { reps: 6, at: '2025-12-22T08:10:02Z' }),
        ]),
      ]),
    ],
    [
      'has repetitions in reserve',
      workout([exercise('Squat', [set('1', { rir: 2 }), set('2', { reps: 6 })])]),
    ],
    ['has an exercise more', workout([exercise('Row', []), ...file.exercises])],
    ['has a note to the coach after that of the file', { ...file, note: 'Light. My knee hurts.' }],
    ['was over some seconds later', { ...file, finished: '2025-12-22T08:37:41.123Z' }],
    ['has its results in words', workout([exercise('Squat', [], { results: '8 @ 60 kg, 6 @ 60 kg' })])],
    [
      'has a tick and sets that were not done',
      workout([
        exercise('Squat', [...sets, set('3', { done: false })], {
          completed: false,
        }),
      ]),
    ],
  ])('says nothing new of one that %s', (_, kept) => {
    expect(mergeWorkout(file, kept)).toEqual({});
  });

  it('brings what is new, and leaves records and what was written beside it', () => {
    const kept = workout([
      exercise('Row', [set('1')]),
      exercise('Squat', [set('a', { records, rir: 1 })], { target: { sets: 3 }, instruction: 'Deep.' }),
    ]);
    const sent = workout(
      [
        exercise('Squat', [set('1', { rpe: 8 }), set('a', { reps: 9 })], { notes: 'Belt' }),
        exercise('Plank', [set('1', { reps: undefined, seconds: 60 })]),
      ],
      { note: 'Hard.', finished: '2025-12-22T09:00:00.000Z' },
    );
    const { exercises, ...values } = mergeWorkout(sent, kept);
    expect(values).toEqual({ note: 'Hard.', finished: '2025-12-22T09:00:00.000Z' });
    expect(exercises).toEqual([
      kept.exercises[0],
      {
        ...exercise('Squat', [set('a', { records, rpe: 8 }), set('a-2', { reps: 9 })]),
        ...{ target: { sets: 3 }, instruction: 'Deep.', notes: 'Belt' },
      },
      sent.exercises[1],
    ]);
  });

  it('gives an exercise with the same sets another name', () => {
    const { exercises } = mergeWorkout(
      workout([exercise('Barbell Squat', sets, { code: 'squat' })]),
      workout([exercise('Squat (Barbell)', [set('1', { records }), set('2', { reps: 6 })])]),
    );
    expect(exercises).toEqual([
      {
        ...exercise('Squat (Barbell)', [set('1', { records }), set('2', { reps: 6 })]),
        ...{ title: 'Barbell Squat', code: 'squat' },
      },
    ]);
  });
});
