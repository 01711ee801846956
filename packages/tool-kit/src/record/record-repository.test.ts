// @vitest-environment node
import { aliasesLimits, newRecordId } from '@hub/pb-client';
import { startServer, type TestServer, type TestUser } from '@hub/pocketbase/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { notesOf, type NoteValues } from '../testing/notes';

/** Any collection with an owner and a unique field would do; each test has its own person. */

let server: TestServer;
let mei: TestUser;

beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  mei = await server.createUser();
});
afterAll(() => server.stop());

const repositoryOf = ({ client }: TestUser) => notesOf(client);

let made = 0;
const values = (changes: Partial<NoteValues> = {}): NoteValues => {
  made += 1;
  return { email: `room-${String(made)}@example.com`, description: 'Gym', shared: false, ...changes };
};

describe('create', () => {
  it('makes one record when it is sent again because the answer got lost', async () => {
    const repository = repositoryOf(mei);
    const id = newRecordId();
    const first = values();
    await repository.create(id, first);
    const again = await repository.create(id, { ...first, description: 'Pool' });
    expect(again).toMatchObject({ id, description: 'Pool', rev: 2 });
    expect(await repository.count()).toBe(1);
  });

  it('says which field the server refuses, and makes nothing', async () => {
    const repository = repositoryOf(mei);
    const description = 'x'.repeat(aliasesLimits.description + 1);
    await expect(repository.create(newRecordId(), values({ description }))).rejects.toMatchObject({
      kind: 'invalid',
      fields: { description: /./ },
    });
    expect(await repository.count()).toBe(0);
  });

  it('does not touch a record of somebody else under the same id', async () => {
    const adam = await server.createUser();
    const id = newRecordId();
    const theirs = await repositoryOf(adam).create(id, values());
    await expect(repositoryOf(mei).create(id, values())).rejects.toMatchObject({ kind: 'invalid' });
    expect(await repositoryOf(adam).get(id)).toEqual(theirs);
  });
});

describe('update', () => {
  it('changes the given fields and no other', async () => {
    const repository = repositoryOf(mei);
    const record = await repository.create(newRecordId(), values());
    const changed = await repository.update(record, { description: '' });
    expect(changed).toEqual({ ...record, description: null, rev: record.rev + 1 });
  });

  it('refuses a change that was made from an older revision, and saves nothing of it', async () => {
    const repository = repositoryOf(mei);
    const opened = await repository.create(newRecordId(), values());
    const latest = await repository.update(opened, { description: 'Theirs' });
    await expect(repository.update(opened, { shared: true })).rejects.toMatchObject({ kind: 'conflict' });
    expect(await repository.get(opened.id)).toEqual(latest);
  });
});

describe('between two people', () => {
  it('gives what is private to nobody else', async () => {
    const record = await repositoryOf(mei).create(newRecordId(), values());
    const adam = repositoryOf(await server.createUser());
    const nothing = { kind: 'not-found' };
    await expect(adam.get(record.id)).rejects.toMatchObject(nothing);
    await expect(adam.update(record, { description: 'x' })).rejects.toMatchObject(nothing);
    await expect(adam.delete(record.id)).rejects.toMatchObject(nothing);
    expect(await adam.count()).toBe(0);
  });

  it('gives what is shared to read only', async () => {
    const record = await repositoryOf(mei).create(newRecordId(), values({ shared: true }));
    const adam = repositoryOf(await server.createUser());
    expect(await adam.get(record.id)).toEqual(record);
    await expect(adam.update(record, { description: 'x' })).rejects.toMatchObject({ kind: 'not-found' });
    await repositoryOf(mei).delete(record.id);
  });
});

it('counts what a filter leaves, and lists it over all pages', async () => {
  const repository = repositoryOf(mei);
  const other = repositoryOf(await server.createUser());
  const theirs = await other.create(newRecordId(), values({ shared: true }));
  for (const shared of [true, false]) await repository.create(newRecordId(), values({ shared }));
  const filter = mei.client.filter('owner = {:id}', { id: mei.id });
  expect(await repository.count(filter)).toBe(2);
  const listed = await repository.listAll({ perPage: 1, sort: 'id', filter });
  expect(listed).toHaveLength(2);
  for (const { id } of listed) await repository.delete(id);
  expect(await repository.count()).toBe(1);
  await other.delete(theirs.id);
});

it('cancels a request that nobody waits for any more', async () => {
  const record = await repositoryOf(mei).create(newRecordId(), values());
  const controller = new AbortController();
  const asked = vi.spyOn(globalThis, 'fetch');
  const answer = repositoryOf(mei).get(record.id, controller.signal);
  controller.abort();
  await expect(answer).rejects.toMatchObject({ name: 'HubError' });
  expect(asked).toHaveBeenCalledOnce();
});

it('tells a server that is away from a record that is not there', async () => {
  await server.suspend();
  try {
    await expect(repositoryOf(mei).get(newRecordId())).rejects.toMatchObject({ kind: 'offline' });
  } finally {
    await server.resume();
  }
});
