import { HubError, newRecordId } from '@hub/pb-client';
import { startServer, type TestServer, type TestUser } from '@hub/pocketbase/testing';
import { carry, Device, stubDevices } from '@hub/tool-kit/testing/devices';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Workout } from '../../api/workout.schema';
import { Model } from './model';
import { type Collection, Hub, type Row, type Table, TABLES } from './phone';

/**
 * Two devices of one person, 1,000 rounds of changes, cuts of the network and ends of pages, on a real server: nothing
 * that was promised is lost, nothing is made twice, and all agree in the end.
 */

const ROUNDS = 1_000;
const SEED = Number(process.env['ROUNDS_SEED'] ?? 20_261_122);
const EXERCISES = ['a', 'b', 'c', 'd'];

let server: TestServer;
let mei: TestUser;
/** What is ticked may be any of these; each exercise is ticked on one device. */
const ticks = new Map<string, Set<boolean>>();
const model = new Model();
const asked: string[] = [];

beforeAll(async () => {
  server = await startServer();
  mei = await server.createUser();
});
afterAll(() => server.stop());

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const random = randomOf(SEED);
const chance = (part: number) => random() < part;
const pick = <One>(all: readonly One[]) => all[Math.floor(random() * all.length)] as One;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const writable = (name: string, value: string) => (name === 'email' ? `${value}@example.com` : value);

function fieldsOf(collection: Collection, record: Row): Record<string, string> {
  if (collection !== 'workouts')
    return Object.fromEntries(TABLES[collection].map((name) => [name, textOf(record[name])]));
  const exercises = record['exercises'] as { id: string; results?: string }[];
  return Object.fromEntries(exercises.map(({ id, results }) => [id, textOf(results)]));
}

/** Tells the model what the server has taken of a request. */
async function note({ url, method }: { url: string; method: string }, response: Response) {
  const [, collection, id] = /collections\/(\w+)\/records\/?(\w*)/.exec(url) ?? [];
  if (!response.ok || collection === undefined || method === 'GET') return;
  if (method === 'DELETE') return model.noteDeleted(`${collection}/${String(id)}`);
  const saved = (await response.clone().json()) as Row;
  const record = `${collection}/${saved.id}`;
  if (method === 'POST') model.noteCreated(record);
  model.noteVersion(record, { rev: saved.rev, fields: fieldsOf(collection as Collection, saved) });
}

type Way = 'through' | 'lose' | 'loseAnswer' | 'patchy';

/** One device with its pages, one after the other. */
class Phone {
  readonly #device = new Device();
  readonly #busy = new Set<string>();
  hub: Hub;

