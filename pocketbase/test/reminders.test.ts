import { addDays, zoneClock } from '@hub/calendar';
import { currentLead } from '@hub/reminders';
import { subscribeBrowser } from '@hub/reminders/testing';
import type { RecordModel } from 'pocketbase';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { inBatches } from '../seed/in-batches.mjs';
import { startServer, type TestServer } from '../testing';
import { type Mailbox, openMailbox } from './mailbox';
import { openReceiver, type Receiver } from './receiver';
import {
  addChannel,
  addItem,
  type Delivery,
  deliveries,
  makePerson,
  pushOf,
  RULES,
  runJob,
  SOON,
  today,
} from './reminding';

let server: TestServer;
let mailbox: Mailbox;
let receiver: Receiver;
/** An address at which nothing listens. */
const NOBODY = 'http://127.0.0.1:1';

beforeAll(async () => {
  [mailbox, receiver] = await Promise.all([openMailbox(), openReceiver()]);
  vi.stubEnv('HUB_PUSH_ORIGINS', receiver.origin);
  vi.stubEnv('HUB_MESSAGE_ORIGINS', `${receiver.origin}, ${NOBODY}`);
  server = await startServer();
  await server.superuser.settings.update({
    smtp: { enabled: true, host: '127.0.0.1', port: mailbox.port },
    meta: { appURL: 'https://hub.example' },
  });
});

afterAll(async () => {
  await server.stop();
  await Promise.all([mailbox.close(), receiver.close()]);
});

afterEach(() => {
  receiver.received.length = 0;
  receiver.answer = () => ({ status: 201, body: '{"id":"1"}' });
});

describe('the job', () => {
  it('tells each item at the days before that count for it, as the rule does, and once', async () => {
    const person = await makePerson(server, { categoryLeads: { 'Home "sweet"': [14] } });
    const days = [0, 1, 2, 7, 8, 14, 15, 30, 31, 60, 90, 91];
    const wanted = ['', 'Home "sweet"'].flatMap((category) => days.map((left) => ({ category, left })));
    const items = await inBatches(wanted, async ({ category, left }) => {
      const { id } = await addItem(person, { category, expiryDate: addDays(today, left) });
      const leads = category === '' ? RULES.leads : [14];
      return { record: id, lead: currentLead(addDays(today, left), leads, today) };
    });
    const own = await addItem(person, { expiryDate: addDays(today, 200) });
    const path = `/api/hub/reminders/items/expiry/${own.id}`;
    await person.client.send<unknown>(path, { method: 'POST', body: { action: 'leads', leads: [365] } });
    // Last, for the minute may begin while the items are made.
    await addChannel(person, { kind: 'ntfy', address: `${receiver.origin}/rule` });
    const told = (rows: Delivery[]) => rows.map(({ record, lead }) => `${record} ${String(lead)}`).sort();
    const expected = [...items, { record: own.id, lead: 365 }].flatMap(({ record, lead }) =>
      lead === null ? [] : [`${record} ${String(lead)}`],
    );
    expect(told(await runJob(server, person))).toEqual(expected.sort());
    // All of it is one message: nobody wants 18 at once.
    expect(receiver.received).toHaveLength(1);
    const later = await addItem(person, { expiryDate: today });
    await vi.waitFor(async () => {
      expect(told(await runJob(server, person))).toEqual([...expected, `${later.id} 0`].sort());
      expect(receiver.received).toHaveLength(2);
    }, SOON);
  });
});

it('a person is reminded from the date on which they began, where they are', async () => {
  const person = await makePerson(server, {}, { timeZone: 'Pacific/Niue' });
  const { date } = zoneClock('Pacific/Niue', new Date());
  const { id } = await addItem(person, { expiryDate: date });
  const address = `${receiver.origin}/evening`;
  const channel = await addChannel(person, { kind: 'ntfy', address, isOn: false });
  // It is six in the evening there, and the next day in UTC.
  const created = `${addDays(date, 1)} 05:00:00.000Z`;
  const query = `UPDATE reminder_channels SET created = '${created}' WHERE id = '${channel.id}'`;
  await server.superuser.send('/api/sql', { method: 'POST', body: { query } });
  await person.client.collection('reminder_channels').update(channel.id, { isOn: true });
  expect(await runJob(server, person)).toMatchObject([{ record: id, lead: 0 }]);
});

