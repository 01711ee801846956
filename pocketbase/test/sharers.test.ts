import PocketBase from 'pocketbase';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusal, startServer, type TestServer, type TestUser } from '../testing';

/** Who sees whose names. */

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

const sharersFor = (client: PocketBase) => client.send<unknown>('/api/hub/sharers', {});
const addAlias = ({ client }: TestUser, email: string, shared: boolean) =>
  client.collection('aliases').create({ email, shared });

it('names who shares something with everyone, by the first name alone, and nobody else', async () => {
  const [noor, sam, reader] = await Promise.all([
    server.createUser({ name: 'Noor Aziz' }),
    server.createUser({ name: 'Sam Rivers' }),
    server.createUser({ name: 'Mei' }),
  ]);
  await addAlias(noor, 'shared@hub.test', true);
  await addAlias(sam, 'private@hub.test', false);
  const item = { name: 'Passport', expiryDate: '2030-01-01', shared: true };
  const { id } = await noor.client.collection('expiry').create(item);
  const told = { people: [{ id: noor.id, name: 'Noor' }] };
  expect(await sharersFor(reader.client)).toEqual(told);
  await noor.client.collection('expiry').delete(id);
  expect(await sharersFor(reader.client)).toEqual(told);
});

it.each(['', 'kim@hub.test'])('names nobody who is called “%s”', async (name) => {
  const sharer = await server.createUser({ name });
  await addAlias(sharer, `of-${sharer.id}@hub.test`, true);
  const { people } = (await sharersFor(sharer.client)) as { people: { id: string }[] };
  expect(people.map(({ id }) => id)).not.toContain(sharer.id);
});

it.each([
  ['Noor Aziz', 'Noor'],
  ['kim@hub.test', null],
])('names who is called “%s” to others as %s where they were done with something', async (name, by) => {
  const [sharer, doer] = await Promise.all([server.createUser(), server.createUser({ name })]);
  const item = { name: 'Passport', expiryDate: '2030-01-01', shared: true };
  const { id } = await sharer.client.collection('expiry').create(item);
  const path = `/api/hub/reminders/items/expiry/${id}`;
  await doer.client.send<unknown>(path, { method: 'POST', body: { action: 'done' } });
  expect(await sharer.client.send<unknown>(path, {})).toMatchObject({ done: { by } });
});

it('tells a guest nothing, and nobody whose session is over', async () => {
  const gone = await server.createUser({ name: 'Gone' });
  await gone.client.send('/api/hub/sign-out-everywhere', { method: 'POST' });
  for (const client of [new PocketBase(server.url), gone.client])
    expect(await refusal(sharersFor(client))).toMatchObject({ status: 401 });
});
