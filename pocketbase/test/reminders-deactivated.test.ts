import { readPush, subscribeBrowser } from '@hub/reminders/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startServer, type TestServer, type TestUser } from '../testing';
import { openReceiver, type Receiver } from './receiver';

let server: TestServer;
let receiver: Receiver;

beforeAll(async () => {
  receiver = await openReceiver();
  vi.stubEnv('HUB_PUSH_ORIGINS', receiver.origin);
  vi.stubEnv('HUB_MESSAGE_ORIGINS', receiver.origin);
  server = await startServer();
});
afterAll(async () => {
  await server.stop();
  await receiver.close();
});

const SOON = { interval: 50 };
const today = new Date().toISOString().slice(0, 10);

/** Somebody whose hour of reminders has struck, who takes them by ntfy. */
async function makePerson(topic: string): Promise<TestUser> {
  const person = await server.createUser({ timeZone: 'UTC' });
  await person.client
    .collection('reminder_rules')
    .create({ leads: [0], hour: '00:00', workoutHour: '00:00' });
  await addChannel(person, { kind: 'ntfy', address: `${receiver.origin}/${topic}` });
  return person;
}

const addChannel = ({ client }: TestUser, channel: object) =>
  client.collection('reminder_channels').create({ isOn: true, label: 'A channel', ...channel });
const addItem = ({ id }: TestUser, name: string) =>
  server.superuser.collection('expiry').create({ name, expiryDate: today, owner: id });

/** The messages of a person that wait to be sent. */
function waitingOf({ id }: TestUser) {
  const filter = server.superuser.filter('person = {:id} && state = "waiting"', { id });
  return server.superuser.collection('deliveries').getFullList({ filter });
}

/** Runs the job until this many messages have arrived; a run that begins while another one sends ends at once. */
const runJob = (count: number) =>
  vi.waitFor(async () => {
    await server.superuser.crons.run('hub-reminders');
    expect(receiver.received).toHaveLength(count);
  }, SOON);

it('who is deactivated is told of nothing, of what waits neither, and does nothing by an old message', async () => {
  const [person, other] = [await makePerson('topic-of-one'), await makePerson('topic-of-other')];
  const browser = subscribeBrowser();
  await addChannel(person, { kind: 'push', address: `${receiver.origin}/device`, ...browser.keys });
  receiver.answer = () => ({ status: 503, body: '' });
  await addItem(person, 'Passport');
  await runJob(2);
  receiver.answer = () => ({ status: 201, body: '{"id":"1"}' });
  const sent = readPush(receiver.at('/device')[0]?.body ?? Buffer.of(), browser);
  const { message, actionKey } = JSON.parse(sent) as Record<string, string>;
  expect(await waitingOf(person)).toHaveLength(2);

  await server.superuser.collection('users').update(person.id, { isDeactivated: true });
  const waiting = await waitingOf(person);
  for (const { id } of waiting) await server.superuser.collection('deliveries').update(id, { nextTry: 0 });
  await addItem(person, 'Visa');
  await addItem(other, 'Passport');
  receiver.received.length = 0;
  await runJob(1);
  expect(receiver.received[0]?.body.toString()).toContain('topic-of-other');
  expect(await waitingOf(person)).toHaveLength(waiting.length);
  const answer = await fetch(`${server.url}/api/hub/reminders/act`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message, key: actionKey, action: 'done' }),
  });
  expect(answer.status).toBe(404);
});
