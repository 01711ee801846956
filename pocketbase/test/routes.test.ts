import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTable } from '../build.mjs';
import { startServer, type TestServer, type TestUser } from '../testing';

const { routes } = await readTable(new URL('../pb_hooks/lib/hub.js', import.meta.url).pathname);
/** The routes of the hub and its tools, as `POST /api/hub/…`, each with who is let through. */
const OWN = routes
  .filter(({ pattern }) => pattern.includes(' /api/hub/'))
  .map(({ pattern, who }) => [pattern.replace(/\{[a-z]+\}/g, 'any'), who] as const);

let server: TestServer;
let admin: TestUser;

beforeAll(async () => {
  server = await startServer();
  admin = await server.createUser({ role: 'admin' });
});

afterAll(async () => {
  await server.stop();
});

async function statusOf(pattern: string, init: RequestInit = {}): Promise<number> {
  const [method = '', path = ''] = pattern.split(' ');
  const answer = await fetch(server.url + path, { method, ...init });
  await answer.arrayBuffer();
  return answer.status;
}

it('there are routes', () => {
  expect(OWN.length).toBeGreaterThan(5);
});

describe('a guest', () => {
  it.each(OWN.filter(([, who]) => who !== 'anybody'))(
    'is let through by no route for others: %s',
    async (pattern) => {
      expect(await statusOf(pattern)).toBe(401);
    },
  );
});

describe('a body of 3 MB', () => {
  it.each(OWN.filter(([pattern]) => !pattern.startsWith('GET')))(
    'is read by no route: %s',
    async (pattern) => {
      const headers = { Authorization: admin.client.authStore.token, 'Content-Type': 'application/json' };
      expect(await statusOf(pattern, { headers, body: `["${'x'.repeat(3 * 1024 * 1024)}"]` })).toBe(413);
    },
  );
});
