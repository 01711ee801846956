import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  await server.stop();
});

describe('a test server', () => {
  it('signs the owner in, who is an admin', async () => {
    const client = await server.signIn(server.owner);
    expect(client.authStore.record).toMatchObject({ role: 'admin', isAdmin: true });
  });

  it('makes people', async () => {
    const { id, client } = await server.createUser({ name: 'Ada' });
    expect(client.authStore.record).toMatchObject({ id, name: 'Ada', role: 'user', isAdmin: false, rev: 1 });
  });

  it('goes away and comes back with its data', async () => {
    const { client } = await server.createUser();
    const made = await client.collection('expiry').create({ name: ' Passport ', expiryDate: '2030-01-01' });
    await server.suspend();
    await expect(client.collection('expiry').getOne(made.id)).rejects.toMatchObject({ status: 0 });
    await server.resume();
    expect(await client.collection('expiry').getOne(made.id)).toMatchObject({ name: 'Passport', rev: 1 });
  });
});
