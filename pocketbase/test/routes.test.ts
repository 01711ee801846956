import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTable } from '../hooks-bundle.mjs';
import { startServer, type TestServer, type TestUser } from '../testing';

const table = await readTable(fileURLToPath(new URL('../pb_hooks/lib/hub.js', import.meta.url)));
/** Every route that the hub and its tools declare, as `POST /api/hub/…`, each with who is let through. */
const ROUTES = table.routes.map(
  ({ pattern, who }) => [pattern.replace(/\{[a-zA-Z]+\}/g, 'any'), who] as const,
);
/** Those that may come with a body. */
const TAKING = ROUTES.filter(([pattern]) => !pattern.startsWith('GET'));
const MEGABYTE = 1024 * 1024;
/** What an import takes: 10 MB, and of a file of its own as much as the largest document. */
const LARGEST = {
  'POST /api/hub/import/any': 10 * MEGABYTE,
  'POST /api/hub/archive/any': 10 * MEGABYTE,
  'POST /api/hub/archive/any/any/any/any': 21 * MEGABYTE,
} as Partial<Record<string, number>>;
const JSON_TYPE = { 'Content-Type': 'application/json' };

let server: TestServer;
let person: TestUser;
let admin: TestUser;

beforeAll(async () => {
  server = await startServer();
  person = await server.createUser();
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

const asSent = (user: TestUser) => ({ ...JSON_TYPE, Authorization: user.client.authStore.token });

it.each(['anybody', 'by the rules', 'signed in', 'people', 'admins', 'owner'])(
  'there are routes for %s',
  (who) => {
    expect(ROUTES.filter(([, whose]) => whose === who)).not.toHaveLength(0);
  },
);

describe('who is not let through', () => {
  it.each(ROUTES.filter(([, who]) => ['signed in', 'people', 'admins', 'owner'].includes(who)))(
    'a guest, by %s, which is for %s; what they send is not read',
    async (pattern) => {
      const body = pattern.startsWith('GET') ? {} : { headers: JSON_TYPE, body: 'no json' };
      expect(await statusOf(pattern, body)).toBe(401);
    },
  );

  it.each(ROUTES.filter(([, who]) => who === 'admins' || who === 'owner'))(
    'a person, by %s, which is for %s',
    async (pattern) => {
      const body = pattern.startsWith('GET') ? {} : { body: 'no json' };
      expect(await statusOf(pattern, { headers: asSent(person), ...body })).toBe(403);
    },
  );

  it.each(ROUTES.filter(([, who]) => who === 'owner'))(
    'an admin who does not own the hub, by %s, which is for the %s',
    async (pattern) => {
      const body = pattern.startsWith('GET') ? {} : { body: 'no json' };
      expect(await statusOf(pattern, { headers: asSent(admin), ...body })).toBe(403);
    },
  );

  it.each(ROUTES.filter(([, who]) => who === 'people' || who === 'owner'))(
    'the admin console, by %s, which is for %s',
    async (pattern) => {
      const headers = { Authorization: server.superuser.authStore.token };
      expect(await statusOf(pattern, { headers })).toBe(403);
    },
  );
});

describe('a body of 3 MB, or of more than an import takes', () => {
  it.each(TAKING)('is read by no route: %s', async (pattern) => {
    const body = `["${'x'.repeat(LARGEST[pattern] ?? 3 * 1024 * 1024)}"]`;
    expect(await statusOf(pattern, { headers: asSent(admin), body })).toBe(413);
  });
});

describe('a body of JSON that is no object', () => {
  it.each(['null', '[]', '1', '"text"', 'true'])('%s is never the hub’s own mistake', async (body) => {
    const statuses: Record<string, number> = {};
    for (const [pattern] of TAKING) {
      // Signing out everywhere ends the session.
      const sender = await server.createUser({ role: 'admin' });
      statuses[pattern] = await statusOf(pattern, { headers: asSent(sender), body });
    }
    expect(Object.entries(statuses).filter(([, status]) => status >= 500)).toEqual([]);
  });
});