it('whatever is stored of one person, the others are reminded', async () => {
  const [one, other] = await Promise.all([makePerson(server), makePerson(server)]);
  const { id: damaged } = await addItem(one, { expiryDate: today });
  const query = `INSERT INTO reminder_items (owner, record, leads) VALUES ('${one.id}', '${damaged}', '["x"]')`;
  await server.superuser.send('/api/sql', { method: 'POST', body: { query } });
  const { id } = await addItem(other, { expiryDate: today });
  for (const person of [one, other])
    await addChannel(person, { kind: 'ntfy', address: `${receiver.origin}/others` });
  expect(await runJob(server, other)).toMatchObject([{ record: id, state: 'sent' }]);
  expect(await deliveries(server, one)).toEqual([]);
  await server.superuser.collection('users').delete(one.id);
});

describe('an e-mail', () => {
  it('tells what is due, and where to turn it off', async () => {
    const person = await makePerson(server);
    await addChannel(person, { kind: 'email' });
    const { id } = await addItem(person, { expiryDate: addDays(today, 30) });
    await runJob(server, person);
    const mail = await mailbox.mailTo(person.email);
    expect(mail).toContain('\nSubject: Passport expires in 30 days\n');
    expect(mail).toContain(`https://hub.example/expiry/item/${id}`);
    expect(mail).toMatch(/\nMessage-Id: <\w+\.\w+@hub\.example>\n/i);
    expect(mail).toContain('\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n');
    const [, path = ''] = /\nList-Unsubscribe: <https:\/\/hub\.example([^>]+)>/.exec(mail) ?? [];
    const opened = await fetch(`${server.url}${path}`, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('Location')]).toEqual([302, '/account/reminders']);
    expect((await fetch(`${server.url}${path.slice(0, -1)}x`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${server.url}${path}`, { method: 'POST' })).status).toBe(204);
    const channels = await person.client.collection('reminder_channels').getFullList();
    expect(channels).toMatchObject([{ isOn: false, lastState: 'sent' }]);
  });
});

describe('a notification', () => {
  it('can be read by the device alone, names nothing unless the person wants it, and is sent once', async () => {
    const person = await makePerson(server, { showsNames: false });
    const subscription = subscribeBrowser();
    await addChannel(person, { kind: 'push', address: `${receiver.origin}/device`, ...subscription.keys });
    const { id } = await addItem(person, { expiryDate: addDays(today, 3) });
    expect(await runJob(server, person)).toMatchObject([{ record: id, lead: 7, state: 'sent' }]);
    await addItem(person, { expiryDate: addDays(today, 1) });
    await vi.waitFor(async () => {
      expect(await runJob(server, person)).toHaveLength(2);
      expect(receiver.at('/device')).toHaveLength(2);
    }, SOON);
    const [push] = receiver.at('/device');
    expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '2419200' });
    expect(push?.headers.authorization).toMatch(/^vapid t=/);
    expect(pushOf(push, subscription)).toMatchObject({
      web_push: 8030,
      notification: {
        title: 'A document expires in 3 days',
        navigate: `https://hub.example/expiry/item/${id}`,
      },
    });
  });

  it('lets the person be done with it for everyone, and snooze it for themselves', async () => {
    const [person, other] = await Promise.all([makePerson(server), makePerson(server)]);
    const subscription = subscribeBrowser();
    await addChannel(person, { kind: 'push', address: `${receiver.origin}/act`, ...subscription.keys });
    await addChannel(other, { kind: 'ntfy', address: `${receiver.origin}/other-topic` });
    const { id } = await addItem(person, { expiryDate: today, shared: true });
    await runJob(server, person);
    const [push] = receiver.at('/act');
    const { message, actionKey } = pushOf(push, subscription) as Record<string, string>;
    const act = (body: object) =>
      fetch(`${server.url}/api/hub/reminders/act`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await act({ message, key: 'wrong', action: 'done' })).status).toBe(404);
    expect((await act({ message, key: actionKey, action: 'snooze' })).status).toBe(204);
    const path = `/api/hub/reminders/items/expiry/${id}`;
    expect(await person.client.send<unknown>(path, {})).toMatchObject({
      snoozedUntil: addDays(today, 1),
      done: null,
    });
    expect(await other.client.send<unknown>(path, {})).toMatchObject({ snoozedUntil: null });
    expect((await act({ message, key: actionKey, action: 'done' })).status).toBe(204);
    expect(await other.client.send<unknown>(path, {})).toMatchObject({
      done: { by: 'A' },
      next: null,
    });
  });

  it('has no buttons where the ticks of a workout say what is done', async () => {
    const person = await makePerson(server);
    const subscription = subscribeBrowser();
    await addChannel(person, { kind: 'push', address: `${receiver.origin}/workout`, ...subscription.keys });
    const workout = { user: person.id, date: today, workoutTitle: 'Legs', exercises: [] };
    const { id } = await server.superuser.collection('workouts').create<RecordModel>(workout);
    expect(await runJob(server, person)).toMatchObject([{ record: id, state: 'sent' }]);
    expect(pushOf(receiver.at('/workout')[0], subscription)).toMatchObject({
      notification: { title: 'Legs is waiting for you today', navigate: `https://hub.example/workout/${id}` },
      actionKey: '',
    });
  });
});

