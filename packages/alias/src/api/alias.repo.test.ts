// @vitest-environment node
import { newRecordId } from '@hub/pb-client';
import { type TestServer, startServer } from '@hub/pocketbase/testing';
import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as repo from './alias.repo';
import type { NewAlias } from './alias.schema';

/** The tool's data layer against a real server. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

let made = 0;
const create = (client: PocketBase, values: NewAlias) => repo.createAlias(client, newRecordId(), values);
const fresh = () => `Alias-${String((made += 1))}@example.com`;

describe('listAliases', () => {
  it('gives what is one’s own or shared, the newest first, with null for what is missing', async () => {
    const [mei, adam] = await Promise.all([server.createUser(), server.createUser()]);
    const first = await create(mei.client, { email: fresh(), description: '' });
    const secret = await create(adam.client, { email: fresh(), description: 'Secret' });
    const shared = await create(adam.client, { email: fresh(), description: 'For all' });
    await repo.updateAlias(adam.client, shared, { shared: true });

    expect(await repo.listAliases(mei.client)).toEqual([
      { ...shared, shared: true, rev: shared.rev + 1 },
      { ...first, owner: mei.id, description: null, shared: false },
    ]);
    expect((await repo.listAliases(adam.client)).map(({ id }) => id)).toEqual([shared.id, secret.id]);

    await repo.deleteAlias(adam.client, shared.id);
    expect(await repo.listAliases(mei.client)).toHaveLength(1);
  });
});

describe('createAlias', () => {
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
    expect(await repo.listAliases(adam.client)).toEqual([]);
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
    await repo.createAlias(client, id, values);
    const again = await repo.createAlias(client, id, { ...values, description: 'Gym and pool' });
    expect(again).toMatchObject({ id, description: 'Gym and pool' });
    expect((await repo.listAliases(client)).map(({ id }) => id)).toContain(id);
  });

  it('refuses what is no address', async () => {
    const { client } = await server.createUser();
    await expect(create(client, { email: 'gym', description: '' })).rejects.toMatchObject({
      kind: 'invalid',
      fields: { email: expect.any(String) as string },
    });
  });
});

describe('updateAlias', () => {
  it('changes only what is given', async () => {
    const { client } = await server.createUser();
    const alias = await create(client, { email: fresh(), description: 'Gym' });
    const shared = await repo.updateAlias(client, alias, { shared: true });
    expect(shared).toEqual({ ...alias, shared: true, rev: alias.rev + 1 });
    expect(await repo.updateAlias(client, shared, { description: '' })).toEqual({
      ...shared,
      description: null,
      rev: shared.rev + 1,
    });
  });

  it('fails with a conflict, and saves nothing, when somebody changed it since', async () => {
    const { client } = await server.createUser();
    const alias = await create(client, { email: fresh(), description: 'Gym' });
    await repo.updateAlias(client, alias, { description: 'Gym and pool' });
    await expect(repo.updateAlias(client, alias, { description: 'Pool' })).rejects.toMatchObject({
      kind: 'conflict',
    });
    expect(await repo.getAlias(client, alias.id)).toMatchObject({ description: 'Gym and pool' });
  });
});

it('leaves what others share to them', async () => {
  const [mei, adam] = await Promise.all([server.createUser(), server.createUser()]);
  const theirs = await create(adam.client, { email: fresh(), description: '' });
  await expect(repo.getAlias(mei.client, theirs.id)).rejects.toMatchObject({ kind: 'not-found' });
  const shared = await repo.updateAlias(adam.client, theirs, { shared: true });
  expect(await repo.getAlias(mei.client, shared.id)).toEqual(shared);
  await expect(repo.updateAlias(mei.client, shared, { description: 'Mine now' })).rejects.toThrow();
  await expect(repo.deleteAlias(mei.client, shared.id)).rejects.toThrow();
  expect(await repo.getAlias(adam.client, shared.id)).toEqual(shared);
});
