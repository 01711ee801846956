import { open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusal, startServer, type TestServer, type TestUser } from '../testing';

let server: TestServer;
let user: TestUser;
let dataFolder: string;

beforeAll(async () => {
  server = await startServer();
  user = await server.createUser();
  dataFolder = `${server.hub}/../../../pocketbase/pb_data`;
});

afterAll(async () => {
  await server.stop();
});

const FULL = {
  status: 507,
  fields: { hub: 'The hub’s disk is full; nothing was saved. Tell the person who runs the hub.' },
};
const CLOSED = {
  status: 500,
  fields: {
    hub: 'The hub can’t write to its data folder; nothing was saved. Tell the person who runs the hub.',
  },
};
const passport = { name: 'Passport', expiryDate: '2030-01-01' };
const pdf = () => new File(['%PDF-1.7\n'], 'scan.pdf');

async function sql(query: string): Promise<unknown[][]> {
  const body = { query };
  return (await server.superuser.send<{ rows: unknown[][] }>('/api/sql', { method: 'POST', body })).rows;
}

/** Sets a switch of SQLite on the one connection that writes, behind a statement that writes nothing. */
function pragma(setting: string) {
  return sql(`DROP TABLE IF EXISTS no_table; PRAGMA ${setting}`);
}

/** Makes records until one is refused, and gives the ids of those that were made and the refusal. */
async function fill() {
  const made: string[] = [];
  const data = { ...passport, person: 'x'.repeat(200), category: 'y'.repeat(200) };
  const makeMany = async () => {
    while (made.length < 1000) made.push((await user.client.collection('expiry').create(data)).id);
  };
  return { made, refused: await refusal(makeMany()) };
}

it('a full disk is named to the person, loses nothing that was saved, and is over when there is room', async () => {
  const expiry = user.client.collection('expiry');
  const workouts = server.superuser.collection('workouts');
  const workout = await workouts.create({ user: user.id, date: '2030-01-01', workoutTitle: 'Legs' });
  await pragma('max_page_count = 1');
  const { made, refused } = await fill();
  expect(refused).toEqual(FULL);
  const exercises = [{ title: 'Squat', notes: 'x'.repeat(100_000) }];
  expect(await refusal(workouts.create({ ...workout, id: '', exercises }))).toEqual(FULL);
  expect(await refusal(workouts.update(workout.id, { exercises }))).toEqual(FULL);
  await pragma('max_page_count = 1000000000');

  const ids = (await expiry.getFullList()).map(({ id }) => id);
  expect(ids.sort()).toEqual(made.sort());
  expect(await workouts.update(workout.id, { exercises })).toMatchObject({ exercises, rev: 2 });
});

it('a database that can’t be written is named in each save, and changes nothing', async () => {
  const expiry = user.client.collection('expiry');
  const kept = await expiry.create(passport);
  await pragma('query_only = 1');
  const saves = [
    expiry.create(passport),
    expiry.create({ ...passport, document: pdf() }),
    expiry.update(kept.id, { category: 'Home' }),
    server.superuser.collection('expiry').update(kept.id, { category: 'Home' }),
    expiry.delete(kept.id),
    user.client.collection('users').update(user.id, { name: 'Ada' }),
  ];
  const refusals = await Promise.all(saves.map(refusal));
  expect(await expiry.getOne(kept.id)).toEqual(kept);
  await pragma('query_only = 0');
  expect(refusals).toEqual(saves.map(() => CLOSED));
  expect(await expiry.update(kept.id, { category: 'Home' })).toMatchObject({ category: 'Home', rev: 2 });
});

it('a database that can’t be written is named however the collection is spelled', async () => {
  const { id } = await server.superuser.collections.getOne('aliases');
  await pragma('query_only = 1');
  const alias = { email: 'spelled@alias.test' };
  const refusals = await Promise.all(
    ['ALIASES', id].map((spelled) => refusal(user.client.collection(spelled).create(alias))),
  );
  await pragma('query_only = 0');
  expect(refusals).toEqual([CLOSED, CLOSED]);
});

it('a folder that takes no documents is named, and leaves no half of a record', async () => {
  const expiry = user.client.collection('expiry');
  const { collectionId } = await expiry.create({ ...passport, document: pdf() });
  const before = await expiry.getFullList();
  const folder = `${dataFolder}/storage/${collectionId}`;
  await rename(folder, `${folder}-away`);
  await writeFile(folder, 'no folder');
  expect(await refusal(expiry.create({ ...passport, document: pdf() }))).toEqual(CLOSED);
  expect(await expiry.getFullList()).toEqual(before);
  await rm(folder);
  await rename(`${folder}-away`, folder);
  expect(await expiry.create({ ...passport, document: pdf() })).toMatchObject({ rev: 1 });
});

/** Takes a table away from under the running server, as a database does that has lost part of its file. */
async function without<T>(table: string, use: () => Promise<T>): Promise<T> {
  await sql(`ALTER TABLE ${table} RENAME TO lost`);
  try {
    return await use();
  } finally {
    await sql(`ALTER TABLE lost RENAME TO ${table}`);
  }
}

