import { subscribeBrowser } from '@hub/reminders/testing';
import PocketBase, { type RecordModel } from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refusal, startServer, type TestServer, type TestUser } from '../testing';
import { openMailbox, type Mailbox } from './mailbox';

/** Deactivating and removing people: who may do it, and what happens to their access and their records. */

let server: TestServer;
let mailbox: Mailbox;
let admin: TestUser;
let owner: TestUser['client'];
let ownerId: string;

beforeAll(async () => {
  [server, mailbox] = await Promise.all([startServer(), openMailbox()]);
  admin = await server.createUser({ role: 'admin' });
  owner = await server.signIn(server.owner);
  ownerId = owner.authStore.record?.id ?? '';
  await server.superuser.settings.update({ smtp: { enabled: true, host: '127.0.0.1', port: mailbox.port } });
});

afterAll(async () => {
  await server.stop();
  await mailbox.close();
});

const SOON = { interval: 20 };
const passport = { name: 'Passport', expiryDate: '2030-01-01' };
const DEACTIVATED = 'Your account is deactivated. Ask an admin to activate it again.';

const deactivate = ({ id }: { id: string }, client = admin.client, isDeactivated = true) =>
  client.collection('users').update(id, { isDeactivated });

const remove = (id: string, shared: unknown, client = admin.client) =>
  client.send<unknown>(`/api/hub/people/${id}/remove`, { method: 'POST', body: { shared } });

/** Whether a session has ended, and its device is told to delete its data. */
async function endOf(client: PocketBase) {
  const asked = await fetch(`${server.url}/api/hub/session-end`, {
    method: 'POST',
    headers: { Authorization: client.authStore.token },
  });
  const { everywhere } = (await asked.json()) as { everywhere: boolean };
  const { status } = await refusal(client.collection('aliases').getList());
  return { status, everywhere };
}
const ENDED = { status: 401, everywhere: true };

async function calendarOf({ client }: TestUser): Promise<string> {
  const { path } = await client.send<{ path: string }>('/api/hub/calendar', { method: 'POST', body: {} });
  return server.url + path;
}

describe('somebody who is deactivated', () => {
  it('is told so when they sign in with the right password, and nobody else is', async () => {
    const person = await server.createUser();
    await deactivate(person);
    const users = new PocketBase(server.url).collection('users');
    expect(await refusal(users.authWithPassword(person.email, person.password))).toEqual({
      status: 403,
      fields: { email: DEACTIVATED },
    });
    const [guessed, unknown] = [
      await refusal(users.authWithPassword(person.email, 'wrong-password')),
      await refusal(users.authWithPassword('nobody@hub.test', 'wrong-password')),
    ];
    expect(guessed).toEqual({ status: 400, fields: {} });
    expect(guessed).toEqual(unknown);
  });

  it('has no session any more: not for records, files, a fresh token, nor by a password set by mail', async () => {
    const person = await server.createUser();
    const form = new FormData();
    for (const [name, value] of Object.entries(passport)) form.set(name, value);
    form.set('document', new File(['%PDF-1.4\n%%EOF\n'], 'passport.pdf'));
    const item = await person.client.collection('expiry').create<RecordModel & { document: string }>(form);
    const token = await person.client.files.getToken();
    const file = person.client.files.getURL(item, item.document, { token });
    expect((await fetch(file)).status).toBe(200);
    await deactivate(person);
    expect((await fetch(file)).status).toBe(404);
    expect(await refusal(person.client.collection('users').authRefresh())).toMatchObject({ status: 401 });
    expect(await endOf(person.client)).toEqual(ENDED);
    const users = server.superuser.collection('users');
    await users.requestPasswordReset(person.email);
    await users.confirmPasswordReset(
      await mailbox.resetToken(person.email),
      'another-one-1',
      'another-one-1',
    );
    const again = server.signIn({ email: person.email, password: 'another-one-1' });
    expect(await refusal(again)).toMatchObject({ status: 403 });
  });

  it('hears nothing more on a stream that is open', async () => {
    const person = await server.createUser();
    const [heard, mark] = [vi.fn(), vi.fn()];
    await person.client.collection('exercises').subscribe('*', heard);
    await deactivate(person);
    await admin.client.collection('exercises').subscribe('*', mark);
    await admin.client.collection('exercises').create({ title: 'Squat', instructions: 'Down.' });
    await vi.waitFor(() => expect(mark).toHaveBeenCalled(), SOON);
    expect(heard).not.toHaveBeenCalled();
    await Promise.all([person.client, admin.client].map(({ realtime }) => realtime.unsubscribe()));
  });

  it('has no calendar, and no device that takes notifications', async () => {
    const person = await server.createUser();
    const calendar = await calendarOf(person);
    const push = { kind: 'push', address: 'https://fcm.googleapis.com/x', ...subscribeBrowser().keys };
    await server.superuser.collection('reminder_channels').create({ ...push, owner: person.id });
    expect((await fetch(calendar)).status).toBe(200);
    await deactivate(person);
    expect((await fetch(calendar)).status).toBe(404);
    const filter = server.superuser.filter('owner = {:id}', { id: person.id });
    expect(await server.superuser.collection('reminder_channels').getFullList({ filter })).toEqual([]);
  });

  it('keeps their records, and has them again when they are activated', async () => {
    const person = await server.createUser();
    const { id } = await person.client.collection('expiry').create(passport);
    const calendar = await calendarOf(person);
    await deactivate(person);
    await deactivate(person, admin.client, false);
    const client = await server.signIn(person);
    expect(await client.collection('expiry').getOne(id)).toMatchObject(passport);
    expect((await fetch(calendar)).status).toBe(200);
  });
});

