import PocketBase, { ClientResponseError, type RecordModel } from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type Action,
  type Actor,
  ACTORS,
  type Row,
  startServer,
  type TestServer,
  type TestUser,
} from '../testing';
import { collections } from '../schema';
import { ROWS, uniqueFields } from './matrix';

let server: TestServer;
let guest: PocketBase;
let a: TestUser;
let b: TestUser;
let admin: TestUser;

beforeAll(async () => {
  server = await startServer();
  guest = new PocketBase(server.url).autoCancellation(false);
  [a, b, admin] = await Promise.all([
    server.createUser(),
    server.createUser(),
    server.createUser({ role: 'admin' }),
  ]);
});

afterAll(async () => {
  for (const client of [a.client, b.client, admin.client, server.superuser, guest]) {
    await client.realtime.unsubscribe();
  }
  await server.stop();
});

/** How often and how long a live update is waited for. */
const SOON = { interval: 5 };

interface Target {
  id: string;
  /** The one that the record belongs to, as a client. */
  owner: PocketBase;
  /** The name of its file; '' for none. */
  fileName: string;
}

function clientOf(actor: Actor, target: Target): PocketBase {
  return { guest, A: target.owner, B: b.client, admin: admin.client, superuser: server.superuser }[actor];
}

/** A new record of a row, made by the superuser. */
async function make(row: Row): Promise<Target> {
  if (row.collection === 'users') {
    const person = await server.createUser();
    return { id: person.id, owner: person.client, fileName: '' };
  }
  const person = row.areFew ? await server.createUser() : a;
  const owner = row.ownedBy === undefined ? {} : { [row.ownedBy]: person.id };
  const { file } = row;
  const upload = file ? { [file.field]: new File([file.content], file.name) } : {};
  const data = { ...row.data, ...uniqueFields(row), ...owner, ...upload };
  const made = await server.superuser.collection(row.collection).create<RecordModel>(data);
  return { id: made.id, owner: person.client, fileName: file ? String(made[file.field]) : '' };
}

/** What a request gives, or the status that it was refused with. */
async function orStatus<T>(request: Promise<T>): Promise<T | number> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof ClientResponseError) return error.status;
    throw error;
  }
}

/** The status of a request's answer. */
async function statusOf(request: Promise<unknown>): Promise<number> {
  return orStatus(request.then((answer) => (answer === true ? 204 : 200)));
}

async function fileStatus(client: PocketBase, row: Row, { id, fileName }: Target): Promise<number> {
  const token = client.authStore.isValid ? await client.files.getToken() : '';
  const url = client.files.getURL({ id, collectionName: row.collection }, fileName, { token });
  return (await fetch(url)).status;
}

/** Listens to a record. The SDK would ask again for a topic that was refused with each later one. */
function listen(client: PocketBase, collection: string, id: string, seen: () => void) {
  return client
    .collection(collection)
    .subscribe(id, seen)
    .catch(async (error: unknown) => {
      await client.realtime.unsubscribe();
      throw error;
    });
}

/** Whether an update of the record reaches a client, once it and a later one that all see have gone out. */
async function liveOutcome(client: PocketBase, row: Row, { id }: Target): Promise<string> {
  const [seen, sent, mark] = [vi.fn(), vi.fn(), vi.fn()];
  const stops = [
    await listen(client, row.collection, id, seen),
    await server.superuser.collection(row.collection).subscribe(id, sent),
    await client.collection('exercises').subscribe('*', mark),
  ];
  await server.superuser.collection(row.collection).update(id, row.change);
  await vi.waitFor(() => expect(sent).toHaveBeenCalled(), SOON);
  await server.superuser.collection('exercises').create({ title: 'Mark', instructions: 'None.' });
  await vi.waitFor(() => expect(mark).toHaveBeenCalled(), SOON);
  for (const stop of stops) await stop();
  return seen.mock.calls.length > 0 ? 'sees' : 'hides';
}

async function listOutcome(client: PocketBase, row: Row, { id }: Target): Promise<string> {
  const records = await client.collection(row.collection).getFullList({ batch: 1000 });
  return records.some((record) => record.id === id) ? 'sees' : 'hides';
}

function attempt(action: Action, client: PocketBase, row: Row, target: Target): Promise<unknown> {
  const records = client.collection(row.collection);
  switch (action) {
    case 'list':
      return orStatus(listOutcome(client, row, target));
    case 'view':
      return statusOf(records.getOne(target.id));
    case 'create': {
      const athlete = row.ownedBy === 'user' ? { user: a.id } : {};
      return statusOf(records.create({ ...row.data, ...uniqueFields(row), ...athlete }));
    }
    case 'update':
      return statusOf(records.update(target.id, row.change));
    case 'delete':
      return statusOf(records.delete(target.id));
    case 'live':
      return orStatus(liveOutcome(client, row, target));
    case 'file':
      return fileStatus(client, row, target);
  }
}

describe.each(ROWS.map((row) => [row.record, row.collection, row] as const))('%s %s', (_, __, row) => {
  const cases = Object.entries(row.outcomes).flatMap(([action, outcomes]) =>
    ACTORS.map((actor, index) => [action as Action, actor, outcomes[index]] as const),
  );

  it.each(cases)('%s by %s: %s', async (action, actor, outcome) => {
    const target = await make(row);
    expect(await attempt(action, clientOf(actor, target), row, target)).toBe(outcome);
  });
});

describe('the table', () => {
  it('holds every collection and every action', () => {
    const asked = (name: string) =>
      new Set(
        ROWS.filter(({ collection }) => collection === name).flatMap(({ outcomes }) => Object.keys(outcomes)),
      );
    for (const { name, fields } of collections) {
      const actions = ['list', 'view', 'create', 'update', 'delete', 'live'];
      if (fields.some(({ type }) => type === 'file')) actions.push('file');
      expect([...asked(name)].sort(), name).toEqual(actions.sort());
    }
  });
});
