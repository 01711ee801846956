import { addDays } from '@hub/calendar';
import { subscribeBrowser } from '@hub/reminders/testing';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startServer, type TestServer } from '../testing';
import { openReceiver, type Receiver } from './receiver';
import { addChannel, addItem, deliveries, makePerson, runJob, SOON, today } from './reminding';

/** Notifications to devices that are off, removed or replaced. */

let server: TestServer;
let receiver: Receiver;

beforeAll(async () => {
  receiver = await openReceiver();
  server = await startServer({ env: { HUB_PUSH_ORIGINS: receiver.origin } });
});

afterAll(async () => {
  await server.stop();
  await receiver.close();
});

afterEach(() => {
  receiver.received.length = 0;
  receiver.answer = () => ({ status: 201, body: '{"id":"1"}' });
});

it('a push service keeps the message about today’s workout until the end of the day', async () => {
  const person = await makePerson(server);
  await addChannel(person, { kind: 'push', address: `${receiver.origin}/off`, ...subscribeBrowser().keys });
  const workout = { user: person.id, date: today, workoutTitle: 'Legs', exercises: [] };
  await server.superuser.collection('workouts').create(workout);
  await runJob(server, person);
  const secondsLeft = (Date.parse(addDays(today, 1)) - Date.now()) / 1000;
  const ttl = Number(receiver.at('/off')[0]?.headers.ttl);
  expect(ttl).toBeGreaterThanOrEqual(secondsLeft);
  // The person's local time has only minutes, and the run takes a moment.
  expect(ttl).toBeLessThan(secondsLeft + 120);
});

it('a message is sent again to the next device if the previous one no longer exists', async () => {
  const person = await makePerson(server);
  receiver.answer = (path) => ({ status: path === '/lost' ? 410 : 201, body: '' });
  const device = (path: string) => ({
    kind: 'push',
    address: receiver.origin + path,
    ...subscribeBrowser().keys,
  });
  await addChannel(person, device('/lost'));
  await addItem(person, { expiryDate: addDays(today, 7) });
  expect(await runJob(server, person)).toMatchObject([{ lead: 7, state: 'gone' }]);
  const next = await addChannel(person, device('/found'));
  await vi.waitFor(async () => {
    await server.superuser.crons.run('hub-reminders');
    const rows = await deliveries(server, person);
    expect(rows.filter(({ channel }) => channel === next.id)).toMatchObject([{ lead: 7, state: 'sent' }]);
  }, SOON);
  await server.superuser.crons.run('hub-reminders');
  expect(receiver.at('/found')).toHaveLength(1);
});

it('the hub tells a person which devices it has removed, and nobody else', async () => {
  const [person, other] = [await makePerson(server), await makePerson(server)];
  receiver.answer = (path) => ({ status: path === '/ended' ? 410 : 201, body: '' });
  const device = (path: string) => ({
    kind: 'push',
    address: receiver.origin + path,
    ...subscribeBrowser().keys,
  });
  const ended = await addChannel(person, device('/ended'));
  await addChannel(person, device('/alive'));
  await addItem(person, { expiryDate: addDays(today, 7) });
  await runJob(server, person);
  const told = ({ client }: typeof person) =>
    client.send<{ goneDevices: string[] }>('/api/hub/reminders', { method: 'GET' });
  expect((await told(person)).goneDevices).toEqual([ended.id]);
  expect((await told(other)).goneDevices).toEqual([]);
});

it('a device that no longer exists is removed, and a busy service is retried', async () => {
  const person = await makePerson(server);
  receiver.answer = (path) =>
    path === '/gone' ? { status: 410 } : { status: 429, headers: { 'Retry-After': '600' }, body: '{}' };
  await addChannel(person, {
    kind: 'push',
    address: `${receiver.origin}/gone`,
    ...subscribeBrowser().keys,
  });
  const busy = await addChannel(person, {
    kind: 'push',
    address: `${receiver.origin}/busy`,
    ...subscribeBrowser().keys,
  });
  await addItem(person, { expiryDate: addDays(today, 1) });
  const rows = await runJob(server, person);
  expect(rows.find(({ channel }) => channel === busy.id)).toMatchObject({ state: 'waiting', tries: 1 });
  expect(await person.client.collection('reminder_channels').getFullList()).toMatchObject([
    { id: busy.id, lastState: 'failed', lastReason: '127.0.0.1 answered 429.' },
  ]);
  const users = person.client.collection('users');
  const fails = async () => (await users.getOne<{ remindersFail: boolean }>(person.id)).remindersFail;
  expect(await fails()).toBe(true);
  await expect(users.update(person.id, { remindersFail: false })).rejects.toMatchObject({ status: 404 });
  await person.client.collection('reminder_channels').update(busy.id, { isOn: false });
  expect(await fails()).toBe(false);
});
