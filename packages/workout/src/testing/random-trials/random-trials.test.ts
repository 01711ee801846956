import { startServer, type TestServer, type TestUser } from '@hub/pocketbase/testing';
import { stubDevices } from '@hub/tool-kit/testing/devices';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Workout } from '../../api/workout.schema';
import { ACTS, answer, EXERCISES } from './acts';
import { COLLECTIONS, fieldsOf } from './hub';
import { Model } from './model';
import { Phone, type World } from './phone';
import { Chance } from './random';
import { TIME_LIMITS } from '../../../../../time-limits.mjs';

/**
 * Two devices of one person with random changes, network failures and killed pages, on a real server: nothing
 * that was promised is lost, nothing is created twice, and all agree in the end. `TRIALS_SEED` sets another
 * seed.
 */

const { HUB_SOAK, TRIALS_SEED } = process.env;
/** `npm run soak` runs more trials. */
const TRIALS = HUB_SOAK === undefined ? 250 : 1_000;
/** Add the seed of every run that has failed once, so that it is always repeated. */
const SEEDS = TRIALS_SEED === undefined ? [20_261_122] : [Number(TRIALS_SEED)];

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function somewhatLater({ world: { chance } }: Phone) {
  for (let turns = chance.below(30); turns > 0; turns -= 1)
    await new Promise((resolve) => setImmediate(resolve));
}

async function playTrial(phone: Phone, trial: number) {
  const { chance } = phone.world;
  if (chance.is(0.25)) phone.cut(chance.pick(['lose', 'loseAnswer', 'patchy']));
  const under: Promise<unknown>[] = [];
  if (chance.is(0.3)) under.push(phone.comeBack());
  if (chance.is(0.2)) under.push(phone.refresh());
  for (let count = 1 + chance.below(3); count > 0; count -= 1) {
    under.push(chance.pick(ACTS)(phone, trial));
    if (chance.is(0.5)) await Promise.all(under);
  }
  if (chance.is(0.12)) {
    await somewhatLater(phone);
    under.push(phone.restart());
  }
  await Promise.all(under);
}

async function seedRecords(person: TestUser) {
  const { client } = person;
  for (let index = 0; index < 6; index += 1) {
    await client
      .collection('aliases')
      .create({ email: `seed-${String(index)}@example.com`, description: 's' });
    await client
      .collection('loyalty')
      .create({ name: `seed-${String(index)}`, cardId: 's', type: 'barcode' });
  }
  const exercises = EXERCISES.map((id) => ({ id, title: `Exercise ${id}`, completed: false, results: '' }));
  for (const workoutTitle of ['Legs', 'Arms', 'Back'])
    await server.superuser
      .collection('workouts')
      .create({ user: person.id, date: '2026-11-21', workoutTitle, exercises });
}

it.each(SEEDS)(
  `loses nothing and makes nothing twice in ${String(TRIALS)} random trials, seed %i`,
  { timeout: TIME_LIMITS.program },
  async (seed) => {
    const person = await server.createUser();
    const chance = new Chance(seed);
    const model = new Model();
    const world: World = { url: server.url, person, model, chance, ticks: new Map(), wrongQuestions: [] };
    await seedRecords(person);
    stubDevices();
    // The hub is polled only when a trial says so.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const phones = [new Phone('phone', world), new Phone('tablet', world)];
    for (const phone of phones) await phone.refresh();
    for (let trial = 1; trial <= TRIALS; trial += 1) await playTrial(chance.pick(phones), trial);

    const isWaiting = () => phones.some(({ hub }) => hub.outbox.waiting.all().length > 0);
    for (let turns = 0; turns < 30 && (turns === 0 || isWaiting()); turns += 1) {
      for (const phone of phones) {
        await phone.comeBack();
        await answer(phone, TRIALS);
      }
    }
    for (const phone of phones) await phone.refresh();
    const [one, other] = phones.map(({ hub }) => hub);
    const all = COLLECTIONS.flatMap((collection) =>
      one!.shown(collection).map((row) => [`${collection}/${row.id}`, fieldsOf(collection, row)] as const),
    );
    vi.useRealTimers();
    for (const { hub } of phones) hub.outbox.close();

    expect(isWaiting()).toBe(false);
    expect(world.model.losses(new Map(all))).toEqual([]);
    expect(world.model.repetitions()).toEqual([]);
    expect(world.wrongQuestions).toEqual([]);
    for (const collection of COLLECTIONS) expect(one!.shown(collection)).toEqual(other!.shown(collection));
    const workouts = one!.shown('workouts') as unknown as Workout[];
    const wrong = workouts.flatMap(({ id: workout, exercises }) =>
      exercises.filter(
        ({ id, completed }) => world.ticks.get(`workouts/${workout}:${id}`)?.has(completed) === false,
      ),
    );
    expect(wrong).toEqual([]);
  },
);
