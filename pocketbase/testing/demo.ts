import type PocketBase from 'pocketbase';
import { DEMO_PEOPLE, seedDemo } from '../seed/demo.mjs';
import { startServer, type TestServer } from './server';

/** A server with the demo's people and records. */
export interface DemoServer extends TestServer {
  /** Signs in who has this name before the @ of their address; the owner for any other name. */
  open(name: string): Promise<{ client: PocketBase; id: string }>;
}

/** Starts a server and fills it with the demo, as of a day (`YYYY-MM-DD`). */
export async function startDemo(today: string): Promise<DemoServer> {
  const server = await startServer();
  await seedDemo(server.url, server.owner, today);
  return {
    ...server,
    async open(name) {
      const login = DEMO_PEOPLE.find(({ email }) => email === `${name}@example.com`) ?? server.owner;
      const client = await server.signIn(login);
      return { client, id: String(client.authStore.record?.id) };
    },
  };
}