describe('deactivating', () => {
  it('is an admin’s to do: not a person’s, to nobody', async () => {
    const [person, other] = await Promise.all([server.createUser(), server.createUser()]);
    for (const change of [{ isDeactivated: true }, { isDeactivated: false }, { 'isDeactivated+': true }]) {
      const theirs = person.client.collection('users').update(other.id, change);
      expect(await refusal(theirs)).toMatchObject({ status: 404 });
    }
    const own = person.client.collection('users').update(person.id, { isDeactivated: true });
    expect(await refusal(own)).toMatchObject({ status: 404 });
    expect(await server.superuser.collection('users').getOne(person.id)).toMatchObject({
      isDeactivated: false,
    });
  });

  it('is not done to oneself, nor to the owner by anybody', async () => {
    expect(await refusal(deactivate(admin))).toEqual({
      status: 403,
      fields: { isDeactivated: 'You can’t deactivate your own account.' },
    });
    for (const client of [admin.client, owner, server.superuser]) {
      const { status } = await refusal(deactivate({ id: ownerId }, client));
      expect([400, 403]).toContain(status);
    }
    await server.signIn(server.owner);
  });
});

const signOut = (id: string, client = admin.client) =>
  client.send<unknown>(`/api/hub/people/${id}/sign-out`, { method: 'POST' });

describe('signing somebody out everywhere', () => {
  it('ends each session of theirs, tells the device to forget, and leaves the password', async () => {
    const person = await server.createUser();
    await signOut(person.id);
    expect(await endOf(person.client)).toEqual(ENDED);
    const again = await server.signIn(person);
    expect((await again.collection('aliases').getList()).totalItems).toBe(0);
  });

  it('is not done to the owner by another admin, nor by who is no admin', async () => {
    const person = await server.createUser();
    expect(await refusal(signOut(ownerId))).toMatchObject({ status: 403 });
    expect(await refusal(signOut(admin.id, person.client))).toMatchObject({ status: 403 });
    expect((await owner.collection('users').getList()).totalItems).toBeGreaterThan(0);
  });

  it('is not done to nobody', async () => {
    expect(await refusal(signOut('nobody'))).toMatchObject({ status: 404 });
  });
});

