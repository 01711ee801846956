import { addDays } from '@hub/calendar';
import { refusal, startServer, type TestServer, type TestUser } from '@hub/pocketbase/testing';
import PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Who gets which items from `GET /api/hub/expiry/upcoming`. Shared items of one test are seen in the others. */

interface Upcoming {
  today: string;
  items: { id: string; name: string }[];
  hasMore: boolean;
}

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

const today = new Date().toISOString().slice(0, 10);
const upcomingFor = (client: PocketBase) => client.send<Upcoming>('/api/hub/expiry/upcoming', {});
const namesFor = async ({ client }: TestUser) => (await upcomingFor(client)).items.map(({ name }) => name);
const addItem = ({ client }: { client: PocketBase }, name: string, days: number, more: object = {}) =>
  client.collection('expiry').create({ name, expiryDate: addDays(today, days), ...more });

describe('the upcoming items', () => {
  it('are those that the collection’s own list has for the person, in the same order', async () => {
    const owner = await server.createUser();
    const people = [owner, await server.createUser(), await server.createUser({ role: 'admin' })];
    await addItem(owner, 'Later', 40);
    await addItem(owner, 'Expired', -1, { shared: true });
    await addItem(owner, 'Ends today', 0);
    await addItem(owner, 'Shared', 20, { shared: true });
    await addItem({ client: server.superuser }, 'The hub’s own', 10);
    const found: string[][] = [];
    for (const { client } of people) {
      const { items, hasMore } = await upcomingFor(client);
      const filter = client.filter('expiryDate >= {:today}', { today });
      const listed = await client.collection('expiry').getFullList({ filter, sort: 'expiryDate,id' });
      expect(items.map(({ id }) => id)).toEqual(listed.map(({ id }) => id));
      expect(hasMore).toBe(false);
      found.push(items.map(({ name }) => name));
    }
    const forAll = ['The hub’s own', 'Shared'];
    expect(found).toEqual([['Ends today', ...forAll, 'Later'], forAll, forAll]);
  });

  it('are given with what their lists show, and no document', async () => {
    const person = await server.createUser();
    const texts = { name: 'Passport', person: 'Ada', category: 'Travel', country: 'NL' };
    const { id, expiryDate } = await person.client
      .collection('expiry')
      .create<{ id: string; expiryDate: string }>({ ...texts, expiryDate: addDays(today, 1) });
    const { today: day, items } = await upcomingFor(person.client);
    expect(day).toBe(today);
    expect(items[0]).toEqual({ id, ...texts, expiryDate, owner: person.id, shared: false });
  });

  it('are gone when they are not shared any more, or deleted', async () => {
    const [owner, other] = [await server.createUser(), await server.createUser()];
    const { id } = await addItem(owner, 'Insurance', 3, { shared: true });
    expect(await namesFor(other)).toContain('Insurance');
    await owner.client.collection('expiry').update(id, { shared: false });
    expect(await namesFor(other)).not.toContain('Insurance');
    expect(await namesFor(owner)).toContain('Insurance');
    await owner.client.collection('expiry').delete(id);
    expect(await namesFor(owner)).not.toContain('Insurance');
  });

  it('go by the date where the person is', async () => {
    // There, the dates differ at every moment: 25 hours lie between them.
    const west = await server.createUser({ timeZone: 'Pacific/Pago_Pago' });
    const east = await server.createUser({ timeZone: 'Pacific/Kiritimati' });
    const { today: day } = await upcomingFor(west.client);
    await west.client.collection('expiry').create({ name: 'In the west', expiryDate: day, shared: true });
    expect(await namesFor(west)).toContain('In the west');
    expect(await namesFor(east)).not.toContain('In the west');
  });

  it('are the next 500, and the answer says whether there are more', async () => {
    const person = await server.createUser();
    const missing = 500 - (await upcomingFor(person.client)).items.length;
    const query = `INSERT INTO expiry (id, name, expiryDate, owner, rev)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${missing})
      SELECT printf('many%011d', i), 'One of many', '9000-01-01', '${person.id}', 1 FROM n`;
    await server.superuser.send('/api/sql', { method: 'POST', body: { query } });
    const all = await upcomingFor(person.client);
    expect([all.items.length, all.hasMore]).toEqual([500, false]);
    const { id } = await addItem(person, 'Ends first', 0);
    const next = await upcomingFor(person.client);
    expect([next.items.length, next.hasMore]).toEqual([500, true]);
    const kept = [id, ...all.items.map((item) => item.id)].slice(0, 500);
    expect(next.items.map((item) => item.id).sort()).toEqual(kept.sort());
  });

  it('are for nobody without a session', async () => {
    const gone = await server.createUser();
    await gone.client.send('/api/hub/sign-out-everywhere', { method: 'POST' });
    for (const client of [new PocketBase(server.url), gone.client])
      expect(await refusal(upcomingFor(client))).toMatchObject({ status: 401 });
  });
});
