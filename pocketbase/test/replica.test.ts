import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusal, startServer, type TestServer } from '../testing';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  await server.stop();
});

const HEALTH = '/api/hub/health';

it('tells the owner of the replica, and nobody else, no other admin, and no console', async () => {
  const owner = await server.signIn(server.owner);
  expect(await owner.send(HEALTH, {})).toEqual({ replica: null });

  const admin = await server.createUser({ role: 'admin' });
  expect(await refusal(admin.client.send(HEALTH, {}))).toMatchObject({ status: 403 });
  expect(await refusal(server.superuser.send(HEALTH, {}))).toMatchObject({ status: 403 });
  const person = await server.createUser();
  expect(await refusal(person.client.send(HEALTH, {}))).toMatchObject({ status: 403 });
  expect((await fetch(server.url + HEALTH)).status).toBe(401);
});