const FAILED = {
  status: 500,
  fields: { hub: 'The hub’s database has failed. Tell the person who runs the hub.' },
};
const NOT_SAVED = {
  status: 500,
  fields: { hub: 'The hub’s database has failed; nothing was saved. Tell the person who runs the hub.' },
};

it.each(['a person', 'the console'])(
  'a database that can’t be read is named to %s, until it can',
  async (who) => {
    const { id } = await user.client
      .collection('loyalty')
      .create({ name: 'Shop', cardId: '1', type: 'barcode' });
    const cards = (who === 'a person' ? user.client : server.superuser).collection('loyalty');
    const refusals = await without('loyalty', () =>
      Promise.all([refusal(cards.getList()), refusal(cards.getOne(id)), refusal(cards.getFirstListItem(''))]),
    );
    expect(refusals).toEqual([FAILED, FAILED, FAILED]);
    expect(await cards.getOne(id)).toMatchObject({ name: 'Shop' });
  },
);

it('nobody is told to log in because the hub can’t read whose session it is', async () => {
  const { client, email, password } = user;
  const [expiry, users] = [client.collection('expiry'), client.collection('users')];
  const { id } = await expiry.create(passport);
  const read = () => [
    users.authRefresh(),
    users.authWithPassword(email, password),
    expiry.getList(),
    expiry.getOne(id),
    client.send('/api/hub/sign-out-everywhere', { method: 'POST' }),
  ];
  const save = () => [
    expiry.create(passport),
    expiry.create({ ...passport, document: pdf() }),
    expiry.update(id, { category: 'Home' }),
    expiry.delete(id),
    client.collection('aliases').create({ email: 'a@alias.test' }),
    users.update(user.id, { name: 'Ada' }),
    users.create({ email: 'b@hub.test', password, passwordConfirm: password }),
  ];
  const [reads, saves] = await without('users', () =>
    Promise.all([Promise.all(read().map(refusal)), Promise.all(save().map(refusal))]),
  );
  expect(reads).toEqual(reads.map(() => FAILED));
  expect(saves).toEqual(saves.map(() => NOT_SAVED));
  expect(await users.authRefresh()).toMatchObject({ record: { id: user.id } });
});

it('what somebody asks for in a wrong way stays theirs', async () => {
  const expiry = user.client.collection('expiry');
  for (const asked of [{ sort: 'disk I/O error' }, { filter: 'nothing = "disk I/O error"' }]) {
    expect(await refusal(expiry.getList(1, 10, asked))).toMatchObject({ status: 400 });
  }
  expect(await refusal(expiry.getOne('database000full'))).toMatchObject({ status: 404 });
  const nobody = await fetch(`${server.url}/api/collections/expiry/records`, {
    headers: { Authorization: 'no token' },
  });
  expect(nobody.status).toBe(401);
});

it('is in the log with its cause, once a minute at most', async () => {
  await server.suspend();
  await server.resume();
  const { items } = await server.superuser.logs.getList(1, 50, { filter: 'level >= 8' });
  const told = items.map(({ message, data }) => ({ message, cause: String(data.cause) }));
  const said = [CLOSED, FULL, FAILED, NOT_SAVED].map(({ fields }) => fields.hub);
  expect(new Set(told.map(({ message }) => message))).toEqual(new Set(said));
  const faults = told.map(({ message, cause }) => `${message} ${cause}`);
  expect(new Set(faults).size).toBe(faults.length);
  const causeOf = (sentence: string) => told.find(({ message }) => message === sentence)?.cause;
  expect(causeOf(FULL.fields.hub)).toContain('database or disk is full');
  expect(causeOf(CLOSED.fields.hub)).toContain('readonly database');
  expect(causeOf(FAILED.fields.hub)).toContain('no such table: loyalty');
});

it('a file that is damaged under the running hub is named, and all is there once it is mended', async () => {
  const loyalty = user.client.collection('loyalty');
  const { id } = await loyalty.create({ name: 'Shop', cardId: '1', type: 'barcode' });
  const [[page]] = (await sql(`SELECT rootpage FROM sqlite_schema WHERE name = 'loyalty'`)) as [[string]];
  const [[size]] = (await sql('SELECT page_size FROM pragma_page_size()')) as [[string]];
  // What is kept in memory is not read again; what was written last goes to the file.
  await server.suspend();
  await server.resume();
  const path = `${server.data}/data.db`;
  const [from, length] = [(Number(page) - 1) * Number(size), Number(size)];
  const whole = (await readFile(path)).subarray(from, from + length);
  const file = await open(path, 'r+');
  await file.write(Buffer.alloc(length, 0x5a), 0, length, from);
  const refusals = await Promise.all([refusal(loyalty.getList()), refusal(loyalty.getOne(id))]);
  await file.write(whole, 0, length, from);
  await file.close();
  expect(refusals).toEqual([FAILED, FAILED]);
  await user.client.collection('expiry').create(passport);
  expect(await loyalty.getOne(id)).toMatchObject({ name: 'Shop' });
});
