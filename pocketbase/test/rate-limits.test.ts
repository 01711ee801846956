import PocketBase from 'pocketbase';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { refusal, startServer, type TestServer } from '../testing';

let server: TestServer;

beforeEach(async () => {
  server = await startServer({ rateLimits: true });
});

afterEach(async () => {
  await server.stop();
});

it.each(['users', '_superusers'])(
  'limits tries to sign in as one of %s, right ones too',
  async (collection) => {
    const guest = new PocketBase(server.url).autoCancellation(false);
    const { email, password } = server.owner;
    const statuses: number[] = [];
    for (let index = 0; index < 10; index += 1) {
      statuses.push((await refusal(guest.collection(collection).authWithPassword(email, 'wrong'))).status);
    }
    // The superuser of the test server has signed in once already.
    expect(statuses.filter((status) => status === 400).length).toBe(collection === 'users' ? 10 : 9);
    const right = guest.collection(collection).authWithPassword(email, password);
    expect(await refusal(right)).toMatchObject({ status: 429 });
  },
);

it.each(['request-password-reset', 'request-verification'])(
  'limits %s, which mails somebody, to five in five minutes',
  async (call) => {
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      const answer = await fetch(`${server.url}/api/collections/users/${call}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: `nobody-${String(index)}@hub.test` }),
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  },
);

it('leaves a household that works at once alone', async () => {
  const { client } = await server.createUser();
  const lists = Array.from({ length: 300 }, () => client.collection('expiry').getList(1, 500));
  expect(await Promise.all(lists)).toHaveLength(300);
});

it.each(['/', '/assets/none.js', '/_/'])('limits requests for %s, as for the API', async (path) => {
  const ask = async () => {
    const answer = await fetch(server.url + path);
    await answer.arrayBuffer();
    return answer.status;
  };
  const statuses = await Promise.all(Array.from({ length: 700 }, ask));
  expect(statuses).toContain(429);
  // A window may end in between; a household that loads forty pages at once is let through.
  expect(statuses.filter((status) => status !== 429).length).toBeGreaterThanOrEqual(600);
});
