import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startServer, type TestServer, type TestUser } from '../testing';
import { openReceiver, type Receiver } from './receiver';
import { addChannel, addItem, deliveries, makePerson, runJob, SOON, today } from './reminding';

/** What a person's other channels say of one that fails. */

let server: TestServer;
let receiver: Receiver;
/** The receiver's address by https, which it does not speak. */
let unspoken: string;

beforeAll(async () => {
  receiver = await openReceiver();
  unspoken = receiver.origin.replace('http:', 'https:');
  vi.stubEnv('HUB_MESSAGE_ORIGINS', `${receiver.origin} ${unspoken}`);
  server = await startServer();
});

afterAll(async () => {
  await server.stop();
  await receiver.close();
});

afterEach(() => {
  receiver.received.length = 0;
  receiver.answer = () => ({ status: 201, body: '{"id":"1"}' });
});

const sql = (query: string) => server.superuser.send('/api/sql', { method: 'POST', body: { query } });

/** A person with a channel that works and one that does not, which gives up when the job runs next. */
async function withFailing(fields: {
  address: string;
  label: string;
}): Promise<{ person: TestUser; id: string }> {
  const person = await makePerson(server, { isDigest: false });
  await addItem(person, { expiryDate: today });
  const { id } = await addChannel(person, { kind: 'webhook', ...fields });
  await addChannel(person, { kind: 'ntfy', address: `${receiver.origin}/working` });
  await runJob(server, person);
  await sql(`UPDATE deliveries SET tries = 5, nextTry = 0 WHERE channel = '${id}'`);
  return { person, id };
}

/** Runs the job until nothing waits to be sent. */
async function runUntilSent(person: TestUser): Promise<void> {
  await vi.waitFor(async () => {
    await server.superuser.crons.run('hub-reminders');
    const states = (await deliveries(server, person)).map(({ state }) => state);
    expect(states).toContain('failed');
    expect(states).not.toContain('waiting');
  }, SOON);
}

const told = () =>
  receiver.at('/').map(({ body }) => (JSON.parse(body.toString()) as { title: string }).title);

it('is told over the others with the reason, and without the secret in its address', async () => {
  const { person } = await withFailing({ address: `${unspoken}/services/secret-of-mine`, label: 'Slack' });
  await runUntilSent(person);
  expect(told().filter((title) => title.includes('fail'))).toEqual([
    'Reminders by Slack fail: 127.0.0.1 did not answer: http: server gave HTTP response to HTTPS client.',
  ]);
  const channels = await person.client.collection('reminder_channels').getFullList<{ lastReason: string }>();
  expect(channels.map(({ lastReason }) => lastReason).join('\n')).not.toContain('secret-of-mine');
});

it('is not told any more when it works again', async () => {
  receiver.answer = () => ({ status: 500, body: '{}' });
  const { person, id } = await withFailing({ address: `${receiver.origin}/hook`, label: 'My hook' });
  await vi.waitFor(async () => {
    await server.superuser.crons.run('hub-reminders');
    const notice = { record: id, state: 'waiting', tries: 1 };
    expect(await deliveries(server, person)).toContainEqual(expect.objectContaining(notice));
  }, SOON);
  receiver.answer = () => ({ status: 201, body: '{"id":"1"}' });
  receiver.received.length = 0;
  await person.client.send(`/api/hub/reminders/test/${id}`, { method: 'POST' });
  await sql(`UPDATE deliveries SET nextTry = 0 WHERE person = '${person.id}'`);
  await runUntilSent(person);
  expect(told().filter((title) => title.includes('fail'))).toEqual([]);
});
