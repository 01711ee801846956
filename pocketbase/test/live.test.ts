import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startServer, type TestServer, type TestUser } from '../testing';

let server: TestServer;
let a: TestUser;
let b: TestUser;

beforeAll(async () => {
  server = await startServer();
  [a, b] = await Promise.all([server.createUser(), server.createUser()]);
});

afterEach(async () => {
  await Promise.all([a, b].map(({ client }) => client.realtime.unsubscribe()));
});

afterAll(async () => {
  await server.stop();
});

const SOON = { interval: 5 };
const passport = { name: 'Passport', expiryDate: '2030-01-01' };

/** Listens as a person to what the server says about lost access. */
async function listenForLoss({ client }: TestUser) {
  const heard = vi.fn();
  await client.realtime.subscribe('hub/unshared', heard);
  return heard;
}

/** Waits until a message that all get has come; what was to come before it has come too. */
async function afterMark({ client }: TestUser) {
  const mark = vi.fn();
  await client.collection('exercises').subscribe('*', mark);
  await server.superuser.collection('exercises').create({ title: 'Mark', instructions: 'None.' });
  await vi.waitFor(() => expect(mark).toHaveBeenCalled(), SOON);
}

describe('someone who loses sight of a record', () => {
  it('is told when it is no longer shared', async () => {
    const { id } = await a.client.collection('expiry').create({ ...passport, shared: true });
    const heard = await listenForLoss(b);
    await a.client.collection('expiry').update(id, { shared: false });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce(), SOON);
  });

  it('is told when it is given to another', async () => {
    const { id } = await a.client.collection('expiry').create(passport);
    const heard = await listenForLoss(a);
    await server.superuser.collection('expiry').update(id, { owner: b.id });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce(), SOON);
  });

  it('is told when a workout goes to another athlete', async () => {
    const workout = { user: a.id, date: '2030-01-01', workoutTitle: 'Legs' };
    const { id } = await server.superuser.collection('workouts').create(workout);
    const heard = await listenForLoss(a);
    await server.superuser.collection('workouts').update(id, { user: b.id });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce(), SOON);
  });
});

it('says nothing when nobody loses sight of anything', async () => {
  const { id } = await a.client.collection('expiry').create(passport);
  const heard = await listenForLoss(b);
  await a.client.collection('expiry').update(id, { name: 'Mine' });
  await a.client.collection('expiry').update(id, { shared: true });
  await a.client.collection('expiry').update(id, { name: 'Ours' });
  await afterMark(b);
  expect(heard).not.toHaveBeenCalled();
});

it('shows a new private record and its end to its owner only', async () => {
  const seen = { a: vi.fn(), b: vi.fn() };
  await a.client.collection('aliases').subscribe('*', ({ action }) => void seen.a(action));
  await b.client.collection('aliases').subscribe('*', ({ action }) => void seen.b(action));
  const { id } = await a.client.collection('aliases').create({ email: 'live@alias.test' });
  // PocketBase sends each message by itself: of two at once, either may come first.
  await vi.waitFor(() => expect(seen.a).toHaveBeenCalledWith('create'));
  await a.client.collection('aliases').delete(id);
  await Promise.all([afterMark(a), afterMark(b)]);
  expect(seen.a.mock.calls).toEqual([['create'], ['delete']]);
  expect(seen.b).not.toHaveBeenCalled();
});
