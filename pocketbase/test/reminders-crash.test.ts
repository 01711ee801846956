import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { addDays } from '@hub/calendar';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startServer, type TestServer, type TestUser } from '../testing';
import { openReceiver, type Received, type Receiver } from './receiver';

/** The job on a server that is killed, and beside services that hang. */

let server: TestServer;
let receiver: Receiver;

beforeEach(async () => {
  receiver = await openReceiver();
  vi.stubEnv('HUB_MESSAGE_ORIGINS', receiver.origin);
  server = await startServer();
});

afterEach(async () => {
  await server.stop();
  await receiver.close();
});

const today = new Date().toISOString().slice(0, 10);
const runJob = () => server.superuser.crons.run('hub-reminders');
const TAKEN = { status: 200, body: '{"id":"1"}' };
const NEVER = new Promise<never>(() => {});

/** Somebody who gets each reminder by itself, at whatever hour the test runs; over no channel yet. */
async function makePerson(): Promise<TestUser> {
  const person = await server.createUser({ timeZone: 'UTC' });
  const leads = [90, 30, 7, 1, 0];
  const hours = { hour: '00:00', workoutHour: '00:00' };
  const rules = { leads, ...hours, isDigest: false, showsNames: true };
  await person.client.collection('reminder_rules').create(rules);
  return person;
}

function addChannel({ client }: TestUser, kind: string, isOn = true) {
  const address = kind === 'email' ? '' : `${receiver.origin}/topic`;
  return client.collection('reminder_channels').create({ kind, label: kind, address, isOn });
}

const addItem = ({ client }: TestUser, name: string, shared = false) =>
  client.collection('expiry').create({ name, shared, expiryDate: addDays(today, 30) });

interface Row {
  id: string;
  state: string;
  tries: number;
  nextTry: number;
  reason: string;
}

const deliveries = () => server.superuser.collection('deliveries').getFullList<Row>({ sort: '-state,tries' });

/** Waits until the job has stored that this many messages were sent and none wait. */
async function untilSent(count: number): Promise<void> {
  const states = Array.from({ length: count }, () => 'sent');
  await vi.waitFor(async () => {
    expect((await deliveries()).map(({ state }) => state)).toEqual(states);
  });
}

const titleOf = ({ body }: Received) => (JSON.parse(String(body)) as { title: string }).title;

/** How often each reminder has come, the rarest first. */
function arrivals(): number[] {
  const titles = receiver.received.map(titleOf);
  return [...new Set(titles)].map((title) => titles.filter((other) => other === title).length).sort();
}

describe('a server that is killed', () => {
  it('sends what was on its way once more, and what was only written down once', async () => {
    const person = await makePerson();
    for (const name of ['Passport', 'Licence', 'Visa']) await addItem(person, name);
    // The service has the first message, and does not say so: the hub can't know it.
    const isNew = (request: Received) =>
      receiver.received.filter((other) => titleOf(other) === titleOf(request)).length === 1;
    receiver.answer = (_, request) => (isNew(request) ? NEVER : TAKEN);
    // Last, for the minute may begin while the items are made.
    await addChannel(person, 'ntfy');
    await runJob();
    await receiver.untilReceived(1);
    await server.kill();
    expect(arrivals()).toEqual([1]);

    // It is sent again and taken; the next one is on its way.
    await server.resume();
    await runJob();
    await receiver.untilReceived(3);
    await server.kill();
    expect(arrivals()).toEqual([1, 2]);

    receiver.answer = () => TAKEN;
    await server.resume();
    await runJob();
    await receiver.untilReceived(5);
    await untilSent(3);
    expect(arrivals()).toEqual([1, 2, 2]);

    await addItem(person, 'Insurance');
    await runJob();
    await receiver.untilReceived(6);
    await untilSent(4);
    expect(arrivals()).toEqual([1, 1, 2, 2]);
  });
});

/** A mail server that takes connections and never says a word; `end` hangs up. */
async function openSilentMailServer() {
  const sockets: Socket[] = [];
  const listener = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const end = () => {
    listener.close();
    for (const socket of sockets) socket.destroy();
  };
  return { port: (listener.address() as AddressInfo).port, end };
}

describe('a service that takes a message and never answers', () => {
  it('is left after its time, holds up nobody else and no second run, and is tried again', async () => {
    const mailServer = await openSilentMailServer();
    await server.superuser.settings.update({
      smtp: { enabled: true, host: '127.0.0.1', port: mailServer.port },
    });
    const [sender, ...people] = await Promise.all([makePerson(), makePerson(), makePerson(), makePerson()]);
    const kinds = ['webhook', 'ntfy', 'ntfy'];
    await Promise.all(people.map((person, index) => addChannel(person, kinds[index] ?? '')));
    const mail = await addChannel(sender, 'email', false);
    const sendTest = () =>
      sender.client.send<unknown>(`/api/hub/reminders/test/${mail.id}`, { method: 'POST' });
    const firstTest = sendTest();

    receiver.answer = () => (receiver.received.length === 1 ? NEVER : TAKEN);
    await addItem(sender, 'Passport', true);
    await runJob();
    await receiver.untilReceived(1);
    // The next minutes begin while it hangs.
    await runJob();
    await runJob();
    await receiver.untilReceived(3);
    const [hung] = await vi.waitFor(async () => {
      const rows = await deliveries();
      expect(rows.map(({ state }) => state)).toEqual(['waiting', 'sent', 'sent']);
      return rows;
    });
    expect(receiver.received).toHaveLength(3);
    expect(hung).toMatchObject({ tries: 1, reason: '127.0.0.1 did not answer: it took too long.' });
    expect(hung?.nextTry).toBeGreaterThan(Date.now());

    await server.superuser.collection('deliveries').update(hung?.id ?? '', { nextTry: 0 });
    await runJob();
    await receiver.untilReceived(4);
    await untilSent(3);

    // The mail has been waiting for as long; another one is not begun.
    const reason = 'The mail server did not accept it: it does not answer.';
    expect(await sendTest()).toEqual({ state: 'failed', reason });
    mailServer.end();
    expect(await firstTest).toMatchObject({ state: 'failed' });
  });
});
