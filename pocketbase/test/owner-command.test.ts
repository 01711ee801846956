import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PocketBase, { ClientResponseError } from 'pocketbase';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { buildHooks } from '../hooks-bundle.mjs';
import { end, migrateDown, run, serve, type ServerFolders } from '../testing/process';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-owner-'));
  await buildHooks(join(folder, 'hooks'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

interface Outcome {
  email: string;
  password?: string;
  notice?: string;
}

function place(email = '', password = ''): ServerFolders {
  const env = { HUB_OWNER_EMAIL: email, HUB_OWNER_PASSWORD: password };
  return { data: join(folder, 'data'), hooks: join(folder, 'hooks'), env };
}

/** What the start does before it serves: `env` is the environment's login, `moveTo` the address after `--owner`. */
async function hubOwner(env: { email?: string; password?: string } = {}, ...moveTo: string[]) {
  return JSON.parse(await run(place(env.email, env.password), ['hub-owner', ...moveTo])) as Outcome;
}

/** Runs `use` on a server of the folder's data. */
async function whileServing<T>(use: (client: PocketBase) => Promise<T>) {
  const port = await freePort();
  const child = await serve(place(), port);
  try {
    return await use(new PocketBase(`http://127.0.0.1:${port}`));
  } finally {
    await end(child);
  }
}

const BOTH = ['users', '_superusers'];

/** Which accept a login: the hub, the console. The client stays signed in to the last one. */
async function doorsOf(client: PocketBase, email: string, password: string): Promise<string[]> {
  const open: string[] = [];
  for (const collection of BOTH) {
    const signIn = client.collection(collection).authWithPassword(email, password);
    if (await signIn.then(Boolean, isRefused)) open.push(collection);
  }
  return open;
}

function isRefused(error: unknown): false {
  if (error instanceof ClientResponseError && error.status === 400) return false;
  throw error;
}

const ada = { email: 'ada@hub.test', password: 'ada-password' };
const eve = { email: 'eve@hub.test', password: 'eve-password' };

describe('a new hub', () => {
  it('makes up a password for its owner, once', async () => {
    const { email, password = '' } = await hubOwner();
    expect({ email, password }).toEqual({
      email: 'owner@example.com',
      password: expect.stringMatching(/^(\w{5}-){3}\w{5}$/) as string,
    });
    expect(await hubOwner()).not.toHaveProperty('password');
    expect(await whileServing((client) => doorsOf(client, email, password))).toEqual(BOTH);
  });

  it('names its owner after the e-mail address, and leaves a name that the owner has chosen', async () => {
    const nameOf = () =>
      whileServing(async (client) => {
        const { record } = await client.collection('users').authWithPassword(ada.email, ada.password);
        return { id: record.id, name: record.name as string };
      });
    await hubOwner(ada);
    const { id, name } = await nameOf();
    expect(name).toBe('Ada');
    await whileServing(async (client) => {
      await client.collection('users').authWithPassword(ada.email, ada.password);
      await client.collection('users').update(id, { name: 'Ada King' });
    });
    await hubOwner(ada);
    expect((await nameOf()).name).toBe('Ada King');
  });

  it('says what is wrong with a login, and makes nothing', async () => {
    await expect(hubOwner({ password: 'short' })).rejects.toThrow(
      'HUB_OWNER_PASSWORD must have 8 to 71 characters.',
    );
    await expect(hubOwner({ email: 'ada' })).rejects.toThrow(
      'The owner needs an e-mail address: ada is not one.',
    );
    expect(await hubOwner(ada)).toEqual({ email: ada.email });
  });
});

describe('the owner’s password', () => {
  it('is replaced by the environment’s, here and in the console, with the address or without', async () => {
    await hubOwner(ada);
    await hubOwner({ ...ada, password: 'second-password' });
    await hubOwner({ password: 'third-password' });
    await whileServing(async (client) => {
      expect(await doorsOf(client, ada.email, ada.password)).toEqual([]);
      expect(await doorsOf(client, ada.email, 'second-password')).toEqual([]);
      expect(await doorsOf(client, ada.email, 'third-password')).toEqual(BOTH);
    });
  });

  it('is noted as set by somebody else where the environment replaces it, not where it is the first', async () => {
    const noteOf = (password: string) =>
      whileServing(async (client) => {
        const { record } = await client.collection('users').authWithPassword(ada.email, password);
        return record.passwordSetBy as string;
      });
    await hubOwner(ada);
    expect(await noteOf(ada.password)).toBe('');
    await hubOwner({ password: 'second-password' });
    expect(await noteOf('second-password')).toBe('admin');
  });
});

describe('an environment’s password that stays in a unit', () => {
  it('is taken once: a later start leaves the owner’s own password and sessions alone, and says so', async () => {
    await hubOwner(ada);
    const again = { ...ada, password: 'second-password' };
    expect(await hubOwner(again)).toMatchObject({
      notice: expect.stringMatching(/is the owner’s from now on/) as string,
    });
    expect(await hubOwner(again)).toEqual({ email: ada.email });
    const own = { oldPassword: again.password, password: 'own-password', passwordConfirm: 'own-password' };
    await whileServing(async (client) => {
      const { record } = await client.collection('users').authWithPassword(ada.email, again.password);
      await client.collection('users').update(record.id, own);
    });
    expect(await hubOwner(again)).toEqual({
      email: ada.email,
      notice: expect.stringMatching(
        /^HUB_OWNER_PASSWORD was applied by an earlier start.*not applied again/,
      ) as string,
    });
    await whileServing(async (client) => {
      expect(await doorsOf(client, ada.email, again.password)).toEqual([]);
      expect(await doorsOf(client, ada.email, own.password)).toEqual(BOTH);
    });
    expect(await hubOwner({ password: 'third-password' })).toMatchObject({
      notice: expect.stringMatching(/from now on/) as string,
    });
  });
});

describe('the owner’s address is kept with the data', () => {
  it('when a start names nobody, which says how the ownership moves', async () => {
    await hubOwner(ada);
    expect(await hubOwner()).toEqual({
      email: ada.email,
      notice:
        'The owner stays the same: a start with "--owner ADDRESS" moves the ownership to somebody else.',
    });
    expect(await hubOwner(ada)).toEqual({ email: ada.email });
  });

  it('when a start names somebody else, who gets nothing, and the owner keeps the password', async () => {
    await hubOwner(ada);
    expect(await hubOwner(eve)).toEqual({
      email: ada.email,
      notice: expect.stringContaining(`start once with "--owner ${eve.email}"`) as string,
    });
    await whileServing(async (client) => {
      expect(await doorsOf(client, eve.email, eve.password)).toEqual([]);
      expect(await doorsOf(client, ada.email, ada.password)).toEqual(BOTH);
      const superusers = await client.collection('_superusers').getFullList();
      expect(superusers.map(({ email }) => email as string)).toEqual([ada.email]);
    });
  });

  it('when a start writes it in other letters', async () => {
    await hubOwner(ada);
    expect(await hubOwner({ email: 'Ada@hub.test' })).toEqual({
      email: ada.email,
      notice: 'The owner stays ada@hub.test: write HUB_OWNER_EMAIL in these letters, or leave it out.',
    });
  });

  it('by hubs from before it was kept, too', async () => {
    await hubOwner(ada);
    const migrations = await readdir(join(folder, 'hooks', 'migrations'));
    await migrateDown(place(), migrations.filter((name) => name >= '1795305600_owner.js').length);
    expect(await hubOwner(eve)).toMatchObject({ email: ada.email });
  });
});

describe('--owner', () => {
  it('moves the ownership to a new person, and closes the console to the one before', async () => {
    await hubOwner(ada);
    const { email, password = '' } = await hubOwner({}, eve.email);
    expect(email).toBe(eve.email);
    await whileServing(async (client) => {
      expect(await doorsOf(client, email, password)).toEqual(BOTH);
      expect(await doorsOf(client, ada.email, ada.password)).toEqual(['users']);
    });
    expect(await hubOwner(ada)).toMatchObject({ email: eve.email });
  });

  it('moves it to a person of the hub, who keeps the password', async () => {
    await hubOwner(ada);
    await whileServing(async (client) => {
      await client.collection('users').authWithPassword(ada.email, ada.password);
      await client.collection('users').create({ ...eve, passwordConfirm: eve.password });
    });
    expect(await hubOwner({}, 'Eve@hub.test')).toEqual({ email: eve.email });
    await whileServing(async (client) => {
      expect(await doorsOf(client, eve.email, eve.password)).toEqual(BOTH);
      expect(client.authStore.record).toMatchObject({ email: eve.email });
    });
  });

  it('takes a Kelvin sign for no k', async () => {
    const kay = { email: 'kay@hub.test', password: 'kay-password' };
    await hubOwner(kay);
    const { email, notice } = await hubOwner({ ...eve, email: '\u212aay@hub.test' });
    expect({ email, notice }).toEqual({
      email: kay.email,
      notice: expect.stringContaining('to move the ownership') as string,
    });
  });
});
