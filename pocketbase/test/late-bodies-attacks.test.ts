import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer, type TestUser } from '../testing';
import { address, alias, send } from './importing';

let server: TestServer;
let person: TestUser;

beforeAll(async () => {
  server = await startServer();
});

beforeEach(async () => {
  person = await server.createUser({ role: 'admin' });
});

afterAll(() => server.stop());

/** Sends the head of a request; once the server waits for the body, makes a change, and only then sends the body. */
async function sendLate(path: string, body: object, change: () => Promise<unknown>): Promise<number> {
  const text = JSON.stringify(body);
  const late = request(server.url + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(text),
      Expect: '100-continue',
      Authorization: person.client.authStore.token,
    },
  });
  late.flushHeaders();
  await once(late, 'continue');
  await change();
  late.end(text);
  const [answer] = (await once(late, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode ?? 0;
}

const users = () => server.superuser.collection('users');
const deactivate = () => users().update(person.id, { isDeactivated: true });
const demote = () => users().update(person.id, { role: 'user', isAdmin: false });
const signOut = () => person.client.send('/api/hub/sign-out-everywhere', { method: 'POST' });

const passport = { name: 'Passport', expiryDate: '2030-01-01' };

describe.each([
  ['deactivated', 401, deactivate],
  ['signed out everywhere', 401, signOut],
  ['no admin any more', 403, demote],
])('who is %s before the body of their request arrives', (_, status, change) => {
  it('imports nothing', async () => {
    const email = address();
    const body = { source: 'addy', mode: 'save', rows: [alias(email)] };
    expect(await sendLate('/api/hub/import/alias', body, change)).toBe(status);
    expect(
      await server.superuser.collection('aliases').getFullList({ filter: `email = "${email}"` }),
    ).toEqual([]);
  });

  it('takes no import back', async () => {
    const { id, rows } = await send(person.client, [alias(address())]);
    expect(await sendLate(`/api/hub/import/${id}/undo`, {}, change)).toBe(status);
    expect(await server.superuser.collection('aliases').getOne(rows[0]!.id)).toMatchObject({ rev: 1 });
  });

  it('says of no record that it is done, nor learns what it holds', async () => {
    const { id } = await person.client.collection('expiry').create(passport);
    const path = `/api/hub/reminders/items/expiry/${id}`;
    expect(await sendLate(path, { action: 'done' }, change)).toBe(status);
    expect(await server.superuser.collection('reminders_done').getFullList()).toEqual([]);
  });

  it('hears no live updates', async () => {
    const { body } = await fetch(`${server.url}/api/realtime`);
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    const clientId = /"clientId":"(\w+)"/.exec((await reader.read()).value ?? '')?.[1];
    await sendLate('/api/realtime', { clientId, subscriptions: ['expiry/*'] }, change);
    const { id } = await server.superuser.collection('expiry').create(passport);
    expect(await reader.read()).toEqual({ done: true, value: undefined });
    await server.superuser.collection('expiry').delete(id);
  });
});
