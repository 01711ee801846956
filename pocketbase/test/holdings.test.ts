import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, startServer, type TestServer, type TestUser } from '../testing';

/** What an admin sees about a person before removing them. */

let server: TestServer;
let admin: TestUser;
let ownerId: string;

beforeAll(async () => {
  server = await startServer();
  admin = await server.createUser({ role: 'admin' });
  ownerId = (await server.signIn(server.owner)).authStore.record?.id ?? '';
});

afterAll(() => server.stop());

const passport = { name: 'Passport', expiryDate: '2030-01-01' };

interface Holding {
  collection: string;
  count: number;
  shared: number;
  documents: number;
}
interface Holdings {
  isOwner: boolean;
  holdings: Holding[];
}

const holdingsOf = (id: string, client = admin.client) => client.send<Holdings>(`/api/hub/people/${id}`, {});

describe('what somebody has', () => {
  it('is shown to admins in numbers, of private records too, and nothing more of them', async () => {
    const person = await server.createUser();
    await person.client.collection('expiry').create({ ...passport, name: 'Very private' });
    await person.client.collection('expiry').create({ ...passport, shared: true });
    await person.client.collection('loyalty').create({ name: 'Shop', cardId: '123', type: 'qrcode' });
    const workout = { user: person.id, date: '2030-01-01', workoutTitle: 'Legs' };
    for (const date of ['2030-01-01', '2030-01-02'])
      await admin.client.collection('workouts').create({ ...workout, date });
    const { isOwner, holdings } = await holdingsOf(person.id);
    const told = holdings.map(({ collection, count, shared, documents }) => [
      collection,
      count,
      shared,
      documents,
    ]);
    expect(isOwner).toBe(false);
    expect(told).toEqual([
      ['workouts', 2, 0, 0],
      ['plans', 0, 0, 0],
      ['coach_notes', 0, 0, 0],
      ['aliases', 0, 0, 0],
      ['expiry', 2, 1, 0],
      ['loyalty', 1, 0, 0],
    ]);
    expect(JSON.stringify(holdings)).not.toContain('Very private');
    expect(await holdingsOf(ownerId)).toMatchObject({ isOwner: true });
  });

  it('is shown to oneself without the private notes of others', async () => {
    const other = await server.createUser({ role: 'admin' });
    await other.client.collection('coach_notes').create({ user: admin.id, text: 'Trains too much.' });
    const namesFor = async (client: TestUser['client']) =>
      (await holdingsOf(admin.id, client)).holdings.map(({ collection }) => collection);
    expect(await namesFor(other.client)).toContain('coach_notes');
    expect(await namesFor(admin.client)).toEqual(['workouts', 'plans', 'aliases', 'expiry', 'loyalty']);
  });

  it('is not shown to who is no admin, about themselves either; and of nobody there is nothing', async () => {
    const person = await server.createUser();
    for (const id of [person.id, admin.id, ownerId]) {
      expect(await refusal(holdingsOf(id, person.client))).toMatchObject({ status: 403 });
    }
    for (const id of ['nobody000000000', `${person.id}'`]) {
      expect(await refusal(holdingsOf(id))).toMatchObject({ status: 404 });
    }
  });
});
