import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientCollections } from '../hooks/collections';
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
const seeded = clientCollections.filter((name) => !NOT_SEEDED.includes(name));

describe('the demo', () => {
  it.each(seeded)('has records of %s', async (name) => {
    const { totalItems } = await server.superuser.collection(name).getList(1, 1);
    expect(totalItems).toBeGreaterThan(2);
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
