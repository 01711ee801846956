import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventSource } from 'eventsource';
import PocketBase from 'pocketbase';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { buildHooks } from '../hooks-bundle.mjs';
import { end, run, serve, type ServerFolders } from './process';
import type { PublicServices } from './public-services';
import { writeSampleHub } from './sample-hub';

/** The SDK's live updates need it; Node 20 has none. */
globalThis.EventSource = EventSource;

interface Login {
  email: string;
  password: string;
}

/** A person of a test server, signed in. */
export interface TestUser extends Login {
  id: string;
  client: PocketBase;
}

/** A real PocketBase with the hub's schema and hooks, on a folder and a port of its own. */
export interface TestServer {
  url: string;
  /** Its data folder. */
  data: string;
  /** The folder of the built hub that it serves. */
  hub: string;
  /** A client that may do everything. */
  superuser: PocketBase;
  /** The login of the hub's owner, an admin; the admin console has the same one. */
  owner: Login;
  /** Signs someone in. */
  signIn(login: Login): Promise<PocketBase>;
  /** Makes a person and signs them in; `{ role: 'admin' }` makes an admin. */
  createUser(overrides?: Partial<Login> & Readonly<Record<string, unknown>>): Promise<TestUser>;
  /** Ends the process and keeps the data, as if the server went away. */
  suspend(): Promise<void>;
  /** Kills the process (`kill -9`) and keeps the data, as a power cut does. */
  kill(): Promise<void>;
  /** Serves again, on the same address. */
  resume(): Promise<void>;
  /** Lets the process hang: its connections stay, and nothing is answered on them until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Ends the process and removes all that it wrote. */
  stop(): Promise<void>;
}

interface Options {
  /** The folder of a built hub to serve; a small sample otherwise. */
  hub?: string;
  /** Keeps the rate limits on, which tests would run into otherwise. */
  rateLimits?: boolean;
  /** A data folder to start with, such as one of an earlier version, and the login of its owner. */
  from?: { folder: string; owner: Login };
  /** Of `startPublicServices`; without them the two public services are away. */
  services?: PublicServices['env'];
  /** More variables of the environment. */
  env?: NodeJS.ProcessEnv;
}

/** Nobody listens there. */
const AWAY = {
  HUB_RATES_URL: 'http://127.0.0.1:1',
  HUB_FORECAST_URL: 'http://127.0.0.1:1',
  HUB_RELEASES: '',
};

/** Signals that end a test run early; without a listener they would end it before it has cleaned up. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const exit = () => process.exit(1);

async function lay(
  folder: string,
  { hub, services = AWAY, env: more = {} }: Options,
  owner: Login,
): Promise<ServerFolders> {
  const dist = join(folder, 'apps/hub/dist');
  await mkdir(join(folder, 'apps/hub'), { recursive: true });
  await (hub === undefined ? writeSampleHub(dist) : symlink(hub, dist));
  const hooks = join(folder, 'pocketbase/pb_hooks');
  await buildHooks(hooks);
  const env = { ...services, ...more, HUB_OWNER_EMAIL: owner.email, HUB_OWNER_PASSWORD: owner.password };
  return { data: join(folder, 'pocketbase/pb_data'), hooks, env };
}

async function signIn(url: string, collection: string, { email, password }: Login): Promise<PocketBase> {
  const client = new PocketBase(url).autoCancellation(false);
  await client.collection(collection).authWithPassword(email, password);
  return client;
}

/** Has passwords hashed with the least work that bcrypt knows: a tenth of a second for each, of which tests have thousands. */
async function hashQuickly(superuser: PocketBase): Promise<void> {
  const users = await superuser.collections.getOne('users');
  const fields = users.fields.map((field) => (field.type === 'password' ? { ...field, cost: 4 } : field));
  await superuser.collections.update('users', { fields });
}

/**
 * Starts a server for a test file; `stop` it when the tests are done. Rate limits are off unless asked for.
 * Throws with what PocketBase printed when it does not start.
 */
export async function startServer(options: Options = {}): Promise<TestServer> {
  const { hub, rateLimits = false, from } = options;
  const owner: Login = from?.owner ?? { email: 'keeper@hub.test', password: randomUUID() };
  const folder = await mkdtemp(join(tmpdir(), 'hub-test-'));
  let child: ChildProcess | undefined;
  const cleanUp = () => {
    child?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', cleanUp);
  for (const signal of SIGNALS) process.once(signal, exit);

  const place = await lay(folder, options, owner);
  if (from !== undefined) await cp(from.folder, place.data, { recursive: true });
  await run(place, ['hub-owner']);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  child = await serve(place, port);
  const superuser = await signIn(url, '_superusers', owner);
  if (!rateLimits) await superuser.settings.update({ rateLimits: { enabled: false } });
  await hashQuickly(superuser);

  const suspend = async () => {
    if (child) await end(child);
  };
  const kill = async () => {
    if (child) await end(child, 'SIGKILL');
  };
  return {
    url,
    data: place.data,
    hub: hub ?? join(folder, 'apps/hub/dist'),
    superuser,
    owner,
    signIn: (login) => signIn(url, 'users', login),
    async createUser({ email = `${randomUUID()}@hub.test`, password = randomUUID(), ...fields } = {}) {
      const data = {
        name: 'A person',
        verified: true,
        // Else the first page that is opened says it.
        timeZone: 'UTC',
        ...fields,
        email,
        password,
        passwordConfirm: password,
      };
      const { id } = await superuser.collection('users').create(data);
      return { id, email, password, client: await signIn(url, 'users', { email, password }) };
    },
    suspend,
    kill,
    async resume() {
      child = await serve(place, port);
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    async stop() {
      superuser.authStore.clear();
      await suspend();
      process.off('exit', cleanUp);
      for (const signal of SIGNALS) process.off(signal, exit);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
