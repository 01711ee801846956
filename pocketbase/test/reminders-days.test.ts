import { addDays } from '@hub/calendar';
import { subscribeBrowser } from '@hub/reminders/testing';
import type { RecordModel } from 'pocketbase';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { refusal, startServer, type TestServer } from '../testing';
import { openReceiver, type Receiver } from './receiver';
import { addChannel, addItem, deliveries, makePerson, pushOf, runJob, SOON, today } from './reminding';

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

it('the days of a category count however it is written, the exact one first', async () => {
  const person = await makePerson(server, {
    categoryLeads: { Passport: [14], VISA: [20], visa: [40], 'Führerschein  A': [50] },
  });
  for (const category of ['passport', 'visa', 'FU\u0308HRERSCHEIN\u00a0a'])
    await addItem(person, { category, expiryDate: addDays(today, 10) });
  await addChannel(person, { kind: 'ntfy', address: `${receiver.origin}/category` });
  expect((await runJob(server, person)).map(({ lead }) => lead).sort()).toEqual([14, 40, 50]);
});

it('the page of reminders knows the categories of one’s items, and those with days that no item has any more', async () => {
  const person = await makePerson(server, { categoryLeads: { Passport: [14], Visa: [20] } });
  const overview = () =>
    person.client.send<{ categories: string[]; unusedCategories: string[] }>('/api/hub/reminders', {});
  await addItem(person, { category: 'visa', expiryDate: addDays(today, -3650) });
  const { id } = await addItem(person, { category: 'Passport', expiryDate: addDays(today, 10) });
  expect(await overview()).toMatchObject({ categories: ['Passport', 'visa'], unusedCategories: [] });
  await person.client.collection('expiry').update(id, { category: 'Travel', rev: 1 });
  expect(await overview()).toMatchObject({ categories: ['Travel', 'visa'], unusedCategories: ['Passport'] });
});

it('a message of a day to come keeps back none of today', async () => {
  const person = await makePerson(server, { isDigest: true });
  const { id } = await addItem(person, { expiryDate: today });
  const channel = await addChannel(person, {
    kind: 'ntfy',
    address: `${receiver.origin}/ahead`,
    isOn: false,
  });
  const query = `INSERT INTO deliveries (person, source, record, date, lead, channel, message, digest, state)
    VALUES ('${person.id}', 'expiry', 'another', '2099-01-01', 0, '${channel.id}', 'm', '2099-01-01', 'sent')`;
  await server.superuser.send('/api/sql', { method: 'POST', body: { query } });
  await person.client.collection('reminder_channels').update(channel.id, { isOn: true, rev: 1 });
  await vi.waitFor(async () => {
    await server.superuser.crons.run('hub-reminders');
    expect(await deliveries(server, person)).toContainEqual(
      expect.objectContaining({ record: id, state: 'sent' }),
    );
  }, SOON);
});

it('the buttons of a notification act on what it told of, and not on the next date of the same record', async () => {
  const person = await makePerson(server, { isDigest: true });
  const subscription = subscribeBrowser();
  await addChannel(person, { kind: 'push', address: `${receiver.origin}/old`, ...subscription.keys });
  receiver.answer = () => ({ status: 500, body: '{}' });
  const [first, second] = [
    await addItem(person, { expiryDate: today }),
    await addItem(person, { expiryDate: today }),
  ];
  await runJob(server, person);
  const path = ({ id }: RecordModel) => `/api/hub/reminders/items/expiry/${id}`;
  await person.client.send<unknown>(path(first), { method: 'POST', body: { action: 'done' } });
  receiver.answer = () => ({ status: 201 });
  receiver.received.length = 0;
  const query = `UPDATE deliveries SET nextTry = 0 WHERE person = '${person.id}'`;
  await server.superuser.send('/api/sql', { method: 'POST', body: { query } });
  await vi.waitFor(async () => {
    await server.superuser.crons.run('hub-reminders');
    expect(receiver.at('/old')).toHaveLength(1);
  }, SOON);
  const { message, actionKey } = pushOf(receiver.at('/old')[0], subscription) as Record<string, string>;
  const act = () =>
    fetch(`${server.url}/api/hub/reminders/act`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ message, key: actionKey, action: 'done' }),
    });
  expect((await act()).status).toBe(204);
  const stateOf = (item: RecordModel) => person.client.send<unknown>(path(item), {});
  expect(await stateOf(second)).toMatchObject({ done: { by: 'A' } });
  await person.client.collection('expiry').update(second.id, { expiryDate: addDays(today, 3650), rev: 1 });
  expect((await act()).status).toBe(404);
  expect(await stateOf(second)).toMatchObject({ date: addDays(today, 3650), done: null });
});

it('an old page is done with the date that it shows, and not with the next one', async () => {
  const person = await makePerson(server);
  const { id } = await addItem(person, { expiryDate: today });
  const send = (body: object) =>
    person.client.send<unknown>(`/api/hub/reminders/items/expiry/${id}`, { method: 'POST', body });
  const until = addDays(today, 1);
  await person.client.collection('expiry').update(id, { expiryDate: addDays(today, 3650), rev: 1 });
  for (const action of [{ action: 'done' }, { action: 'snooze', until }])
    expect(await refusal(send({ ...action, date: today }))).toMatchObject({ status: 409 });
  expect(await person.client.send(`/api/hub/reminders/items/expiry/${id}`, {})).toMatchObject({
    ...{ date: addDays(today, 3650), done: null, snoozedUntil: null },
  });
  expect(await send({ action: 'done', date: addDays(today, 3650) })).toMatchObject({ done: { by: 'A' } });
});

it('a message that failed while the clock was ahead is sent again today', async () => {
  const person = await makePerson(server);
  await addItem(person, { expiryDate: today });
  const channel = await addChannel(person, { kind: 'ntfy', address: `${receiver.origin}/failed` });
  receiver.answer = () => ({ status: 500, body: '{}' });
  expect(await runJob(server, person)).toMatchObject([{ state: 'waiting', tries: 1 }]);
  receiver.answer = () => ({ status: 201, body: '{"id":"1"}' });
  const ahead = Date.now() + 30 * 86_400_000;
  const query = `UPDATE deliveries SET nextTry = ${ahead} WHERE channel = '${channel.id}'`;
  await server.superuser.send('/api/sql', { method: 'POST', body: { query } });
  await vi.waitFor(async () => {
    await server.superuser.crons.run('hub-reminders');
    expect(await deliveries(server, person)).toMatchObject([{ state: 'sent' }]);
  }, SOON);
});
