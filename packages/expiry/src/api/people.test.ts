import { startServer, type TestServer } from '@hub/pocketbase/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listPeople } from './people';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

it('lists themselves and who shares something for a person, and everyone who may sign in for an admin', async () => {
  const [mei, noor, coach, gone] = await Promise.all([
    server.createUser({ name: 'Mei Lin' }),
    server.createUser({ name: 'Noor Aziz' }),
    server.createUser({ name: 'Carla', role: 'admin' }),
    server.createUser({ name: 'Gone' }),
    server.createUser({ name: 'Sam Rivers' }),
  ]);
  await server.superuser.collection('users').update(gone.id, { isDeactivated: true });
  expect(await listPeople(mei.client)).toEqual(['Mei']);
  await noor.client.collection('aliases').create({ email: 'shared@hub.test', shared: true });
  expect((await listPeople(mei.client)).sort()).toEqual(['Mei', 'Noor']);
  const known = await listPeople(coach.client);
  expect(known).toEqual(expect.arrayContaining(['Carla', 'Mei', 'Noor', 'Sam']));
  expect(known).not.toContain('Gone');
});
