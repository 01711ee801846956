import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer, type TestUser } from '../testing';
import { refusal } from './answer';

let server: TestServer;
let owner: TestUser['client'];
let ownerId: string;
let admin: TestUser;

beforeAll(async () => {
  server = await startServer();
  [owner, admin] = await Promise.all([server.signIn(server.owner), server.createUser({ role: 'admin' })]);
  ownerId = owner.authStore.record?.id ?? '';
});

afterAll(async () => {
  await server.stop();
});

const password = 'another-one-1';

describe('the owner', () => {
  it.each([{ role: 'user' }, { isAdmin: false }, { role: 'user', isAdmin: false }])(
    'stays an admin whoever sets %j',
    async (change) => {
      for (const client of [owner, server.superuser]) {
        const kept = await client.collection('users').update(ownerId, change);
        expect(kept).toMatchObject({ role: 'admin', isAdmin: true });
      }
    },
  );

  it.each([
    { role: 'user' },
    { name: 'Eve' },
    { password, passwordConfirm: password },
    { email: 'eve@hub.test' },
  ])('is not changed by another admin: %j', async (change) => {
    expect(await refusal(admin.client.collection('users').update(ownerId, change))).toMatchObject({
      status: 403,
    });
  });

  it('keeps the address that the environment names', async () => {
    for (const client of [owner, server.superuser]) {
      const { status, fields } = await refusal(
        client.collection('users').update(ownerId, { email: 'x@hub.test' }),
      );
      expect({ status, fields: Object.keys(fields) }).toEqual({ status: 400, fields: ['email'] });
    }
  });

  it('can’t be deleted by anyone', async () => {
    for (const client of [owner, admin.client, server.superuser]) {
      expect(await refusal(client.collection('users').delete(ownerId))).toMatchObject({ status: 403 });
    }
  });

  it('changes their own name', async () => {
    expect(await owner.collection('users').update(ownerId, { name: 'Olga' })).toMatchObject({ name: 'Olga' });
  });

  it('has the same login for the admin console', () => {
    expect(server.superuser.authStore.record).toMatchObject({ email: server.owner.email });
  });
});

describe('someone else', () => {
  it('can be made an admin, and no longer be one', async () => {
    const { id } = await server.createUser();
    const users = admin.client.collection('users');
    expect(await users.update(id, { role: 'admin' })).toMatchObject({ role: 'admin' });
    expect(await users.update(id, { role: 'user' })).toMatchObject({ role: 'user', isAdmin: false });
  });
});
