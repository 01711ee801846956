import { inBatches, shiftDate, weekday } from '@hub/pocketbase/seed-kit';
import { seedLibrary } from './seed/library.mjs';
import { AT_HOME, FIRST_WEEKS, STRENGTH, TEN_KILOMETRES } from './seed/plans.mjs';
import { resultOf } from './seed/results.mjs';

/** @typedef {import('pocketbase').default} PocketBase */
/** @typedef {import('./seed/library.mjs').Exercise} Exercise */
/** @typedef {import('./seed/plans.mjs').Plan} Plan */

/** @typedef {{ id: string, date: string, exercises: { title: string }[] }} Workout */

/**
 * How somebody of the demo trains.
 * @typedef {object} Athlete
 * @property {string} person their name in the demo
 * @property {Plan} plan the active one, out of which the workouts are made
 * @property {Plan} [before] the one before, which is no longer active
 * @property {number} start what they lift in the first week, in kg
 * @property {number} behind whole weeks of history, so that a workout that comes on `days: [0]` is today's too
 * @property {number} ahead whole weeks to come
 * @property {number} luck moves which workouts went otherwise than planned
 * @property {true} [hasBegun] whether the first exercise of today is done
 */

/** @type {readonly Athlete[]} */
const ATHLETES = [
  {
    person: 'sam',
    plan: STRENGTH,
    before: FIRST_WEEKS,
    start: 60,
    behind: 13,
    ahead: 8,
    luck: 0,
    hasBegun: true,
  },
  { person: 'noor', plan: TEN_KILOMETRES, before: FIRST_WEEKS, start: 10, behind: 13, ahead: 8, luck: 5 },
  { person: 'ilse', plan: FIRST_WEEKS, start: 6, behind: 3, ahead: 6, luck: 9 },
  { person: 'coach', plan: STRENGTH, before: AT_HOME, start: 45, behind: 13, ahead: 4, luck: 2 },
  { person: 'owner', plan: AT_HOME, start: 8, behind: 9, ahead: 4, luck: 6 },
];
/**
 * A plan as it is stored.
 * @param {Plan} plan
 * @param {Map<string, Exercise>} library
 * @param {string} today
 */
function storedPlan({ workouts, ...plan }, library, today) {
  const stored = workouts.map(({ days, exercises, ...workout }) => {
    const workoutDays = days.map((day) => weekday(shiftDate(today, day)));
    return {
      ...workout,
      workoutDay: workoutDays[0],
      workoutDays,
      exercises: exercises.map((name, index) => ({ id: `e${index + 1}`, ...library.get(name) })),
    };
  });
  return { ...plan, workouts: stored };
}

/**
 * How many exercises of a workout of the past are done: mostly all, at times one, at times none.
 * @param {number} turn counts the athlete's workouts
 * @param {number} all
 */
function howManyDone(turn, all) {
  if (turn % 11 === 8) return 0;
  return turn % 7 === 4 ? 1 : all;
}

/**
 * The exercises of a workout with so many of them done.
 * @param {Workout} workout
 * @param {number} done
 * @param {{ turn: number, start: number, from: string }} athlete
 */
function exercisesDone({ date, exercises }, done, { turn, start, from }) {
  const week = Math.floor((Date.parse(date) - Date.parse(from)) / (7 * 86_400_000));
  return exercises.map((exercise, index) =>
    index < done
      ? { ...exercise, completed: true, results: resultOf(exercise.title, { week, start, turn }) }
      : exercise,
  );
}

/**
 * An athlete's plans, and the workouts that the active one has made: what was, and what comes.
 * @param {PocketBase} client
 * @param {Athlete & { user: string }} athlete
 * @param {Map<string, Exercise>} library
 * @param {string} today
 */
async function seedAthlete(client, { user, start, luck, ...athlete }, library, today) {
  const plans = client.collection('plans');
  const { before } = athlete;
  if (before) await plans.create({ user, active: false, ...storedPlan(before, library, today) });
  const active = storedPlan(athlete.plan, library, today);
  const { id: plan } = await plans.create({ user, active: true, ...active });
  const from = shiftDate(today, -7 * athlete.behind);
  const body = { user, plan, from, duration: athlete.behind + athlete.ahead, unit: 'week' };
  await client.send('/api/hub/workouts/generate', { method: 'POST', body });
  const filter = client.filter('user = {:user} && date <= {:today}', { user, today });
  /** @type {Workout[]} */
  const made = await client.collection('workouts').getFullList({ filter, sort: 'date' });
  await inBatches(made, async (workout, index) => {
    const turn = index + luck;
    const isToday = workout.date === today;
    const done = isToday ? Number(athlete.hasBegun ?? 0) : howManyDone(turn, workout.exercises.length);
    if (done === 0) return;
    const exercises = exercisesDone(workout, done, { turn, start, from });
    await client.collection('workouts').update(workout.id, { exercises });
  });
}

/**
 * The demo's library of exercises, plans and workouts.
 * @type {import('@hub/pocketbase/seed-kit').Seed}
 */
export async function seed(client, { ids, today }) {
  const library = await seedLibrary(client);
  for (const athlete of ATHLETES) {
    await seedAthlete(client, { ...athlete, user: ids.get(athlete.person) ?? '' }, library, today);
  }
}
