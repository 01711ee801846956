import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientCollections } from '../hooks/collections';
import { DEMO_PEOPLE, seedDemo } from '../seed/demo.mjs';
import { startServer, type TestServer } from '../testing';

let server: TestServer;

const TODAY = '2026-11-21';

beforeAll(async () => {
  server = await startServer();
  await seedDemo(server.url, server.owner, TODAY);
});

afterAll(async () => {
  await server.stop();
});

describe('the demo', () => {
  it('has a coach who is an admin, and two athletes', async () => {
    const clients = await Promise.all(DEMO_PEOPLE.map((person) => server.signIn(person)));
    expect(clients.map(({ authStore }) => String(authStore.record?.role))).toEqual(['admin', 'user', 'user']);
  });

  it.each(clientCollections)('has records of %s', async (name) => {
    const { totalItems } = await server.superuser.collection(name).getList(1, 1);
    expect(totalItems).toBeGreaterThan(2);
  });

  it('shows an athlete something in every tool, before and after today', async () => {
    const [, sam] = DEMO_PEOPLE;
    const client = await server.signIn(sam!);
    for (const [name, field] of Object.entries({ workouts: 'date', expiry: 'expiryDate' })) {
      for (const sign of ['<', '>=']) {
        const filter = `${field} ${sign} "${TODAY}"`;
        expect(await client.collection(name).getFullList({ filter })).not.toHaveLength(0);
      }
    }
    const withDocument = await client.collection('expiry').getFirstListItem('document != ""');
    const token = await client.files.getToken();
    const file = await fetch(client.files.getURL(withDocument, String(withDocument.document), { token }));
    expect(file.headers.get('content-type')).toBe('application/pdf');
  });

  it('is laid once: a second time changes nothing', async () => {
    const before = await server.superuser.collection('expiry').getFullList();
    expect(await seedDemo(server.url, server.owner, TODAY)).toEqual(
      DEMO_PEOPLE.map(({ email, password }) => ({ email, password })),
    );
    expect(await server.superuser.collection('expiry').getFullList()).toEqual(before);
  });
});
