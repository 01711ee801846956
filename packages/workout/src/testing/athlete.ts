import { addDays, type CalendarDate } from '@hub/calendar';
import type { WorkoutRecord } from '@hub/pb-client';
import type { StoredExercise } from '../model/exercise';
import { sampleExercise, sampleWorkout, tickedExercises } from './records';

const LEGS = [
  sampleExercise('squat', {
    title: 'Barbell Squat',
    instructions: '3 sets of 8. Two minutes between sets.',
  }),
  sampleExercise('deadlift', {
    title: 'Romanian Deadlift',
    instructions: '3 sets of 10, slow on the way down.',
  }),
  sampleExercise('lunges', {
    title: 'Dumbbell Lunges',
    instructions:
      '2 sets of 12 a side, a dumbbell in each hand. Long steps, the back knee just above the floor.',
    notes: 'Left knee: stop when it pinches.',
    progression: 'Barbell Walking Lunge',
    regression: 'Split squat at the rack',
    video: 'https://example.com/lunges',
  }),
  sampleExercise('rows', {
    title: 'Seated Cable Rows',
    instructions: '3 sets of 12. Pull to the navel, hold a second.',
  }),
  sampleExercise('plank', { title: 'Plank', instructions: '3 times 45 seconds.' }),
];
const OUTSIDE = [
  sampleExercise('run', {
    title: 'Trail Running/Walking',
    instructions: 'An hour at a pace at which you can talk.',
  }),
  sampleExercise('stretch', { title: 'Hamstring Stretch', instructions: 'Twice 30 seconds a side.' }),
];

const DONE: Record<string, string> = {
  squat: '3x8 @ 60 kg',
  deadlift: '3x10 @ 50 kg',
  lunges: '2x12 @ 10 kg',
  rows: '3x12 @ 45 kg',
  plank: '45 s, 45 s, 40 s',
  run: '6.4 km, 58 min',
  stretch: '2x30 s',
};

function done(exercises: readonly StoredExercise[], count: number, results = DONE): StoredExercise[] {
  return exercises.map((exercise, index) =>
    index < count ? { ...exercise, completed: true, results: results[String(exercise['code'])] } : exercise,
  );
}

/** The weights of the squat in the previous weeks, the latest first. */
const SQUATS = ['60 kg', '60 kg', '57.5 kg', '57.5 kg', '55 kg', '55 kg', '50 kg'];

/** An athlete's past and future workouts, relative to `today`. */
export function athletesWorkouts(today: CalendarDate): WorkoutRecord[] {
  const description = 'Heavy day. Keep the bar close and stop two short of failure.';
  const at = (days: number, values: Partial<WorkoutRecord>) =>
    sampleWorkout({ date: addDays(today, days), ...values });
  return [
    at(0, {
      id: 'today0000000000',
      workoutDescription: description,
      exercises: done(LEGS, 2, { squat: '3x8 @ 62.5 kg', deadlift: '3x10 @ 52.5 kg' }),
    }),
    at(3, { workoutTitle: 'Easy hour outside', exercises: OUTSIDE }),
    at(7, { workoutDescription: description, exercises: LEGS }),
    at(-2, { workoutTitle: 'Easy hour outside', exercises: done(OUTSIDE, 2) }),
    at(-9, { workoutTitle: 'Easy hour outside', exercises: done(OUTSIDE, 1) }),
    ...SQUATS.map((weight, week) =>
      at(-7 * (week + 1), {
        exercises: done(LEGS, 5, {
          ...DONE,
          squat: week === 3 ? 'bodyweight only, knee sore' : `3x8 @ ${weight}`,
        }),
      }),
    ),
  ];
}

/**
 * Legs and back with targets, with one completed exercise and one in progress, and the same workout a week
 * before.
 */
export function loggedWorkouts(today: CalendarDate): WorkoutRecord[] {
  const set = (id: number, reps: number, weight: number, done = true) => ({
    ...{ id: String(id), kind: 'work', reps, weight, unit: 'kg', done },
    ...(done && { at: `${today}T18:0${String(id)}:00.000Z` }),
  });
  const asked = (id: string, title: string, target: object, values: StoredExercise = {}) =>
    sampleExercise(id, { title, target, ...values });
  const exercises = [
    asked(
      'deadlift',
      'Romanian Deadlift',
      { sets: 3, reps: 10, weight: 52.5, unit: 'kg', rest: 120 },
      {
        completed: true,
        results: '3x10 @ 52.5 kg',
        sets: [set(1, 10, 52.5), set(2, 10, 52.5), set(3, 10, 52.5)],
      },
    ),
    asked(
      'squat',
      'Barbell Squat',
      { sets: 3, reps: 8, weight: 62.5, unit: 'kg', rest: 120 },
      {
        instructions:
          'Feet a hand wider than the hips, toes a little out. Brace, then sit down between the knees until the hips are below them. Drive up without letting the chest fall.',
        video: 'https://example.com/squat',
        sets: [{ ...set(1, 8, 62.5), records: [{ kind: 'weight', before: 60, on: addDays(today, -7) }] }],
      },
    ),
    asked('lunges', 'Dumbbell Lunges', { sets: 2, reps: 12, weight: 12.5, unit: 'kg', rest: 90, group: 'A' }),
    asked('rows', 'Seated Cable Rows', { sets: 3, reps: 8, repsTo: 12, rpe: 8, rest: 90, group: 'A' }),
    asked('plank', 'Plank', { sets: 3, seconds: 45, rest: 60 }),
  ];
  const before = sampleExercise('squat', {
    title: 'Barbell Squat',
    completed: true,
    results: '2x8 @ 60 kg, 7 @ 60 kg',
    sets: [set(1, 8, 60), set(2, 8, 60), set(3, 7, 60)],
  });
  return [
    sampleWorkout({ id: 'today0000000000', date: today, exercises }),
    sampleWorkout({ date: addDays(today, -7), exercises: [before, ...done(LEGS.slice(2), 3)] }),
  ];
}

/** Three months of workouts up to tomorrow, every other day, of which every sixth was missed. */
export function monthsOfWorkouts(today: CalendarDate): WorkoutRecord[] {
  const days = Array.from({ length: 44 }, (_, index) => 1 - index * 2);
  return days.map((day, index) =>
    sampleWorkout({
      date: addDays(today, day),
      exercises: tickedExercises(day <= 0, day <= 0 && index % 6 !== 5),
    }),
  );
}

/** An athlete's own workout and a planned one that they moved, with a coach's reply to it. */
export function ownWorkouts(today: CalendarDate): WorkoutRecord[] {
  return [
    sampleWorkout({
      id: 'own000000000000',
      workoutTitle: 'My workout',
      own: true,
      date: today,
      exercises: done(LEGS.slice(0, 2), 1),
    }),
    sampleWorkout({
      id: 'moved0000000000',
      date: addDays(today, 1),
      movable: true,
      movedFrom: addDays(today, -1),
      reply: 'Well done. Add 2.5 kg next time.',
      exercises: LEGS,
    }),
    sampleWorkout({ date: addDays(today, -4), exercises: done(LEGS, 5) }),
  ];
}