describe('ntfy', () => {
  it('is sent the message; a page that answers in its place does not count', async () => {
    const person = await makePerson(server);
    const channel = await addChannel(person, {
      kind: 'ntfy',
      address: `${receiver.origin}/home`,
      secret: 'tk_1',
    });
    const test = () =>
      person.client.send<unknown>(`/api/hub/reminders/test/${channel.id}`, { method: 'POST' });
    expect(await test()).toEqual({ state: 'sent', reason: '' });
    const [request] = receiver.at('/');
    expect(request?.headers.authorization).toBe('Bearer tk_1');
    expect(JSON.parse(String(request?.body))).toMatchObject({ topic: 'home', title: 'This is a test' });
    receiver.answer = () => ({
      status: 200,
      headers: { 'Content-Type': 'text/html' },
      body: '<h1>Log in</h1>',
    });
    expect(await test()).toEqual({
      state: 'failed',
      reason: '127.0.0.1 answered, but not as ntfy does. Check the address.',
    });
    receiver.answer = () => ({ status: 403, body: '{"error":"forbidden"}' });
    expect(await test()).toEqual({ state: 'failed', reason: '127.0.0.1 answered 403 “forbidden”.' });
    receiver.answer = (path) =>
      path === '/' ? { status: 302, headers: { Location: '/elsewhere' } } : { status: 200, body: '{}' };
    expect(await test()).toMatchObject({ state: 'failed' });
    await person.client.collection('reminder_channels').update(channel.id, { address: `${NOBODY}/home` });
    expect(await test()).toEqual({
      state: 'failed',
      reason: '127.0.0.1 did not answer: nothing listens there.',
    });
  });
});

describe('a person who may not see a record any more', () => {
  it('is told nothing of it', async () => {
    const [owner, viewer] = await Promise.all([makePerson(server), makePerson(server)]);
    await addChannel(viewer, { kind: 'ntfy', address: `${receiver.origin}/viewer` });
    receiver.answer = () => ({ status: 500, body: '{}' });
    const item = await addItem(owner, { expiryDate: addDays(today, 7), shared: true });
    expect(await runJob(server, viewer)).toMatchObject([{ record: item.id, state: 'waiting' }]);
    await owner.client.collection('expiry').update(item.id, { shared: false });
    receiver.answer = () => ({ status: 200, body: '{"id":"1"}' });
    receiver.received.length = 0;
    const [row] = await server.superuser
      .collection('deliveries')
      .getFullList({ filter: server.superuser.filter('person = {:id}', { id: viewer.id }) });
    await server.superuser.collection('deliveries').update(row?.id ?? '', { nextTry: 0 });
    await vi.waitFor(async () => {
      await server.superuser.crons.run('hub-reminders');
      expect(await deliveries(server, viewer)).toMatchObject([{ state: 'gone' }]);
    }, SOON);
    expect(receiver.received.filter(({ body }) => String(body).includes('"viewer"'))).toEqual([]);
  });
});
