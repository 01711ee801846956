import { addDays } from '@hub/calendar';
import { expect, it } from 'vitest';
import { loggedOrWritten } from '../rules';
import { type Exercise, readExercises, type StoredExercise } from './exercise';
import { isLookedThrough, lastResult, namedExercise, type PastWorkout, pastResults } from './history';

function workout(id: string, date: string, ...exercises: StoredExercise[]): PastWorkout {
  return { id, date, workoutTitle: 'Legs', exercises: readExercises(exercises) };
}

const exercise = (stored: StoredExercise): Exercise => readExercises([stored])[0]!;

const squat = (results: string) => ({ id: `of-${results}`, code: 'squat', title: 'Squat', results });

const workouts = [
  workout('next', '2026-11-28', squat('')),
  workout('today', '2026-11-21', squat('3x8 @ 62.5 kg'), { code: 'plank', results: '45 s' }),
  workout('last', '2026-11-14', { ...squat('3x8 @ 60 kg'), title: 'Barbell Squat' }),
  workout('first', '2026-11-07', { code: 'plank', results: '40 s' }),
];

const named = (text: string) => ({ exerciseId: `of-${text}`, workoutTitle: 'Legs', text, sets: [] });

it('finds what was written for the same exercise, the newest first', () => {
  expect(pastResults(workouts, exercise(squat('')))).toEqual([
    { ...named('3x8 @ 62.5 kg'), workoutId: 'today', date: '2026-11-21' },
    { ...named('3x8 @ 60 kg'), workoutId: 'last', date: '2026-11-14' },
  ]);
  expect(pastResults(workouts, exercise({ code: 'barbell-row' }))).toEqual([]);
});

it('finds what was logged, without the sets that were not done, and reads what was only written', () => {
  const done = { id: '1', kind: 'work', reps: 8, weight: 60, unit: 'kg', done: true };
  const logged = workout('w', '2026-11-21', {
    ...squat(''),
    sets: [done, { ...done, id: '2', done: false }],
  });
  const asked = workout('x', '2026-11-20', { ...squat(''), sets: [{ ...done, done: false }] });
  const [result, ...others] = pastResults([logged, asked], exercise(squat('')));
  expect(result).toMatchObject({ workoutId: 'w', text: '', sets: [done] });
  expect(others).toEqual([]);
  expect(loggedOrWritten(result!.sets, result!.text)).toEqual([done]);
  const written = pastResults(workouts, exercise(squat('')))[1]!;
  expect(loggedOrWritten(written.sets, written.text)).toHaveLength(3);
  expect(loggedOrWritten(written.sets, 'knee sore')).toEqual([]);
});

it('knows the last time before a workout, not its own result and none that came later', () => {
  const text = (id: string, code: string) =>
    lastResult(
      workouts,
      workouts.find((one) => one.id === id)!,
      exercise({ code }),
    )?.text;
  expect(text('next', 'squat')).toBe('3x8 @ 62.5 kg');
  expect(text('today', 'squat')).toBe('3x8 @ 60 kg');
  expect(text('last', 'squat')).toBeUndefined();
  expect(text('last', 'plank')).toBe('40 s');
});

it('has looked far enough with fifty workouts, itself included', () => {
  const earlier = Array.from({ length: 50 }, (_, index) =>
    workout(`e${String(index)}`, addDays('2026-11-20', -index)),
  );
  const now = workout('now', '2026-11-21');
  const next = workout('next', '2026-11-22');
  expect(isLookedThrough([next, now, ...earlier.slice(1)], now)).toBe(true);
  expect(isLookedThrough([next, now, ...earlier.slice(2)], now)).toBe(false);
});

it('finds the exercise that an address names by id or code, as the latest workout calls it', () => {
  const titled = (name: string, title: string | null = null) =>
    namedExercise(workouts, { name, title })?.title;
  expect(titled('squat')).toBe('Squat');
  expect(titled('of-3x8 @ 60 kg')).toBe('Barbell Squat');
  expect(titled('squat', 'Barbell Squat')).toBe('Barbell Squat');
  expect(titled('squat', 'Row')).toBeUndefined();
  expect(titled('row')).toBeUndefined();
});

it('offers no weights of another exercise with the same label', () => {
  const labelled = [
    workout('later', '2026-11-21', { code: 'A1', title: 'Squat' }),
    workout('before', '2026-11-14', { code: 'A1', title: 'Row', results: '40 kg' }),
    workout('first', '2026-11-07', { code: 'A1', title: 'Squat', results: '100 kg' }),
  ];
  expect(lastResult(labelled, labelled[0]!, labelled[0]!.exercises[0]!)?.text).toBe('100 kg');
});

it('is that of the morning in the evening, and not the other way', () => {
  const at = (time: string) => ({ id: '1', kind: 'work', reps: 8, done: true, at: `2026-11-21T${time}:00Z` });
  const logged = (id: string, ...sets: object[]) => workout(id, '2026-11-21', { ...squat(''), sets });
  const [morning, evening] = [logged('morning', at('08:00')), logged('evening', at('18:00'))];
  const all = [evening, morning];
  const of = exercise(squat(''));
  expect(lastResult(all, evening, of)?.workoutId).toBe('morning');
  expect(lastResult(all, morning, of)).toBeUndefined();
  expect(lastResult(all, logged('night'), of)?.workoutId).toBe('evening');
  expect(lastResult([workout('noon', '2026-11-21', squat('60x8')), morning], morning, of)?.text).toBe('60x8');
});
