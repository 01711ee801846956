import { addDays } from '@hub/calendar';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, startServer, type TestServer, type TestUser } from '../testing';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
  await server.superuser.settings.update({ meta: { appURL: 'https://hub.example' } });
});

afterAll(async () => {
  await server.stop();
});

const today = new Date().toISOString().slice(0, 10);

async function newLink({ client }: TestUser): Promise<string> {
  const { path } = await client.send<{ path: string }>('/api/hub/calendar', { method: 'POST' });
  return `${server.url}${path}`;
}

async function titlesIn(link: string): Promise<string[]> {
  const calendar = new ICAL.Component(ICAL.parse(await (await fetch(link)).text()) as unknown[]);
  return calendar
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue('summary')));
}

function addItem({ client }: TestUser, name: string, more: object = {}) {
  return client.collection('expiry').create({ name, expiryDate: addDays(today, 20), ...more });
}

describe('the calendar of a person', () => {
  it('shows what they see of all tools, with a warning for each of the days before', async () => {
    const [person, other] = await Promise.all([server.createUser({ timeZone: 'UTC' }), server.createUser()]);
    await person.client.collection('reminder_rules').create({ leads: [30, 0], hour: '09:00' });
    const { id } = await addItem(person, 'Passport; Ada, 日本');
    await addItem(other, 'Private');
    await addItem(other, 'Shared', { shared: true });
    await person.client
      .collection('loyalty')
      .create({ name: 'Card', cardId: '1', type: 'barcode', expiryDate: addDays(today, 5) });
    const link = await newLink(person);
    expect((await titlesIn(link)).sort()).toEqual(['Card', 'Passport; Ada, 日本', 'Shared']);
    const answer = await fetch(link);
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    const text = await answer.text();
    expect(text).toContain(`URL:https://hub.example/expiry/item/${id}\r\n`);
    expect(text).toContain('TRIGGER:-P29DT15H0M\r\n');
    expect(text).toContain('TRIGGER:PT9H0M\r\n');
  });

  it('shows what is shared, and what is nobody’s, for as long as it is', async () => {
    const [person, other] = await Promise.all([server.createUser(), server.createUser()]);
    const { id } = await addItem(other, 'Lent', { shared: true });
    const card = { name: 'Lent card', cardId: '1', type: 'barcode', expiryDate: addDays(today, 5) };
    const { id: cardId } = await other.client.collection('loyalty').create({ ...card, shared: true });
    await server.superuser
      .collection('expiry')
      .create({ name: 'The hub’s own', expiryDate: addDays(today, -400) });
    const link = await newLink(person);
    const etag = async () => (await fetch(link)).headers.get('ETag');
    const first = await etag();
    expect(await titlesIn(link)).toEqual(expect.arrayContaining(['Lent', 'Lent card', 'The hub’s own']));
    await other.client.collection('expiry').update(id, { shared: false });
    const second = await etag();
    expect(second).not.toBe(first);
    expect(await titlesIn(link)).not.toContain('Lent');
    await other.client.collection('loyalty').update(cardId, { shared: false });
    expect(await etag()).not.toBe(second);
    expect(await titlesIn(link)).not.toContain('Lent card');
  });

  it('is sent once for each change', async () => {
    const person = await server.createUser({ timeZone: 'UTC' });
    const item = await addItem(person, 'Passport');
    const link = await newLink(person);
    const again = async (etag: string) => fetch(link, { headers: { 'If-None-Match': etag } });
    const etagOf = (answer: Response) => answer.headers.get('ETag') ?? '';
    const first = etagOf(await fetch(link));
    expect((await again(first)).status).toBe(304);
    const item2 = `/api/hub/reminders/items/expiry/${item.id}`;
    const changes = [
      () => person.client.collection('expiry').update(item.id, { name: 'New passport' }),
      () => person.client.send<unknown>(item2, { method: 'POST', body: { action: 'leads', leads: [3] } }),
      () => person.client.send<unknown>(item2, { method: 'POST', body: { action: 'done' } }),
      () => person.client.collection('reminder_rules').create({ leads: [5], hour: '09:00' }),
    ];
    let etag = first;
    for (const change of changes) {
      await change();
      const answer = await again(etag);
      expect(answer.status).toBe(200);
      etag = etagOf(answer);
    }
    expect(await titlesIn(link)).not.toContain('New passport');
  });

  it('is sent again when the end of one of several plans has moved', async () => {
    const [coach, athlete] = await Promise.all([
      server.createUser({ role: 'admin', timeZone: 'UTC' }),
      server.createUser(),
    ]);
    const [first, last] = await Promise.all(
      [10, 40].map(async (days) => {
        const values = { user: athlete.id, planTitle: `Of ${String(days)} days`, active: true, workouts: [] };
        const plan = await coach.client.collection('plans').create(values);
        const workout = { user: athlete.id, plan: plan.id, workoutTitle: 'Legs', date: addDays(today, days) };
        return coach.client.collection('workouts').create(workout);
      }),
    );
    const link = await newLink(coach);
    const ask = (etag: string) => fetch(link, { headers: { 'If-None-Match': etag } });
    const etag = (await fetch(link)).headers.get('ETag') ?? '';
    expect((await ask(etag)).status).toBe(304);
    await coach.client.collection('workouts').update(first!.id, { date: addDays(today, 17) });
    const answer = await ask(etag);
    expect(answer.status).toBe(200);
    const { updated } = await coach.client.collection('workouts').getOne<{ updated: string }>(first!.id);
    const stamp = updated
      .replace(/[-:]/g, '')
      .replace(' ', 'T')
      .replace(/\.\d+Z$/, 'Z');
    expect(await answer.text()).toContain(`DTSTAMP:${stamp}`);
    await coach.client.collection('workouts').delete(last!.id);
    expect((await ask(answer.headers.get('ETag') ?? '')).status).toBe(200);
  });

  it('knows to the minute when it was read', async () => {
    const person = await server.createUser();
    const link = await newLink(person);
    const lastUsed = async () =>
      (await person.client.collection('tokens').getFirstListItem<{ lastUsed: string }>('')).lastUsed;
    await fetch(link);
    const first = await lastUsed();
    await fetch(link);
    expect(await lastUsed()).toBe(first);
    const query = `UPDATE tokens SET lastUsed = '2026-01-01T00:00:00.000Z' WHERE owner = '${person.id}'`;
    await server.superuser.send('/api/sql', { method: 'POST', body: { query } });
    await fetch(link);
    expect(Date.parse(await lastUsed())).toBeGreaterThanOrEqual(Date.parse(first));
  });

  it('ends with a new link, with a revoked token, and with the person', async () => {
    const person = await server.createUser();
    const old = await newLink(person);
    const link = await newLink(person);
    expect((await fetch(old)).status).toBe(404);
    expect((await fetch(link)).status).toBe(200);
    const [token] = await person.client.collection('tokens').getFullList();
    expect(token).not.toHaveProperty('hash');
    expect(token).toMatchObject({
      label: 'Calendar',
      scope: 'calendar',
      lastUsed: expect.stringMatching(/^2/) as unknown,
    });
    await person.client.collection('tokens').delete(token?.id ?? '');
    expect((await fetch(link)).status).toBe(404);
    const last = await newLink(person);
    await person.client
      .collection('reminder_channels')
      .create({ kind: 'email', label: 'E-mail', isOn: true });
    await server.superuser.collection('users').delete(person.id);
    expect((await fetch(last)).status).toBe(404);
    const filter = server.superuser.filter('owner = {:id}', { id: person.id });
    for (const name of ['tokens', 'reminder_channels', 'reminder_rules', 'reminder_items'])
      expect(await server.superuser.collection(name).getFullList({ filter }), name).toEqual([]);
  });

  it('opens nothing else: its secret is no session', async () => {
    const link = await newLink(await server.createUser());
    const [, secret = ''] = /([0-9a-f]{40})/.exec(link) ?? [];
    const answer = await fetch(`${server.url}/api/hub/calendar`, { headers: { Authorization: secret } });
    expect(answer.status).toBe(401);
  });
});

