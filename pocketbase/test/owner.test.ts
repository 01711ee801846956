import PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, startServer, type TestServer, type TestUser } from '../testing';

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

  it('keeps the address', async () => {
    for (const client of [owner, server.superuser]) {
      const { status, fields } = await refusal(
        client
          .collection('users')
          .update(ownerId, { email: 'x@hub.test', currentPassword: server.owner.password }),
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

  it('is nobody whose address only looks the same', async () => {
    const { client } = await server.createUser({ email: server.owner.email.replace('k', '\u212a') });
    expect(client.authStore.record).toMatchObject({ role: 'user', isAdmin: false });
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

describe('the owner’s one password', () => {
  const enters = (collection: string, newPassword: string) =>
    new PocketBase(server.url).collection(collection).authWithPassword(server.owner.email, newPassword);

  it('changed in the hub is changed for the console, whose sessions end', async () => {
    const client = await server.signIn(server.owner);
    const console = new PocketBase(server.url);
    await console.collection('_superusers').authWithPassword(server.owner.email, server.owner.password);
    const change = { oldPassword: server.owner.password, password, passwordConfirm: password };
    await client.collection('users').update(ownerId, change);
    await enters('_superusers', password);
    expect(await refusal(enters('_superusers', server.owner.password))).toMatchObject({ status: 400 });
    expect(await refusal(console.collection('_superusers').authRefresh())).toMatchObject({ status: 401 });
  });

  it('changed in the console is changed for the hub', async () => {
    const console = new PocketBase(server.url);
    const { record } = await console.collection('_superusers').authWithPassword(server.owner.email, password);
    const changed = 'yet-another-1';
    await console
      .collection('_superusers')
      .update(record.id, { password: changed, passwordConfirm: changed });
    await enters('users', changed);
    expect(await refusal(enters('users', password))).toMatchObject({ status: 400 });
  });

  it('stays as it was in both when the change is refused', async () => {
    const client = new PocketBase(server.url);
    await client.collection('users').authWithPassword(server.owner.email, 'yet-another-1');
    const change = { oldPassword: 'yet-another-1', password, passwordConfirm: 'other' };
    expect(await refusal(client.collection('users').update(ownerId, change))).toMatchObject({ status: 400 });
    await enters('users', 'yet-another-1');
    await enters('_superusers', 'yet-another-1');
  });
});
