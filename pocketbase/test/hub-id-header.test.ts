import { mkdtemp, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer, type TestUser } from '../testing';

let server: TestServer;
let person: TestUser;

beforeAll(async () => {
  server = await startServer({ rateLimits: true });
  person = await server.createUser();
});

afterAll(async () => {
  await server.stop();
});

/** The hub id of an answer, and its status. */
async function ask(path: string, init: RequestInit = {}) {
  const answer = await fetch(server.url + path, { redirect: 'manual', ...init });
  await answer.arrayBuffer();
  return { status: answer.status, hubId: answer.headers.get('X-Hub') };
}

const asPerson = () => ({ headers: { Authorization: person.client.authStore.token } });
const json = (body: string) => ({ body, headers: { 'Content-Type': 'application/json' } });

it.each<[string, number, string, () => RequestInit]>([
  ['a record list', 200, '/api/collections/expiry/records', asPerson],
  ['a refused list', 401, '/api/collections/expiry/records', () => ({})],
  ['a record that is not there', 404, '/api/collections/expiry/records/none00000000000', asPerson],
  [
    'a login that fails',
    400,
    '/api/collections/users/auth-with-password',
    () => ({ method: 'POST', ...json('{"identity":"nobody@example.com","password":"wrong"}') }),
  ],
  [
    'a body that is too large',
    413,
    '/api/collections/users/auth-with-password',
    () => ({ method: 'POST', ...json(`{"identity":"${'a'.repeat(40_000)}"}`) }),
  ],
  [
    'a renewed session',
    200,
    '/api/collections/users/auth-refresh',
    () => ({ method: 'POST', ...asPerson() }),
  ],
  ['a question of the hub’s own that is refused', 400, '/api/hub/forecast', asPerson],
  ['a question of a guest', 401, '/api/hub/forecast', () => ({})],
  ['the question whether it is there', 204, '/api/hub/here', () => ({})],
  ['an address of the API that is not there', 404, '/api/none', () => ({})],
  ['a file that is not there', 404, '/api/files/expiry/none00000000000/none.pdf', () => ({})],
  ['a token for files', 200, '/api/files/token', () => ({ method: 'POST', ...asPerson() })],
  ['a page', 200, '/expiry', () => ({})],
  ['an asset', 200, '/assets/app-1a2b3c.js', () => ({})],
  ['an asset that is not there', 404, '/assets/none.js', () => ({})],
  ['a worker that is not there', 404, '/service-worker.js', () => ({ method: 'HEAD' })],
])('%s has the hub id header', async (_, status, path, init) => {
  const { hubId } = await ask('/api/hub/here');
  expect(hubId).toMatch(/^[\w-]{16}$/);
  expect(await ask(path, init())).toEqual({ status, hubId });
});

it.each([
  '/api/collections/expiry/records',
  '/api/collections/expiry/records/none00000000000',
  '/api/hub/rates/latest',
  '/api/hub/forecast',
])('%s is kept by no browser, for it would stay after a log-out', async (path) => {
  const answer = await fetch(server.url + path, asPerson());
  await answer.arrayBuffer();
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

it('a refusal of too many requests has the hub id header', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      ask('/api/collections/users/auth-with-password', {
        method: 'POST',
        ...json('{"identity":"a","password":"b"}'),
      }),
    ),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ hubId }) => hubId !== null)).toBe(true);
});

it('is the same after its secrets have changed', async () => {
  const { hubId } = await ask('/api/hub/here');
  await server.superuser.collections.update('users', { authToken: { secret: 'another-secret-'.repeat(4) } });
  await server.suspend();
  await server.resume();
  expect(await ask('/api/hub/here')).toEqual({ status: 204, hubId });
});

it('leads a page in past what the browser keeps', async () => {
  const answer = await fetch(`${server.url}/api/hub/open`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/']);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

it('is the same after a restart, another on another hub, and read by scripts of another origin', async () => {
  const { hubId } = await ask('/api/hub/here');
  await server.suspend();
  await server.resume();
  expect(await ask('/api/hub/here')).toEqual({ status: 204, hubId });
  const data = await mkdtemp(join(tmpdir(), 'hub-empty-'));
  const other = await startServer({ from: { data, owner: server.owner } });
  const answer = await fetch(`${other.url}/api/hub/here`, { headers: { Origin: 'http://localhost:5173' } });
  await answer.arrayBuffer();
  await other.stop();
  await rmdir(data);
  expect(answer.headers.get('X-Hub')).toMatch(/^[\w-]{16}$/);
  expect(answer.headers.get('X-Hub')).not.toBe(hubId);
  expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('X-Hub');
});