describe('the reminders of a record', () => {
  it('are nobody’s who may not see it', async () => {
    const [person, other] = await Promise.all([server.createUser(), server.createUser()]);
    const { id } = await addItem(person, 'Passport');
    const path = `/api/hub/reminders/items/expiry/${id}`;
    expect(await refusal(other.client.send(path, {}))).toMatchObject({ status: 404 });
    const done = { method: 'POST', body: { action: 'done' } };
    expect(await refusal(other.client.send(path, done))).toMatchObject({ status: 404 });
    expect(await person.client.send<unknown>(path, {})).toMatchObject({
      done: null,
      leads: [90, 30, 7, 1, 0],
    });
  });

  it.each([
    [{ action: 'snooze', until: today }, { until: 'Choose a date after today.' }],
    [{ action: 'snooze' }, { until: 'Choose a date after today.' }],
    [{ action: 'leads', leads: [-1] }, { leads: 'Days before must be whole numbers from 0 to 3650.' }],
    [{ action: 'sell' }, { action: 'Choose done, undo, snooze or leads.' }],
  ])('refuse %j', async (body, fields) => {
    const person = await server.createUser({ timeZone: 'UTC' });
    const { id } = await addItem(person, 'Passport');
    const path = `/api/hub/reminders/items/expiry/${id}`;
    expect(await refusal(person.client.send(path, { method: 'POST', body }))).toEqual({
      status: 400,
      fields,
    });
  });
});
