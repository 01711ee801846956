import { expect, it } from 'vitest';
import { readExercises, type StoredExercise } from './exercise';
import { exerciseLog } from './exercise-log';
import { linesOf } from './row-lines';
import { USUAL_SETTINGS } from './training-settings';

function lines(stored: StoredExercise, isOpen = false) {
  const exercise = readExercises([{ id: 'squat', ...stored }])[0]!;
  const workout = { id: 'today', date: '2026-11-21', workoutTitle: 'Legs', exercises: [exercise] };
  return linesOf(
    exercise,
    exerciseLog(exercise, exercise.sets, { workout, past: [], settings: USUAL_SETTINGS }),
    isOpen,
  );
}

const target = { sets: 3, reps: 8, weight: 62.5, unit: 'kg', rest: 120 };
const one = { id: '1', kind: 'work', reps: 8, weight: 62.5, unit: 'kg', done: true };

it('is the target, with room for what the ring will say', () => {
  expect(lines({ target, instructions: 'Down.' })).toEqual({
    now: '3 × 8 @ 62.5 kg, rest 2:00',
    other: 'Done: 3x8 @ 62.5 kg',
  });
});

it('says how many of the sets are done, of an opened exercise always', () => {
  expect(lines({ target, sets: [one] }).now).toBe('1 of 3 sets');
  expect(lines({ target }, true)).toEqual({ now: '0 of 3 sets', other: '0 of 3 sets' });
});

it('says what was done, and keeps room for the target', () => {
  expect(lines({ target, sets: [one], completed: true, results: '8 @ 62.5 kg' })).toEqual({
    now: 'Done: 8 @ 62.5 kg',
    other: '3 × 8 @ 62.5 kg, rest 2:00',
  });
});

it('is as it was without a target', () => {
  expect(lines({ instructions: 'Slowly.' })).toEqual({ now: 'Slowly.', other: 'Done' });
  expect(lines({ instructions: 'Slowly.' }, true)).toEqual({ now: 'To do', other: 'Done' });
});
