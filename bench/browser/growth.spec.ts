import { addDays } from '@hub/calendar';
import { loadavg } from 'node:os';
import { chromium, test } from '@playwright/test';
import { inBatches } from '@hub/pocketbase/seed-kit';
import { addMany, startServer, type TestServer, type TestUser } from '@hub/pocketbase/testing';
import { chromiumLaunch } from '../../e2e/chromium';
import { dateIn } from '../../e2e/fixtures/dates';
import { storedSession } from '../../e2e/fixtures/hub';
import { HUB_DIST } from '../../e2e/fixtures/hub-test';
import { LEGS } from '../../e2e/fixtures/workouts';
import { middle, openPhone, waitFor } from './phone';

/**
 * The cost of more records: the time from the request of a list's page to its rows, and the time of one save
 * on the server.
 */

const SIZES = [100, 1_000, 10_000];
const VISITS = 3;
const SAVES = 21;
/** The maximum of both times, as a multiple of those with the fewest records. */
const MOST = 2;

interface List {
  name: string;
  collection: string;
  path: (person: TestUser) => string;
  recordAt: (index: number, person: TestUser) => object;
  /** The beginning of each row's text, before its number. */
  row: string;
  isCoachs?: boolean;
  /** Creating a password takes the server a tenth of a second, so there are fewer people. */
  sizes?: readonly number[];
}

const today = dateIn('UTC', new Date());

const LISTS: List[] = [
  {
    name: 'expiry',
    collection: 'expiry',
    path: () => '/expiry',
    recordAt: (index, { id: owner }) => ({ name: `Item ${index}`, expiryDate: addDays(today, index), owner }),
    row: 'Item',
  },
  {
    name: 'aliases',
    collection: 'aliases',
    path: () => '/alias',
    recordAt: (index, { id: owner }) => ({
      email: `shop-${index}@example.com`,
      description: `Item ${index}`,
      owner,
    }),
    row: 'Item',
  },
  {
    name: 'cards',
    collection: 'loyalty',
    path: () => '/loyality',
    recordAt: (index, { id: owner }) => ({
      name: `Item ${index}`,
      type: 'barcode',
      cardId: `${index}`,
      owner,
    }),
    row: 'Item',
  },
  {
    name: 'workouts',
    collection: 'workouts',
    path: () => '/workout',
    recordAt: (index, { id: user }) => ({
      workoutTitle: `Item ${index}`,
      date: addDays(today, index),
      exercises: LEGS,
      user,
    }),
    row: 'Item',
    isCoachs: true,
  },
  {
    name: 'exercises',
    collection: 'exercises',
    path: () => '/workout/admin/exercises',
    recordAt: (index) => ({ title: `Item ${index}`, instructions: 'Slowly.', tags: ['legs'] }),
    row: 'Item',
    isCoachs: true,
  },
  {
    name: 'plans',
    collection: 'plans',
    path: ({ id }) => `/workout/admin/users/${id}/plans`,
    recordAt: (index, { id: user }) => ({ user, planTitle: `Item ${index}`, workouts: [] }),
    row: 'Item',
    isCoachs: true,
  },
  {
    name: 'people',
    collection: 'users',
    path: () => '/workout/admin/users',
    recordAt: (index) => ({
      name: `Item ${index}`,
      email: `item-${index}@example.com`,
      password: 'bench-password',
      passwordConfirm: 'bench-password',
    }),
    row: 'Item',
    isCoachs: true,
    sizes: [100, 1_000],
  },
];

let server: TestServer;
const table: string[] = [];
test.beforeAll(async () => {
  server = await startServer({ hub: HUB_DIST });
});
test.afterAll(async () => {
  await server.stop();
  const load = loadavg().map((part) => part.toFixed(1));
  const sizes = SIZES.map((size) => `${size} records`.padStart(20));
  const lines = [''.padEnd(16) + sizes.join(''), ...table, `load of the machine: ${load.join(', ')}`];
  process.stdout.write(`\n${lines.join('\n')}\n`);
});

async function timeToRows(person: TestUser, path: string, row: string): Promise<number> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const times: number[] = [];
    for (let at = 0; at < VISITS; at += 1) {
      const context = await browser.newContext({ storageState: storedSession(server.url, person) });
      const page = await openPhone(context, { pattern: String.raw`${row} \d`, times: 3 });
      times.push(await waitFor(page, server.url + path));
      await context.close();
    }
    return middle(times);
  } finally {
    await browser.close();
  }
}

async function timeToSave({ client }: TestUser, collection: string, records: object[]): Promise<number> {
  const times: number[] = [];
  for (const record of records) {
    const before = performance.now();
    await client.collection(collection).create({ ...record });
    times.push(performance.now() - before);
  }
  return middle(times);
}

/** The times for each size, and their ratio to the first. */
function lineOf(name: string, times: readonly number[]): string {
  const [first = NaN] = times;
  const cells = times.map((time) => {
    const ratio = time / first;
    return `${time.toFixed(0)} ms (${ratio.toFixed(2)}${ratio > MOST ? ' !' : ''})`.padStart(20);
  });
  return name.padEnd(16) + cells.join('');
}

for (const { name, collection, path, recordAt, row, isCoachs = false, sizes = SIZES } of LISTS) {
  test(`${name} at ${sizes.join(', ')} records`, async () => {
    const person = await server.createUser();
    const coach = await server.createUser({ role: 'admin' });
    // Workouts are shown to their athlete, although a coach creates them.
    const viewer = isCoachs && collection !== 'workouts' ? coach : person;
    const rows: number[] = [];
    const saves: number[] = [];
    let made = 0;
    const next = (count: number) => Array.from({ length: count }, () => recordAt((made += 1), person));
    for (const size of sizes) {
      const records = next(size - made);
      // A person has a password, and a key that nobody else has.
      if (collection === 'users') await inBatches(records, (record) => server.createUser({ ...record }));
      else await addMany(server, collection, records);
      rows.push(await timeToRows(viewer, path(person), row));
      saves.push(await timeToSave(isCoachs ? coach : person, collection, next(SAVES)));
    }
    table.push(lineOf(`${name}: rows`, rows), lineOf(`${name}: a save`, saves));
  });
}
