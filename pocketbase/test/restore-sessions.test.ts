import { readdir } from 'node:fs/promises';
import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { TIME_LIMITS } from '../../time-limits.mjs';
import { refusal, startServer, type TestServer, type TestUser } from '../testing';

/** What a backup that is restored into the running hub brings back of sessions and passwords. */

let server: TestServer;
let superuser: PocketBase;
let changed: TestUser;
let left: TestUser;
let admins: TestUser;
let lost: TestUser;
let hubId: string | null;

const NEXT = 'another-one-1';
const changeTo = (password: string) => ({ password, passwordConfirm: password });
const refreshed = ({ client }: Pick<TestUser, 'client'>, collection = 'users') =>
  client.collection(collection).authRefresh();
const signOutEverywhere = ({ client }: TestUser) =>
  client.send<unknown>('/api/hub/sign-out-everywhere', { method: 'POST' });
const idOfHub = async () => (await fetch(`${server.url}/api/hub/here`)).headers.get('X-Hub');
const noteOf = async (login: { email: string; password: string }) =>
  (await server.signIn(login)).authStore.record;

beforeAll(async () => {
  server = await startServer();
  superuser = server.superuser;
  changed = await server.createUser();
  left = await server.createUser();
  admins = await server.createUser();
  lost = await server.createUser();
  const users = superuser.collection('users');
  hubId = await idOfHub();
  await users.update(admins.id, changeTo(NEXT));
  await signOutEverywhere(lost);
  // As an older release has left it: the id was made of a secret.
  await superuser.send('/api/sql', {
    method: 'POST',
    body: { query: "DELETE FROM _hub WHERE name = 'hub.id'" },
  });
  await superuser.backups.create('before.zip');
  // Since then one has lost a phone, and an admin has given another a password once more.
  await signOutEverywhere(changed);
  const again = await server.signIn(changed);
  await again.collection('users').update(changed.id, { ...changeTo(NEXT), oldPassword: changed.password });
  await users.update(admins.id, changeTo('another-one-2'));
  await superuser.backups.restore('before.zip');
  // The hub restarts by itself.
  await vi.waitFor(async () => expect(await refusal(refreshed(left))).toMatchObject({ status: 401 }), {
    timeout: TIME_LIMITS.wait,
    interval: 100,
  });
});

afterAll(async () => {
  await server.stop();
});

it('opens no session of before, not that of a phone that was signed out, nor one of the console', async () => {
  expect(await refusal(refreshed(changed))).toMatchObject({ status: 401 });
  expect(await refusal(refreshed({ client: superuser }, '_superusers'))).toMatchObject({ status: 401 });
});

it('asks those whose password it has changed for a new one, and nobody else', async () => {
  expect(await noteOf(changed)).toMatchObject({ passwordSetBy: 'restore' });
  expect(await noteOf(left)).toMatchObject({ passwordSetBy: '' });
  // That an admin knows it says more.
  expect(await noteOf({ email: admins.email, password: NEXT })).toMatchObject({ passwordSetBy: 'admin' });
  const client = await server.signIn(changed);
  await client.collection('users').update(changed.id, { ...changeTo(NEXT), oldPassword: changed.password });
  expect(await noteOf({ ...changed, password: NEXT })).toMatchObject({ passwordSetBy: 'self' });
});

it('still tells a device that was signed out before the backup, and is the same hub', async () => {
  const ended = ({ client }: TestUser) => client.send<unknown>('/api/hub/session-end', { method: 'POST' });
  expect(await ended(lost)).toEqual({ everywhere: true });
  expect(await ended(left)).toEqual({ everywhere: false });
  expect(await idOfHub()).toBe(hubId);
});

it('leaves no note of the passwords of before', async () => {
  expect((await readdir(server.data)).filter((name) => name.startsWith('.restor'))).toEqual([]);
});
