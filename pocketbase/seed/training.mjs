import { shiftDate, weekday } from './dates.mjs';
import { seedLibrary } from './library.mjs';
import { resultOf } from './results.mjs';

/** @typedef {import('pocketbase').default} PocketBase */
/** @typedef {import('./library.mjs').Exercise} Exercise */

/** @typedef {{ id: string, date: string, exercises: { title: string }[] }} Workout */

/** The workouts of the plan; `days`: how many days after today's weekday each comes. */
const STRENGTH = [
  {
    id: 'legs-and-back',
    workoutTitle: 'Legs and back',
    workoutDescription: 'Warm up for ten minutes first.',
    frequency: 'weekly',
    days: [0, 3],
    exercises: ['Barbell Squat', 'Romanian Deadlift', 'Plank'],
  },
  {
    id: 'push-and-pull',
    workoutTitle: 'Push and pull',
    workoutDescription: 'Two minutes of rest between heavy sets.',
    frequency: 'bi-weekly',
    days: [1, 5],
    exercises: ['Dumbbell Bench Press', 'Bent Over Barbell Row', 'Face Pull', 'Dead Bug'],
  },
  {
    id: 'easy-hour',
    workoutTitle: 'Easy hour outside',
    workoutDescription: '',
    frequency: 'monthly',
    days: [2],
    exercises: ['Trail Running/Walking', 'Hamstring Stretch'],
  },
];

/** What the two athletes lift in the first week, in kg. */
const STARTS = [60, 40];
/** Whole weeks, so that one workout of the plan is today's. */
const WEEKS = { behind: 13, ahead: 8 };
/** The most requests at once. */
const TOGETHER = 50;

/**
 * Does something for each of a list, some at a time.
 * @template T
 * @param {readonly T[]} list
 * @param {(item: T, index: number) => Promise<unknown>} run
 */
async function inBatches(list, run) {
  for (let from = 0; from < list.length; from += TOGETHER) {
    await Promise.all(list.slice(from, from + TOGETHER).map((item, index) => run(item, from + index)));
  }
}

/**
 * The plan's workouts as they are stored.
 * @param {Map<string, Exercise>} library
 * @param {string} today
 */
function planWorkouts(library, today) {
  return STRENGTH.map(({ days, exercises, ...workout }) => {
    const workoutDays = days.map((day) => weekday(shiftDate(today, day)));
    return {
      ...workout,
      workoutDay: workoutDays[0],
      workoutDays,
      exercises: exercises.map((name, index) => ({ id: `e${index + 1}`, ...library.get(name) })),
    };
  });
}

/**
 * How a workout of the past went: most are done, some half, some missed.
 * @param {Workout} workout
 * @param {{ turn: number, start: number, from: string }} athlete
 */
function exercisesDone({ date, exercises }, { turn, start, from }) {
  const week = Math.floor((Date.parse(date) - Date.parse(from)) / (7 * 86_400_000));
  const most = turn % 11 === 8 ? 0 : turn % 7 === 4 ? 1 : exercises.length;
  return exercises.map((exercise, index) =>
    index < most
      ? { ...exercise, completed: true, results: resultOf(exercise.title, { week, start, turn }) }
      : exercise,
  );
}

/**
 * An athlete's plans, and the workouts that the active one has made: three months of history, and what comes.
 * @param {PocketBase} client
 * @param {{ user: string, start: number }} athlete
 * @param {Map<string, Exercise>} library
 * @param {string} today
 */
async function seedAthlete(client, { user, start }, library, today) {
  const workouts = planWorkouts(library, today);
  const plans = client.collection('plans');
  await plans.create({ user, active: false, planTitle: 'First weeks', workouts: workouts.slice(2) });
  const { id: plan } = await plans.create({
    user,
    active: true,
    planTitle: 'Strength, three days a week',
    planDescription: 'Leave two repetitions in the tank; add weight when all sets feel easy.',
    workouts,
  });
  const from = shiftDate(today, -7 * WEEKS.behind);
  const body = { user, plan, from, duration: WEEKS.behind + WEEKS.ahead, unit: 'week' };
  await client.send('/api/hub/workouts/generate', { method: 'POST', body });
  const filter = client.filter('user = {:user} && date < {:today}', { user, today });
  /** @type {Workout[]} */
  const past = await client.collection('workouts').getFullList({ filter, sort: 'date' });
  await inBatches(past, (workout, turn) => {
    const exercises = exercisesDone(workout, { turn, start, from });
    return client.collection('workouts').update(workout.id, { exercises });
  });
}

/**
 * The coaching tool's records.
 * @param {PocketBase} client
 * @param {string[]} athletes their ids
 * @param {string} today YYYY-MM-DD
 */
export async function seedTraining(client, athletes, today) {
  const library = await seedLibrary(client);
  for (const [index, user] of athletes.entries()) {
    await seedAthlete(client, { user, start: STARTS[index] ?? 50 }, library, today);
  }
}
