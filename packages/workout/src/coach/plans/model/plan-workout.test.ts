import { readPlanWorkouts } from '../../../rules';
import { expect, it } from 'vitest';
import { emptyWorkout, readWorkouts, storeWorkouts, withCopy } from './plan-workout';

const legs = {
  id: 'legs',
  workoutTitle: 'Legs',
  workoutDescription: 'Heavy.',
  frequency: 'weekly',
  workoutDay: 'tuesday',
  workoutDays: ['tuesday', 'saturday'],
  exercises: [{ id: 'a', code: 'squat', title: 'Squat', tags: ['legs'] }],
};

it('stores what it has read, with the first day and all of them', () => {
  expect(storeWorkouts(readWorkouts([legs]))).toEqual([legs]);
});

it('keeps what it does not know', () => {
  expect(storeWorkouts(readWorkouts([{ ...legs, colour: 'red' }]))[0]).toMatchObject({ colour: 'red' });
});

it('reads an old workout: one day, no id, no frequency, nothing else', () => {
  const [old] = readWorkouts([{ workoutTitle: 'Legs', workoutDay: 'Tuesday' }]);
  expect(old).toMatchObject({
    id: 'Legs',
    days: ['tuesday'],
    frequency: 'weekly',
    description: '',
    exercises: [],
  });
});

it('keeps of an old workout the key under which it was generated, whatever it is called later', () => {
  const stored = [{ workoutTitle: 'Legs' }, { workoutTitle: 'Legs' }, { workoutTitle: 'Back' }];
  const [first, ...others] = readWorkouts(stored);
  const renamed = storeWorkouts([{ ...first!, title: 'Legs, heavy' }, ...others]);
  expect(readPlanWorkouts(renamed)[0]?.key).toBe(readPlanWorkouts(stored)[0]?.key);
  expect(new Set(renamed.map(({ id }) => id)).size).toBe(3);
});

it('gives exercises of a workout ids of their own, the same each time', () => {
  const stored = [{ ...legs, exercises: [{ code: 'squat' }, { code: 'squat' }, {}, { id: 'squat' }] }];
  const ids = readWorkouts(stored)[0]?.exercises.map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
  expect(readWorkouts(stored)).toEqual(readWorkouts(stored));
});

it('trims texts, and stores no day as none', () => {
  const workout = { ...emptyWorkout('new'), title: ' Legs ', description: ' Slow. ' };
  expect(storeWorkouts([workout])[0]).toMatchObject({
    workoutTitle: 'Legs',
    workoutDescription: 'Slow.',
    workoutDay: '',
    workoutDays: [],
  });
});

it('puts a copy right after the original, under another id', () => {
  const workouts = readWorkouts([legs, { ...legs, id: 'back', workoutTitle: 'Back' }]);
  const copied = withCopy(workouts, workouts[0]!, 'copy');
  expect(copied.map(({ id, title }) => [id, title])).toEqual([
    ['legs', 'Legs'],
    ['copy', 'Legs (copy)'],
    ['back', 'Back'],
  ]);
  expect(storeWorkouts(copied)[1]).toMatchObject({ id: 'copy', exercises: legs.exercises });
});
