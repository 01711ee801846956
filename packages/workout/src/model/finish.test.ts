import { describe, expect, it } from 'vitest';
import { readExercises, type StoredExercise } from './exercise';
import { endOf, figuresOf, type FinishedWorkout, lastTimeOf, openOf, rowOf, startedAt } from './finish';

const set = (id: string, values: object = {}) => ({ id, kind: 'work', reps: 8, done: true, ...values });
const kg = (id: string, weight: number, values: object = {}) => set(id, { weight, unit: 'kg', ...values });
const target = { sets: 3, reps: 8 };

function workout(exercises: StoredExercise[], values: Partial<FinishedWorkout> = {}): FinishedWorkout {
  return {
    id: 'now',
    date: '2026-11-23',
    workoutTitle: 'Legs',
    plan: '',
    planWorkout: '',
    finished: null,
    ...values,
    exercises: readExercises(exercises),
  };
}

describe('figures', () => {
  it('have weight × repetitions of all hard sets, bodyweight 0, and the repetitions', () => {
    const squat = {
      sets: [kg('w', 40, { kind: 'warm-up' }), kg('1', 60), kg('2', 62.5), kg('3', 65, { done: false })],
    };
    const figures = figuresOf(workout([squat, { sets: [set('1', { reps: 15 })] }]));
    expect(figures).toMatchObject({ volume: 980, unit: 'kg', sets: { done: 3, asked: 4 }, reps: 31 });
  });

  it('are in the unit of the first weight, or as they are asked for', () => {
    const mixed = workout([{ sets: [kg('1', 100, { unit: 'lb' }), kg('2', 45.359237)] }]);
    expect(figuresOf(mixed)).toMatchObject({ volume: 1600, unit: 'lb' });
    expect(figuresOf(mixed, 'kg')).toMatchObject({ volume: 726, unit: 'kg' });
  });

  it('count the sets that were asked for, and what was only written', () => {
    expect(figuresOf(workout([{ target }, { results: '2x8 @ 60 kg' }]))).toMatchObject({
      volume: 960,
      sets: { done: 2, asked: 5 },
    });
  });

  it.each<[string | null, string | undefined, number | null]>([
    ['2026-11-23T19:02:00Z', '2026-11-23T18:04:20Z', 58],
    ['2026-11-24T00:10:00Z', '2026-11-23T23:20:00Z', 50],
    ['2026-11-23T18:00:00Z', '2026-11-23T18:04:00Z', null],
    [null, '2026-11-23T18:04:00Z', null],
    ['2026-11-23T19:02:00Z', undefined, null],
  ])('last until %s from the first set at %s: %s minutes', (finished, at, minutes) => {
    const later = { at: '2026-11-23T23:59:00Z', done: false };
    const span = figuresOf(workout([{ sets: [kg('1', 60, { at }), kg('2', 60, later)] }], { finished })).span;
    expect(span?.minutes ?? null).toBe(minutes);
  });
});

describe('a workout that is going on', () => {
  const [first, second] = ['2026-11-23T18:04:20Z', '2026-11-23T18:07:00Z'];
  const sets = [kg('1', 60, { at: second }), kg('2', 60, { at: first })];
  const begun = (values: Partial<FinishedWorkout> = {}, now = second) =>
    startedAt(workout([{ sets }], values), new Date(now));

  it('was begun with its first set', () => {
    expect(begun()).toEqual(new Date(first));
  });

  it.each<[string, string, string, boolean]>([
    ['2026-11-23T23:40', '2026-11-23T23:58', '2026-11-24T00:02', true],
    ['2026-11-23T22:00', '2026-11-23T22:30', '2026-11-24T01:30', true],
    ['2026-11-23T22:00', '2026-11-23T22:29', '2026-11-24T01:30', false],
    // It is logged the day after.
    ['2026-11-24T08:00', '2026-11-24T08:01', '2026-11-24T08:02', false],
    ['2026-11-23T23:40', '2026-11-25T00:01', '2026-11-25T00:02', false],
  ])('of yesterday, with sets at %s and %s, goes on at %s: %s', (one, other, now, isGoingOn) => {
    const at = [one, other].map((time) => new Date(time).toISOString());
    const late = workout([{ sets: at.map((time, index) => kg(String(index), 60, { at: time })) }]);
    expect(startedAt(late, new Date(now)) !== null).toBe(isGoingOn);
    expect(startedAt({ ...late, finished: at[1] ?? null }, new Date(now))).toBeNull();
  });

  it.each<[string, Date | null]>([
    ['was finished', begun({ finished: second })],
    ['is of another day', begun({ date: '2026-11-22' })],
    [
      'has no set that was done',
      startedAt(workout([{ sets: [kg('1', 60, { at: first, done: false })] }]), new Date(second)),
    ],
  ])('is none that %s', (_, started) => {
    expect(started).toBeNull();
  });
});

