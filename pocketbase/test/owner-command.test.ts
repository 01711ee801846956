import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PocketBase from 'pocketbase';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildHooks } from '../build.mjs';
import { end, freePort, run, serve, type Place } from '../testing/process';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-owner-'));
  await buildHooks(join(folder, 'hooks'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

function hubOwner(env: Readonly<Record<string, string>>): Promise<string> {
  return run(place(env), ['hub-owner']);
}

function place(env: Readonly<Record<string, string>>): Place {
  return {
    data: join(folder, 'data'),
    hooks: join(folder, 'hooks'),
    env: { HUB_OWNER_EMAIL: '', HUB_OWNER_PASSWORD: '', ...env },
  };
}

/** Runs `use` on a server of the folder's data. */
async function whileServing<T>(
  env: Readonly<Record<string, string>>,
  use: (client: PocketBase) => Promise<T>,
) {
  const port = await freePort();
  const child = await serve(place(env), port);
  try {
    return await use(new PocketBase(`http://127.0.0.1:${port}`));
  } finally {
    await end(child);
  }
}

const signIn = (collection: string, email: string, password: string) => (client: PocketBase) =>
  client.collection(collection).authWithPassword(email, password);

it('makes up a password for a new owner, once', async () => {
  const { email, password } = JSON.parse(await hubOwner({})) as { email: string; password: string };
  expect({ email, password }).toEqual({
    email: 'owner@example.com',
    password: expect.stringMatching(/^(\w{5}-){3}\w{5}$/) as string,
  });
  expect(JSON.parse(await hubOwner({}))).toEqual({ email });
  for (const collection of ['users', '_superusers']) {
    await whileServing({}, signIn(collection, email, password));
  }
});

it('takes the login of the environment, and lets it replace a lost password', async () => {
  const email = 'olga@hub.test';
  await hubOwner({ HUB_OWNER_EMAIL: email, HUB_OWNER_PASSWORD: 'first-password' });
  await hubOwner({ HUB_OWNER_EMAIL: email, HUB_OWNER_PASSWORD: 'second-password' });
  const { record } = await whileServing({}, signIn('users', email, 'second-password'));
  expect(record).toMatchObject({ email, role: 'admin', isAdmin: true });
  await expect(whileServing({}, signIn('users', email, 'first-password'))).rejects.toMatchObject({
    status: 400,
  });
});

it('says what is wrong with a login, and makes nothing', async () => {
  await expect(hubOwner({ HUB_OWNER_PASSWORD: 'short' })).rejects.toThrow(
    'HUB_OWNER_PASSWORD must have 8 to 71 characters.',
  );
});

it('lets someone whose address the environment names become the owner when they sign in', async () => {
  const first = { HUB_OWNER_EMAIL: 'first@hub.test', HUB_OWNER_PASSWORD: 'first-password' };
  await hubOwner(first);
  const next = { email: 'next@hub.test', password: 'next-password', passwordConfirm: 'next-password' };
  await whileServing(first, async (client) => {
    await client.collection('users').authWithPassword(first.HUB_OWNER_EMAIL, first.HUB_OWNER_PASSWORD);
    expect(await client.collection('users').create(next)).toMatchObject({ role: 'user' });
  });
  const { record } = await whileServing(
    { HUB_OWNER_EMAIL: 'Next@hub.test' },
    signIn('users', next.email, next.password),
  );
  expect(record).toMatchObject({ role: 'admin', isAdmin: true });
});
