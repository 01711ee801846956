import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientCollections, ownedCollections } from '../hooks/collections';
import { collections } from '../schema';
import { DEMO_PEOPLE, seedDemo } from '../seed/demo.mjs';
import { type DemoServer, startDemo } from '../testing';

const TODAY = '2026-11-21';

let server: DemoServer;

beforeAll(async () => {
  server = await startDemo(TODAY);
});

afterAll(async () => {
  await server.stop();
});

/**
 * Nobody but the hub makes a token, whose secret is shown to its owner, or an import, which could not be taken back, or keeps what
 * was deleted.
 */
const NOT_SEEDED: readonly string[] = ['tokens', 'imports', 'deleted_records'];
const seeded = (names: readonly string[]) => names.filter((name) => !NOT_SEEDED.includes(name));

describe('the demo', () => {
  it('has a coach who is an admin, and three athletes', async () => {
    const clients = await Promise.all(DEMO_PEOPLE.map((person) => server.signIn(person)));
    const roles = clients.map(({ authStore }) => String(authStore.record?.role));
    expect(roles).toEqual(['admin', 'user', 'user', 'user']);
  });

  it.each(seeded(clientCollections))('has records of %s', async (name) => {
    const { totalItems } = await server.superuser.collection(name).getList(1, 1);
    expect(totalItems).toBeGreaterThan(2);
  });

  /** What coaches note about somebody is never shown to them. */
  const shown = seeded(ownedCollections).filter(
    (name) => name !== 'coach_notes' && clientCollections.includes(name),
  );

  it.each(shown)('shows everybody something of their own in %s', async (name) => {
    const ownedBy = collections.find((collection) => collection.name === name)?.ownedBy ?? '';
    for (const person of ['owner', 'coach', 'sam', 'noor', 'ilse']) {
      const { client, id } = await server.open(person);
      const own = await client.collection(name).getFullList({ filter: `${ownedBy} = "${id}"` });
      expect(own.length, person).toBeGreaterThan(0);
    }
  });

  it('is laid once: a second time changes nothing', async () => {
    const all = () =>
      Promise.all(clientCollections.map((name) => server.superuser.collection(name).getFullList()));
    const before = await all();
    expect(await seedDemo(server.url, server.owner, TODAY)).toEqual(
      DEMO_PEOPLE.map(({ email, password }) => ({ email, password })),
    );
    expect(await all()).toEqual(before);
  });
});
