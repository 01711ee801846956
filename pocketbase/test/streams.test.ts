import { once } from 'node:events';
import { connect } from 'node:net';
import PocketBase from 'pocketbase';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { refusal, startServer, type TestServer, type TestUser } from '../testing';

let server: TestServer;
let user: TestUser;

beforeAll(async () => {
  server = await startServer();
  user = await server.createUser();
});

afterEach(async () => {
  await user.client.realtime.unsubscribe();
});

afterAll(async () => {
  await server.stop();
});

const SOON = { interval: 20 };

/** A stream that nobody has signed in on, and whether the server has ended it. */
async function openStream() {
  const stop = new AbortController();
  const answer = await fetch(`${server.url}/api/realtime`, { signal: stop.signal });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  const first = (await reader.read()).value ?? '';
  const stream = { clientId: /"clientId":"(\w+)"/.exec(first)?.[1] ?? '', isEnded: false, stop };
  const drain = async () => {
    while (!(await reader.read()).done);
    stream.isEnded = true;
  };
  drain().catch(() => undefined);
  return stream;
}

function subscribe(clientId: string, subscriptions: string[], { authStore }: PocketBase) {
  const headers = { 'Content-Type': 'application/json', Authorization: authStore.token };
  const body = JSON.stringify({ clientId, subscriptions });
  return fetch(`${server.url}/api/realtime`, { method: 'POST', headers, body });
}

const topics = (count: number) => Array.from({ length: count }, (_, index) => `expiry/${index}`);

describe('live updates', () => {
  it('are refused to a guest', async () => {
    const guest = new PocketBase(server.url);
    const asked = guest.collection('exercises').subscribe('*', () => undefined);
    expect(await refusal(asked)).toMatchObject({ status: 401 });
    const { clientId, stop } = await openStream();
    expect((await subscribe(clientId, ['hub/unshared'], guest)).status).toBe(401);
    stop.abort();
  });

  it('are of 20 topics at most', async () => {
    const { clientId, stop } = await openStream();
    expect((await subscribe(clientId, topics(20), user.client)).status).toBe(204);
    expect((await subscribe(clientId, topics(21), user.client)).status).toBe(400);
    stop.abort();
  });
});

describe('the streams that nobody has signed in on', () => {
  it('are ended, and no others', async () => {
    const heard = vi.fn();
    await user.client.collection('aliases').subscribe('*', heard);
    const streams = await Promise.all([openStream(), openStream()]);
    await vi.waitFor(async () => {
      await server.superuser.crons.run('hub-idle-streams');
      expect(streams.map(({ isEnded }) => isEnded)).toEqual([true, true]);
    }, SOON);
    await user.client.collection('aliases').create({ email: 'still@alias.test' });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce(), SOON);
  });
});

/** A stream whose reader takes the first message and then no more, as a phone does that has gone to sleep. */
async function openStalled(client: PocketBase, topics: string[]) {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write('GET /api/realtime HTTP/1.1\r\nHost: hub.test\r\n\r\n');
  let read = '';
  let clientId: string | undefined;
  while (clientId === undefined) {
    read += String(await once(socket, 'data').then(([chunk]) => chunk as Buffer));
    clientId = /"clientId":"(\w+)"/.exec(read)?.[1];
  }
  socket.pause();
  expect((await subscribe(clientId, topics, client)).status).toBe(204);
  return socket;
}

/** Nine hundred kilobytes that the person hears of. */
function addLargePlan() {
  const exercises = Array.from({ length: 90 }, (_, index) => ({
    title: `${index}`,
    notes: 'x'.repeat(10_000),
  }));
  const plan = { user: user.id, planTitle: 'Strength', workouts: [{ workoutTitle: 'Legs', exercises }] };
  return server.superuser.collection('plans').create(plan);
}

describe('a reader that takes nothing more', () => {
  it('holds up nobody’s save', async () => {
    const stalled = await openStalled(user.client, ['hub/unshared', 'plans/*']);
    // More than the system keeps for a reader.
    for (let index = 0; index < 20; index += 1) await addLargePlan();
    const other = await server.createUser();
    const expiry = other.client.collection('expiry');
    const { id } = await expiry.create({ name: 'Passport', expiryDate: '2030-01-01' });
    for (let index = 0; index < 20; index += 1) {
      await expiry.update(id, { shared: true });
      expect(await expiry.update(id, { shared: false })).toMatchObject({ shared: false });
    }
    stalled.destroy();
  });
});
