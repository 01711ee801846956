import { inBatches } from '../../pocketbase/seed/in-batches.mjs';
import { percentile } from '../../scripts/lib/figures.mjs';
import { ask, demand } from './client.mjs';
import { signIn } from './household.mjs';

const MANY = { workouts: 2000, exercises: 1500, plans: 60 };
/** How often each list is requested. */
const TIMES = 20;

const PROSE = 'Lower slowly until the thighs are level, then push up through the whole foot. '.repeat(4);

/** @param {number} index */
function exercise(index) {
  const title = `Exercise ${String(index).padStart(4, '0')}`;
  return { title, instructions: PROSE, tags: ['strength', 'legs'], notes: 'Breathe.' };
}

/** @param {number} index days after the first */
function workout(index) {
  const exercises = Array.from({ length: 6 }, (_, place) => ({
    ...exercise(place),
    id: `e${place}`,
    code: `exercise-${place}`,
    completed: true,
    results: `3x8 @ ${40 + place} kg`,
  }));
  const date = new Date(Date.UTC(2022, 0, 1 + index)).toISOString().slice(0, 10);
  return { date, workoutTitle: `Workout ${index}`, workoutDescription: PROSE, exercises };
}

/** The lists of the specification (§7.20 to §7.28), each with the page size that the screens request. */
const LISTS = (/** @type {string} */ user) => {
  const mine = `filter=${encodeURIComponent(`user="${user}"`)}`;
  return {
    'workouts, page 1 of 100': `workouts/records?perPage=100&sort=-date,id&${mine}`,
    'workouts, page 20': `workouts/records?page=20&perPage=100&sort=-date,id&${mine}`,
    'exercise history, 50': `workouts/records?perPage=50&sort=-date,id&${mine}`,
    'exercises, page of 500': 'exercises/records?perPage=500&sort=title,id',
    'plans, 50': `plans/records?perPage=50&sort=-created,id&${mine}`,
    'users, 500': 'users/records?perPage=500&sort=email,id',
  };
};

/**
 * @typedef {object} Figure
 * @property {string} list
 * @property {number} p50 milliseconds
 * @property {number} p95 milliseconds
 * @property {number} bytes the size of the response
 */

/**
 * Fills a hub with an athlete of many years and a large library, requests each list, and logs a set.
 * @param {string} url
 * @param {{ email: string, password: string }} owner
 * @returns {Promise<Figure[]>}
 */
export async function measureLists(url, owner) {
  const token = await signIn(url, 'users', owner);
  const login = { email: 'athlete@bench.test', password: 'bench-password' };
  const person = { ...login, passwordConfirm: login.password };
  const make = (/** @type {string} */ collection, /** @type {object} */ body) =>
    demand(`${url}/api/collections/${collection}/records`, { token, method: 'POST', body });
  const { id: user } = /** @type {{ id: string }} */ (await make('users', person));
  await inBatches(Array.from({ length: MANY.exercises }), (_, index) => make('exercises', exercise(index)));
  await inBatches(Array.from({ length: MANY.workouts }), (_, index) =>
    make('workouts', { ...workout(index), user }),
  );
  await inBatches(Array.from({ length: MANY.plans }), (_, index) =>
    make('plans', { user, planTitle: `Plan ${index}`, workouts: [] }),
  );
  const figures = [];
  for (const [list, path] of Object.entries(LISTS(user))) {
    figures.push({ list, ...(await time(() => ask(`${url}/api/collections/${path}`, { token }))) });
  }
  const last = { ...workout(MANY.workouts), user };
  const { id } = /** @type {{ id: string }} */ (await make('workouts', last));
  const path = `${url}/api/hub/workouts/${id}/exercises/e0`;
  const set = (/** @type {number} */ round) => ({
    id: '1',
    reps: round + 1,
    weight: 60,
    unit: 'kg',
    done: true,
  });
  const log = (/** @type {number} */ round) =>
    ask(path, { token, method: 'PATCH', body: { sets: [set(round)] } });
  figures.push({ list: 'a set, held against all of them', ...(await time(log)) });
  return figures;
}

/**
 * @param {(round: number) => ReturnType<typeof ask>} act the request to measure
 */
async function time(act) {
  const times = [];
  let bytes = 0;
  for (let round = 0; round < TIMES; round += 1) {
    const start = performance.now();
    const { status, text } = await act(round);
    times.push(performance.now() - start);
    if (status !== 200) throw new Error(`${status} ${text}`);
    bytes = Buffer.byteLength(text);
  }
  return { p50: percentile(times, 50), p95: percentile(times, 95), bytes };
}
