import { newRecordId } from '@hub/pb-client';
import { type TestServer, startServer } from '@hub/pocketbase/testing';
import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aliasRepository as aliasesOf } from './alias.repo';

/** The tool's data layer against a real server. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

let made = 0;
const create = (client: PocketBase, values: { email: string; description: string }) =>
  aliasesOf(client).create(newRecordId(), values);
const fresh = () => `Alias-${String((made += 1))}@example.com`;

describe('listNewestFirst', () => {
  it('gives what is one’s own or shared, the newest first, with null for what is missing', async () => {
    const [mei, adam] = await Promise.all([server.createUser(), server.createUser()]);
    const first = await create(mei.client, { email: fresh(), description: '' });
    const secret = await create(adam.client, { email: fresh(), description: 'Secret' });
    const shared = await create(adam.client, { email: fresh(), description: 'For all' });
    await aliasesOf(adam.client).update(shared, { shared: true });

    expect(await aliasesOf(mei.client).listNewestFirst()).toEqual([
      { ...shared, shared: true, rev: shared.rev + 1 },
      { ...first, owner: mei.id, description: null, shared: false },
    ]);
    expect((await aliasesOf(adam.client).listNewestFirst()).map(({ id }) => id)).toEqual([
      shared.id,
      secret.id,
    ]);

    await aliasesOf(adam.client).delete(shared.id);
    expect(await aliasesOf(mei.client).count()).toBe(1);
  });
});

describe('create', () => {
  it('refuses an address that the hub has, in another case and of another person too', async () => {
    const [mei, adam] = await Promise.all([server.createUser(), server.createUser()]);
    const { email } = await create(mei.client, { email: fresh(), description: '' });
    for (const { client } of [mei, adam]) {
      for (const same of [email, email.toUpperCase(), email.toLowerCase()]) {
        await expect(create(client, { email: same, description: 'Mine' })).rejects.toMatchObject({
          name: 'HubError',
          kind: 'invalid',
          message: 'That alias already exists.',
          fields: { email: 'That alias already exists.' },
        });
      }
    }
    expect(await aliasesOf(adam.client).listNewestFirst()).toEqual([]);
  });

  it('takes one of two that are made at once', async () => {
    const [mei, adam] = await Promise.all([server.createUser(), server.createUser()]);
    const values = { email: fresh(), description: '' };
    const results = await Promise.allSettled([mei, adam].map(({ client }) => create(client, values)));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('makes one alias when it is sent again because the answer got lost', async () => {
    const { client } = await server.createUser();
    const id = newRecordId();
    const values = { email: fresh(), description: 'Gym' };
    await aliasesOf(client).create(id, values);
    const again = await aliasesOf(client).create(id, { ...values, description: 'Gym and pool' });
    expect(again).toMatchObject({ id, description: 'Gym and pool' });
    expect((await aliasesOf(client).listNewestFirst()).map(({ id }) => id)).toContain(id);
  });

  it('refuses what is no address', async () => {
    const { client } = await server.createUser();
    await expect(create(client, { email: 'gym', description: '' })).rejects.toMatchObject({
      kind: 'invalid',
      fields: { email: expect.any(String) as string },
    });
  });
});

describe('update', () => {
  it('changes only what is given', async () => {
    const { client } = await server.createUser();
    const alias = await create(client, { email: fresh(), description: 'Gym' });
    const shared = await aliasesOf(client).update(alias, { shared: true });
    expect(shared).toEqual({ ...alias, shared: true, rev: alias.rev + 1 });
    expect(await aliasesOf(client).update(shared, { description: '' })).toEqual({
      ...shared,
      description: null,
      rev: shared.rev + 1,
    });
  });

  it('fails with a conflict, and saves nothing, when somebody changed it since', async () => {
    const { client } = await server.createUser();
    const alias = await create(client, { email: fresh(), description: 'Gym' });
    await aliasesOf(client).update(alias, { description: 'Gym and pool' });
    await expect(aliasesOf(client).update(alias, { description: 'Pool' })).rejects.toMatchObject({
      kind: 'conflict',
    });
    expect(await aliasesOf(client).get(alias.id)).toMatchObject({ description: 'Gym and pool' });
  });
});

it('leaves what others share to them', async () => {
  const [mei, adam] = await Promise.all([server.createUser(), server.createUser()]);
  const theirs = await create(adam.client, { email: fresh(), description: '' });
  await expect(aliasesOf(mei.client).get(theirs.id)).rejects.toMatchObject({ kind: 'not-found' });
  const shared = await aliasesOf(adam.client).update(theirs, { shared: true });
  expect(await aliasesOf(mei.client).get(shared.id)).toEqual(shared);
  await expect(aliasesOf(mei.client).update(shared, { description: 'Mine now' })).rejects.toThrow();
  await expect(aliasesOf(mei.client).delete(shared.id)).rejects.toThrow();
  expect(await aliasesOf(adam.client).get(shared.id)).toEqual(shared);
});