describe('removing somebody', () => {
  async function somebodyWithRecords() {
    const person = await server.createUser();
    const expiry = person.client.collection('expiry');
    const [own, shared] = await Promise.all([
      expiry.create(passport),
      expiry.create({ ...passport, name: 'House', shared: true }),
    ]);
    return { ...person, own: own.id, shared: shared.id };
  }

  it('takes all their records along, and ends their sessions', async () => {
    const person = await somebodyWithRecords();
    await remove(person.id, 'delete');
    const expiry = server.superuser.collection('expiry');
    for (const id of [person.own, person.shared]) {
      expect(await refusal(expiry.getOne(id))).toMatchObject({ status: 404 });
    }
    expect(await endOf(person.client)).toEqual(ENDED);
    expect(await refusal(server.signIn(person))).toMatchObject({ status: 400 });
  });

  it('leaves the shared ones to everybody where that is asked for', async () => {
    const [person, other] = await Promise.all([somebodyWithRecords(), server.createUser()]);
    await remove(person.id, 'keep');
    expect(await other.client.collection('expiry').getOne(person.shared)).toMatchObject({
      ...{ name: 'House', owner: '', rev: 2 },
    });
    await admin.client.collection('expiry').update(person.shared, { name: 'Our house' });
    const own = server.superuser.collection('expiry').getOne(person.own);
    expect(await refusal(own)).toMatchObject({ status: 404 });
  });

  it('leaves done what they had done for the others', async () => {
    const [person, other] = await Promise.all([server.createUser(), server.createUser()]);
    const { id } = await other.client.collection('expiry').create({ ...passport, shared: true });
    const path = `/api/hub/reminders/items/expiry/${id}`;
    await person.client.send(path, { method: 'POST', body: { action: 'done' } });
    await remove(person.id, 'delete');
    expect(await other.client.send<object>(path, {})).toMatchObject({ done: { by: null } });
  });

  it('is an admin’s to do, and not to themselves', async () => {
    const [person, other] = await Promise.all([server.createUser(), server.createUser()]);
    for (const id of [person.id, other.id, admin.id, ownerId]) {
      expect(await refusal(remove(id, 'delete', person.client))).toMatchObject({ status: 403 });
      expect(await refusal(person.client.collection('users').delete(id))).toMatchObject({ status: 404 });
    }
    expect(await refusal(remove(admin.id, 'delete'))).toEqual({
      status: 403,
      fields: { person: 'You can’t remove your own account.' },
    });
    expect(await refusal(admin.client.collection('users').delete(admin.id))).toMatchObject({ status: 403 });
    await server.signIn(person);
  });

  it('is not done to the owner: the last admin stays', async () => {
    for (const client of [admin.client, owner, server.superuser]) {
      expect(await refusal(remove(ownerId, 'delete', client))).toMatchObject({ status: 403 });
      expect(await refusal(client.collection('users').delete(ownerId))).toMatchObject({ status: 403 });
    }
    await server.signIn(server.owner);
  });

  it.each([undefined, null, '', 'all', true, ['keep']])(
    'needs to know what becomes of the shared ones: %j',
    async (shared) => {
      const person = await server.createUser();
      expect(await refusal(remove(person.id, shared))).toEqual({
        status: 400,
        fields: { shared: 'Choose what happens to the shared records: keep or delete.' },
      });
      expect(await refusal(remove('nobody000000000', 'keep'))).toMatchObject({ status: 404 });
    },
  );

  it('changes nothing where it fails', async () => {
    const person = await somebodyWithRecords();
    const before = await server.superuser.collection('expiry').getOne(person.shared);
    const refused = await refusal(remove(ownerId, 'keep'));
    expect(refused.status).toBe(403);
    expect(await server.superuser.collection('expiry').getOne(person.shared)).toEqual(before);
  });
});