it.each([
  ['2026-11-23T19:02:00Z', '2026-11-23T19:02:00Z'],
  ['2026-11-23T21:07:00Z', '2026-11-23T21:07:00Z'],
  // The athlete forgot to finish it.
  ['2026-11-23T21:07:01Z', '2026-11-23T18:07:00Z'],
  ['2026-11-24T07:30:00Z', '2026-11-23T18:07:00Z'],
])('is over, finished at %s after its last set, at %s', (now, end) => {
  const sets = [kg('1', 60, { at: '2026-11-23T18:07:00Z' }), kg('2', 60, { at: now, done: false })];
  expect(endOf(readExercises([{ sets }]), new Date(now))).toEqual(new Date(end));
  expect(endOf(readExercises([{ completed: true }]), new Date(now))).toEqual(new Date(now));
});

it.each<[StoredExercise[], object]>([
  [[{ target, sets: [kg('1', 60)] }], { sets: 2, exercises: 0 }],
  [[{ target, completed: true }], { sets: 0, exercises: 0 }],
  [[{ target, sets: [kg('1', 60), kg('a', 40, { kind: 'drop' }), kg('2', 60)] }], { sets: 1, exercises: 0 }],
  [[{ target }, {}, { completed: true }], { sets: 3, exercises: 1 }],
  [[{ sets: [set('1'), set('2', { done: false })] }], { sets: 1, exercises: 0 }],
  [[], { sets: 0, exercises: 0 }],
])('of %j is open %j', (exercises, open) => {
  expect(openOf(readExercises(exercises))).toEqual(open);
});

describe('last time', () => {
  const done = [{ completed: true }];
  const of = (date: string, values: Partial<FinishedWorkout> = {}, exercises = done) =>
    workout(exercises, { id: date, date, ...values });

  it('is the latest before of the same workout of the plan, in which something was done', () => {
    const same = { plan: 'p', planWorkout: 'w1', workoutTitle: 'Legs, heavy' };
    const earlier = [
      of('2026-11-30', same),
      of('2026-11-22', { plan: 'p', planWorkout: 'w2' }),
      of('2026-11-21', same, [{ completed: false }]),
      of('2026-11-20', same),
      of('2026-11-19', same),
    ];
    const now = of('2026-11-23', { ...same, workoutTitle: 'Legs' });
    expect(lastTimeOf([now, ...earlier], now)?.id).toBe('2026-11-20');
  });

  it('is that of the title where there is no plan, or none of the same', () => {
    const earlier = [of('2026-11-22', { workoutTitle: 'Arms' }), of('2026-11-16', { plan: 'old' })];
    expect(lastTimeOf(earlier, of('2026-11-23', { plan: 'new', planWorkout: 'w1' }))?.id).toBe('2026-11-16');
    expect(lastTimeOf(earlier, of('2026-11-10'))).toBeUndefined();
  });

  it('is in a row with those that were done, up to one that was missed', () => {
    const earlier = [
      of('2026-11-22'),
      of('2026-11-21', {}, []),
      of('2026-11-20'),
      of('2026-11-19', {}, [{ completed: false }]),
      of('2026-11-18'),
    ];
    const now = of('2026-11-23');
    expect(rowOf([of('2026-11-30', {}, [{ completed: false }]), now, ...earlier], now)).toBe(3);
    expect(rowOf(earlier, of('2026-11-23', {}, [{ completed: false }]))).toBe(0);
    expect(rowOf([], now)).toBe(1);
    const evening = of('2026-11-23', { id: 'evening' }, [{ completed: false }]);
    expect(rowOf([evening, now, ...earlier], now)).toBe(3);
    expect(rowOf([of('2026-11-23', { id: 'morning' }), now, ...earlier], now)).toBe(4);
  });
});
