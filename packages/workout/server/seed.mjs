import { inBatches, shiftDate, weekday } from '@hub/pocketbase/seed-kit';
import { seedLibrary } from './seed/library.mjs';
import { AT_HOME, FIRST_WEEKS, STRENGTH, TARGETS, TEN_KILOMETRES, WINTER_BASE } from './seed/plans.mjs';
import { saveOf } from './seed/results.mjs';

/** @typedef {import('pocketbase').default} PocketBase */
/** @typedef {import('./seed/library.mjs').Exercise} Exercise */
/** @typedef {import('./seed/plans.mjs').Plan} Plan */

/** @typedef {{ id: string, date: string, exercises: { id: string, title: string }[] }} Workout */

/**
 * @typedef {object} Athlete how an athlete in the demo trains
 * @property {string} person their name in the demo
 * @property {Plan} plan the active plan, from which the workouts are generated
 * @property {Plan} [before] the previous plan, which is no longer active
 * @property {number} start the weight that they lift in the first week, in kg
 * @property {number} behind whole weeks of history, so that a workout on `days: [0]` is also today
 * @property {number} ahead whole weeks in the future
 * @property {number} luck shifts which workouts did not go as planned
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
 * A plan in its stored form.
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
      exercises: exercises.map((exercise, index) => {
        const [name, target] = typeof exercise === 'string' ? [exercise, TARGETS[exercise]] : exercise;
        return { id: `e${index + 1}`, ...library.get(name), ...(target && { target }) };
      }),
    };
  });
  return { ...plan, workouts: stored };
}

/**
 * How many exercises of a past workout are done: mostly all, sometimes one, sometimes none.
 * @param {number} turn the index of the athlete's workout
 * @param {number} all
 */
function howManyDone(turn, all) {
  if (turn % 11 === 8) return 0;
  return turn % 7 === 4 ? 1 : all;
}

/**
 * Saves the first exercises of a workout, like its athlete's screen.
 * @param {PocketBase} client
 * @param {Workout} workout
 * @param {number} done how many exercises
 * @param {{ turn: number, start: number, from: string, today: string }} athlete
 */
async function saveDone(client, { id, date, exercises }, done, { turn, start, from, today }) {
  const week = Math.floor((Date.parse(date) - Date.parse(from)) / (7 * 86_400_000));
  await inBatches(exercises.slice(0, done), (exercise, place) => {
    const when = { week, start, turn, place, ...(date !== today && { date }) };
    const path = `/api/hub/workouts/${id}/exercises/${exercise.id}`;
    return client.send(path, { method: 'PATCH', body: saveOf(exercise.title, when) });
  });
}

/**
 * Creates an athlete's plans, and the past and future workouts of the active one.
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
  // One after another, because the hub determines the records of each set when it is saved.
  for (const [index, workout] of made.entries()) {
    const turn = index + luck;
    const isToday = workout.date === today;
    const done = isToday ? Number(athlete.hasBegun ?? 0) : howManyDone(turn, workout.exercises.length);
    await saveDone(client, workout, done, { turn, start, from, today });
  }
}

/** The coach's notes about the athletes, by their names in the demo. @type {readonly [string, string][]} */
const NOTES = [
  ['sam', 'Left knee clicks after long runs: no deep squats before the scan.'],
  ['sam', 'Sleeps badly in the week of the move. Keep Thursday easy.'],
  ['noor', 'Wants to run ten kilometres in March, with her sister.'],
  ['ilse', 'New to all of it: praise the weeks, not the weights.'],
];

/**
 * Creates messages between coach and athletes, and a workout of Ilse's own; the coach has seen all but the
 * last days.
 * @param {PocketBase} client
 * @param {ReadonlyMap<string, string>} ids
 * @param {string} today
 */
async function seedFeed(client, ids, today) {
  const workouts = client.collection('workouts');
  /** @param {string} person */
  const lastOf = async (person) => {
    const filter = client.filter('user = {:user} && date < {:today}', { user: ids.get(person), today });
    return (await workouts.getList(1, 1, { filter, sort: '-date' })).items[0]?.id ?? '';
  };
  const acted = `${shiftDate(today, -1)}T18:40:00.000Z`;
  await workouts.update(await lastOf('sam'), {
    acted,
    note: 'Left knee felt stiff on the way down. Better after the second set.',
  });
  await workouts.update(await lastOf('noor'), { reply: 'Well done' });
  await workouts.create({
    user: ids.get('ilse'),
    date: shiftDate(today, -1),
    workoutTitle: 'My workout',
    own: true,
    acted,
    exercises: [{ id: 'e1', title: 'Swimming', completed: true, results: '30 minutes' }],
  });
  const before = client.filter('date < {:day}', { day: shiftDate(today, -3) });
  const seen = await workouts.getFullList({ filter: before, fields: 'id' });
  const body = { workouts: seen.map(({ id }) => id) };
  await client.send('/api/hub/workouts/seen', { method: 'POST', body });
}

/**
 * Creates the demo's exercises, plans and workouts, and the coach's notes.
 * @type {import('@hub/pocketbase/seed-kit').Seed}
 */
export async function seed(client, { ids, today }) {
  const library = await seedLibrary(client);
  for (const athlete of ATHLETES) {
    await seedAthlete(client, { ...athlete, user: ids.get(athlete.person) ?? '' }, library, today);
  }
  // A template, from which plans of athletes can be created.
  await client.collection('plans').create({ active: true, ...storedPlan(WINTER_BASE, library, today) });
  await seedFeed(client, ids, today);
  // A person's settings have the person's id.
  await inBatches([...ids.values()], (owner) =>
    client.collection('training_settings').create({ id: owner, owner, unit: 'kg', step: '2.5' }),
  );
  const author = ids.get('coach');
  await inBatches(NOTES, ([person, text]) =>
    client.collection('coach_notes').create({ user: ids.get(person), author, text }),
  );
}
