import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoServer, startDemo } from '@hub/pocketbase/testing';

const TODAY = '2026-11-21';

let server: DemoServer;

beforeAll(async () => {
  server = await startDemo(TODAY);
});

afterAll(async () => {
  await server.stop();
});

it('the demo has addresses on several domains', async () => {
  const { client } = await server.open('sam');
  const aliases = await client.collection('aliases').getFullList();
  expect(new Set(aliases.map(({ email }) => String(email).split('@')[1])).size).toBeGreaterThan(2);
});
