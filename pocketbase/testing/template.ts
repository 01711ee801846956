import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PocketBase from 'pocketbase';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { buildHooks } from '../hooks-bundle.mjs';
import { atExit } from './at-exit';
import { end, run, serve } from './process';

/** An account's credentials. */
export interface Login {
  email: string;
  password: string;
}

/** An address at which no server listens. */
export const AWAY = {
  HUB_RATES_URL: 'http://127.0.0.1:1',
  HUB_FORECAST_URL: 'http://127.0.0.1:1',
  HUB_RELEASES: '',
};

/** The data that test servers copy. */
export interface Template {
  /** The built hooks with their migrations. */
  hooks: string;
  /** A data folder that has been served once; no server uses it. */
  data: string;
  owner: Login;
}

let made: Promise<Template> | undefined;

/**
 * The template of this worker, created on first use and removed when the worker ends: bundling the hooks and migrating an
 * empty folder takes longer than most test files.
 */
export function serverTemplate(): Promise<Template> {
  made ??= makeTemplate();
  return made;
}

/** Signs in with an account's credentials. */
export async function signIn(url: string, collection: string, login: Login): Promise<PocketBase> {
  const client = new PocketBase(url).autoCancellation(false);
  await client.collection(collection).authWithPassword(login.email, login.password);
  return client;
}

async function makeTemplate(): Promise<Template> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-template-'));
  atExit(() => rmSync(folder, { recursive: true, force: true }));
  const owner = { email: 'keeper@hub.test', password: randomUUID() };
  const env = { ...AWAY, HUB_OWNER_EMAIL: owner.email, HUB_OWNER_PASSWORD: owner.password };
  const place = { data: join(folder, 'pb_data'), hooks: join(folder, 'pb_hooks'), env };
  await buildHooks(place.hooks);
  await run(place, ['hub-owner']);
  const port = await freePort();
  const child = await serve(place, port);
  await hashQuickly(await signIn(`http://127.0.0.1:${port}`, '_superusers', owner));
  await end(child);
  return { hooks: place.hooks, data: place.data, owner };
}

/** Sets bcrypt's lowest cost: the default takes a tenth of a second per password, of which tests have thousands. */
async function hashQuickly(superuser: PocketBase): Promise<void> {
  const users = await superuser.collections.getOne('users');
  const fields = users.fields.map((field) => (field.type === 'password' ? { ...field, cost: 4 } : field));
  await superuser.collections.update('users', { fields });
}
