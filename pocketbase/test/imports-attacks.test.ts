import PocketBase from 'pocketbase';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal, startServer, type TestServer, type TestUser } from '../testing';
import { address, alias, card, type Row, send, statuses, undo } from './importing';

let server: TestServer;
let person: TestUser;

beforeAll(async () => {
  server = await startServer();
});

beforeEach(async () => {
  person = await server.createUser();
});

afterAll(() => server.stop());

const aliases = () => person.client.collection('aliases');

describe('who may not', () => {
  it('is a guest, or the admin console', async () => {
    const guest = new PocketBase(server.url);
    expect(await refusal(send(guest, [alias(address())]))).toMatchObject({ status: 401 });
    expect(await refusal(undo(guest, 'a'.repeat(15)))).toMatchObject({ status: 401 });
    expect(await refusal(send(server.superuser, [alias(address())]))).toMatchObject({ status: 403 });
  });

  it('is somebody who takes back another’s import, or imports into another’s records', async () => {
    const stranger = await server.createUser({ role: 'admin' });
    const email = address();
    const made = await send(person.client, [alias(email)]);
    expect(await refusal(undo(stranger.client, made.id))).toMatchObject({ status: 404 });
    expect(statuses(await send(stranger.client, [alias(email, 'Theirs')]))).toEqual(['refused']);
    expect(await aliases().getOne(made.rows[0]!.id)).toMatchObject({ description: '', rev: 1 });
  });

  it.each(['owner', 'shared', 'id', 'rev', 'created', 'email+', 'nothing'])(
    'is a file that sets %s',
    async (field) => {
      const { rows } = await send(person.client, [{ values: { email: address(), [field]: 'x' } }]);
      expect(rows).toEqual([{ status: 'refused', problems: { [field]: 'A file can’t set this.' } }]);
    },
  );

  it('is one who has chosen the id of another’s import to come', async () => {
    const email = address();
    const preview = await send(person.client, [alias(email)], { mode: 'preview' });
    const stranger = await server.createUser();
    const other = address();
    await stranger.client.collection('aliases').create({ id: preview.rows[0]!.id, email: other });
    const { rows } = await send(person.client, [alias(email)]);
    expect(rows[0]?.status).toBe('new');
    expect(rows[0]?.id).not.toBe(preview.rows[0]!.id);
    expect(statuses(await send(person.client, [alias(email)]))).toEqual(['here']);
  });
});

describe('a request', () => {
  it.each(['time', 'obscura', 'users', 'aliases', '%2e%2e'])('is refused for %s', async (tool) => {
    expect(await refusal(send(person.client, [alias(address())], { tool }))).toMatchObject({ status: 404 });
  });

  const post = (body: unknown) =>
    fetch(`${server.url}/api/hub/import/alias`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: person.client.authStore.token },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const rows = [alias('a@hub.test')];

  it.each([
    ['no mode', { source: 'addy', rows }, 'mode'],
    ['a mode of its own', { source: 'addy', rows, mode: 'force' }, 'mode'],
    ['no source', { rows, mode: 'save' }, 'source'],
    ['a long source', { source: 'a'.repeat(41), rows, mode: 'save' }, 'source'],
    ['no rows', { source: 'addy', rows: [], mode: 'save' }, 'rows'],
    ['an object of rows', { source: 'addy', rows: { 0: rows[0] }, mode: 'save' }, 'rows'],
    ['rows without values', { source: 'addy', rows: [{}], mode: 'save' }, 'rows'],
    ['a list of values', { source: 'addy', rows: [{ values: [] }], mode: 'save' }, 'rows'],
    ['a key that is none', { source: 'addy', rows: [{ ...rows[0], key: 1 }], mode: 'save' }, 'rows'],
    ['files that are none', { source: 'addy', rows: [{ ...rows[0], files: 'front' }], mode: 'save' }, 'rows'],
    ['10,001 rows', { source: 'addy', rows: Array(10_001).fill(rows[0]), mode: 'save' }, 'rows'],
  ])('with %s is refused with a sentence', async (_, body, field) => {
    const answer = await post(body);
    const { data } = (await answer.json()) as { data: object };
    expect([answer.status, Object.keys(data)]).toEqual([400, [field]]);
  });

  it.each([
    ['null', 'null', 400],
    ['a list', '[]', 400],
    ['broken JSON', '{"rows":', 400],
    ['JSON that is 20,000 levels deep', `{"rows":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 400],
    ['11 MB', JSON.stringify({ source: 'a'.repeat(11 * 1024 * 1024) }), 413],
  ])('of %s is refused', async (_, body, status) => {
    expect((await post(body)).status).toBe(status);
  });

  it.each([[{ a: 1 }], [['a']], [[[[[[]]]]]]])('can’t set a text to %j', async (email) => {
    const { rows: outcomes } = await send(person.client, [{ values: { email } }]);
    expect(outcomes).toEqual([{ status: 'refused', problems: { email: 'This must be one value.' } }]);
  });

  it('names files only for fields of files', async () => {
    const { rows: outcomes } = await send(person.client, [card({}, ['name'])], { tool: 'loyalty' });
    expect(outcomes).toEqual([{ status: 'refused', problems: { name: 'No file belongs here.' } }]);
  });
});

describe('rows that are all alike', () => {
  const many = (count: number, rowOf: (number: number) => Row['values']) =>
    Array.from({ length: count }, (_, number) => ({ values: rowOf(number) }));
  const passport = { name: 'Passport', expiryDate: '2030-01-01' };
  const legs = { date: '2026-01-02', workoutTitle: 'Legs' };
  const minute = (number: number) => new Date(Date.UTC(2026, 0, 2, 0, number)).toISOString();

  it.each([
    [
      'items that differ in the person, of which the file says nothing',
      'expiry',
      many(1000, (number) => ({ ...passport, person: `Person ${number}` })),
      many(50, (number) => ({ ...passport, category: `Kind ${number}` })),
      many(50, (number) => ({ ...passport, name: `Item ${number}` })),
    ],
    [
      'workouts of one day and title',
      'workout',
      many(1000, (number) => ({ ...legs, finished: minute(number) })),
      many(50, (number) => ({ ...legs, note: `Note ${number}` })),
      many(50, (number) => ({ ...legs, workoutTitle: `Legs ${number}` })),
    ],
  ])('are not compared with all records that are like them: %s', async (_, tool, before, alike, others) => {
    await send(person.client, before, { tool });
    // The quickest of three: the others may have waited for the machine.
    const timeOf = async (rows: readonly Row[]) => {
      const times: number[] = [];
      for (let turn = 0; turn < 3; turn += 1) {
        const begun = performance.now();
        await send(person.client, rows, { tool, mode: 'preview' });
        times.push(performance.now() - begun);
      }
      return Math.min(...times);
    };
    const usual = await timeOf(others);
    // It is about 5; it was 40 where all of them were read for each row.
    expect((await timeOf(alike)) / usual).toBeLessThan(15);
  });
});
