import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventSource } from 'eventsource';
import PocketBase from 'pocketbase';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { atExit } from './at-exit';
import { end, run, serve, type ServerFolders } from './process';
import type { PublicServices } from './public-services';
import { writeSampleHub } from './sample-hub';
import { AWAY, type Login, serverTemplate, signIn } from './template';

/** The SDK's live updates need it; Node 20 has none. */
globalThis.EventSource = EventSource;

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
  from?: { data: string; owner: Login };
  /** Of `startPublicServices`; without them the two public services are away. */
  services?: PublicServices['env'];
  /** More variables of the environment. */
  env?: NodeJS.ProcessEnv;
}

async function lay(
  folder: string,
  { hub, services = AWAY, env: more = {}, from }: Options,
): Promise<{ place: ServerFolders; owner: Login }> {
  const dist = join(folder, 'apps/hub/dist');
  await mkdir(join(folder, 'apps/hub'), { recursive: true });
  await (hub === undefined ? writeSampleHub(dist) : symlink(hub, dist));
  const template = await serverTemplate();
  const { data, owner } = from ?? template;
  const place = { data: join(folder, 'pocketbase/pb_data'), hooks: join(folder, 'pocketbase/pb_hooks') };
  await cp(template.hooks, place.hooks, { recursive: true });
  await cp(data, place.data, { recursive: true });
  const env = { ...services, ...more, HUB_OWNER_EMAIL: owner.email, HUB_OWNER_PASSWORD: owner.password };
  if (from !== undefined) await run({ ...place, env }, ['hub-owner']);
  return { place: { ...place, env }, owner };
}

/**
 * Starts a server for a test file; `stop` it when the tests are done. Rate limits are off unless asked for.
 * Throws with what PocketBase printed when it does not start.
 */
export async function startServer(options: Options = {}): Promise<TestServer> {
  const { hub, rateLimits = false } = options;
  const folder = await mkdtemp(join(tmpdir(), 'hub-test-'));
  let child: ChildProcess | undefined;
  const forgetExit = atExit(() => {
    child?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  const { place, owner } = await lay(folder, options);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  child = await serve(place, port);
  const superuser = await signIn(url, '_superusers', owner);
  if (!rateLimits) await superuser.settings.update({ rateLimits: { enabled: false } });

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
      forgetExit();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