  constructor(readonly name: string) {
    this.cut('through');
    this.hub = new Hub(this.#device, server.url, mei);
  }

  cut(way: Way) {
    const carryOn = () => carry[way === 'patchy' ? pick(['through', 'lose', 'loseAnswer'] as const) : way];
    this.#device.carry = (send, request) =>
      carryOn()(async () => {
        const response = await send();
        await note(request, response);
        return response;
      });
  }

  /** The page ends without a word, and another is opened. */
  async restart() {
    this.hub.kill();
    this.#busy.clear();
    this.hub = new Hub(this.#device, server.url, mei, this.hub);
    await this.hub.do(() => this.hub.outbox.open());
  }

  async comeBack() {
    const { hub } = this;
    this.cut('through');
    await hub.do(() => hub.page.client.health.check());
    await hub.do(() => hub.outbox.flush());
  }

  refresh() {
    const { hub } = this;
    return hub.do(() => hub.refresh().catch(() => undefined));
  }

  /** A record that nothing is being done to on this device. */
  free(collection: Collection): Row | undefined {
    return pick(this.hub.shown(collection).filter(({ id }) => !this.#busy.has(id)));
  }

  /** Does one thing to a record; says whether the person was told that it is saved, or waits. */
  async change(id: string, work: () => Promise<unknown>): Promise<boolean> {
    this.#busy.add(id);
    const { hub } = this;
    try {
      return (await hub.do(work)) !== 'ended';
    } catch (error) {
      const isAnswer = error instanceof HubError && ['conflict', 'not-found', 'invalid'].includes(error.kind);
      if (!isAnswer) throw error;
      return false;
    } finally {
      if (hub === this.hub) this.#busy.delete(id);
    }
  }
}

const tables = ['aliases', 'loyalty'] as const;

async function write(phone: Phone, round: number) {
  const collection = pick(tables);
  const record = phone.free(collection);
  if (record === undefined) return;
  const name = pick<string>(TABLES[collection]);
  const field = `${collection}/${record.id}:${name}`;
  const value = writable(name, model.newValue());
  model.write(field, value, textOf(record[name]), phone.name, round);
  const { hub } = phone;
  if (await phone.change(record.id, () => hub.update(collection, record, { [name]: value })))
    model.promise(field, value);
}

async function make(phone: Phone, round: number) {
  const collection: Table = pick(tables);
  const id = newRecordId();
  const taken = chance(0.1) ? phone.free('aliases')?.['email'] : undefined;
  const entries = TABLES[collection].map((name) => {
    const value = writable(name, model.newValue());
    return [name, name === 'email' ? textOf(taken) || value : value] as const;
  });
  const values = Object.fromEntries(entries);
  for (const [name, value] of entries)
    model.write(`${collection}/${id}:${name}`, value, '', phone.name, round);
  const { hub } = phone;
  const isMade = await phone.change(id, () =>
    hub.create(collection, collection === 'loyalty' ? { ...values, type: 'barcode' } : values, id),
  );
  if (!isMade) return;
  model.noteMade(`${collection}/${id}`);
  for (const [name, value] of entries) model.promise(`${collection}/${id}:${name}`, value);
}

async function remove(phone: Phone) {
  const collection = pick(tables);
  const record = phone.free(collection);
  if (record === undefined || phone.hub.shown(collection).length < 6) return;
  const { hub } = phone;
  model.noteUnsure(`${collection}/${record.id}`);
  if (await phone.change(record.id, () => hub.remove(collection, record)))
    model.noteGone(`${collection}/${record.id}`);
}

async function train(phone: Phone, round: number) {
  const workout = phone.free('workouts') as unknown as Workout | undefined;
  if (workout === undefined) return;
  const { hub } = phone;
  const mine = EXERCISES.filter((_, index) => (index % 2 === 0) === (phone.name === 'phone'));
  const exerciseId = chance(0.5) ? pick(EXERCISES) : pick(mine);
  const field = `workouts/${workout.id}:${exerciseId}`;
  const exercise = workout.exercises.find(({ id }) => id === exerciseId);
  if (mine.includes(exerciseId) && chance(0.6)) {
    const completed = exercise?.completed !== true;
    ticks.set(field, new Set([...(ticks.get(field) ?? [false]), completed]));
    if (await phone.change(workout.id, () => hub.saveExercise(workout.id, { exerciseId, completed })))
      ticks.set(field, new Set([completed]));
    return;
  }
  const results = model.newValue();
  const resultsSeen = exercise?.results ?? '';
  model.write(field, results, resultsSeen, phone.name, round);
  if (
    await phone.change(workout.id, () => hub.saveExercise(workout.id, { exerciseId, results, resultsSeen }))
  )
    model.promise(field, results);
}

type Asked = Phone['hub']['outbox']['waiting'] extends { all: () => readonly (infer One)[] } ? One : never;

/** What each field of a contested change has of the person's, of the other's, and had when it was begun. */
function sidesOf({ collection, recordId, change, refusal, rules }: Asked) {
  const theirs = refusal?.theirs;
  if (change.kind !== 'update' || theirs === undefined) return null;
  const [begun, now] = [change.before, theirs].map((row) => fieldsOf(collection as Collection, row as Row));
  const mine = Array.isArray(change.changes)
    ? (change.changes as { exerciseId: string; results?: string; resultsSeen?: string }[]).flatMap(
        ({ exerciseId, results, resultsSeen }) =>
          results === undefined ? [] : [[exerciseId, results, resultsSeen ?? ''] as const],
      )
    : Object.entries(change.changes as Record<string, string>).map(
        ([name, value]) => [name, value, begun?.[name] ?? ''] as const,
      );
  const { contested } = rules.conflict(change.before, change.changes, theirs);
  return mine
    .filter(([name, value]) => value !== now?.[name])
    .map(([name, value, seen]) => ({
      field: `${collection}/${recordId}:${name}`,
      isSaid: contested.some((one) => one.mine === value),
      mine: value,
      theirs: now?.[name] ?? '',
      seen,
    }));
}

/** The person answers all that is asked, one way or the other. */
async function answer(phone: Phone, round: number) {
  const { hub } = phone;
  for (const waiting of hub.outbox.waiting.all()) {
    if (waiting.refusal === null) continue;
    const sides = sidesOf(waiting);
    const choice = pick(['mine', 'theirs'] as const);
    for (const { field, isSaid, mine, theirs, seen } of sides ?? []) {
      if (!isSaid) asked.push(`${mine} of ${field} was not asked about: round ${String(round)}`);
      if (choice === 'mine') model.replace(field, mine, theirs);
      else model.giveUp(field, mine, seen, phone.name);
    }
    if (waiting.change.kind === 'create') model.noteUnsure(`${waiting.collection}/${waiting.recordId}`);
    await phone.change(waiting.recordId, () =>
      sides === null ? hub.outbox.discard(waiting) : hub.outbox.decide(waiting, choice),
    );
  }
}

async function somewhatLater() {
  for (let turns = Math.floor(random() * 30); turns > 0; turns -= 1)
    await new Promise((resolve) => setImmediate(resolve));
}

async function playRound(phone: Phone, round: number) {
  if (chance(0.25)) phone.cut(pick(['lose', 'loseAnswer', 'patchy']));
  const under: Promise<unknown>[] = [];
  if (chance(0.3)) under.push(phone.comeBack());
  if (chance(0.2)) under.push(phone.refresh());
  const acts = [write, write, write, make, train, train, train, remove, answer];
  for (let count = 1 + Math.floor(random() * 3); count > 0; count -= 1) {
    under.push(pick(acts)(phone, round));
    if (chance(0.5)) await Promise.all(under);
  }
  if (chance(0.12)) {
    await somewhatLater();
    under.push(phone.restart());
  }
  await Promise.all(under);
}

async function seedRecords() {
  const { client } = mei;
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
      .create({ user: mei.id, date: '2026-11-21', workoutTitle, exercises });
}

it(`loses nothing and makes nothing twice in ${String(ROUNDS)} rounds`, { timeout: 240_000 }, async () => {
  await seedRecords();
  stubDevices();
  // The hub is asked for when a round says so.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const phones = [new Phone('phone'), new Phone('tablet')];
  for (const phone of phones) await phone.refresh();
  for (let round = 1; round <= ROUNDS; round += 1) await playRound(pick(phones), round);

  const isWaiting = () => phones.some(({ hub }) => hub.outbox.waiting.all().length > 0);
  for (let turns = 0; turns < 30 && (turns === 0 || isWaiting()); turns += 1) {
    for (const phone of phones) {
      await phone.comeBack();
      await answer(phone, ROUNDS);
    }
  }
  for (const phone of phones) await phone.refresh();
  const [one, other] = phones.map(({ hub }) => hub);
  const collections = [...tables, 'workouts'] as const;
  const all = collections.flatMap((collection) =>
    one!.shown(collection).map((row) => [`${collection}/${row.id}`, fieldsOf(collection, row)] as const),
  );
  vi.useRealTimers();
  for (const { hub } of phones) hub.outbox.close();

  const seed = `seed ${String(SEED)}`;
  expect(isWaiting(), seed).toBe(false);
  expect(model.losses(new Map(all)), seed).toEqual([]);
  expect(model.repetitions(), seed).toEqual([]);
  expect(asked, seed).toEqual([]);
  for (const collection of collections) expect(one!.shown(collection)).toEqual(other!.shown(collection));
  const workouts = one!.shown('workouts') as unknown as Workout[];
  const wrong = workouts.flatMap(({ id: workout, exercises }) =>
    exercises.filter(({ id, completed }) => ticks.get(`workouts/${workout}:${id}`)?.has(completed) === false),
  );
  expect(wrong, seed).toEqual([]);
});
