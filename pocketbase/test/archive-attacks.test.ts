import PocketBase from 'pocketbase';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal, startServer, type TestServer, type TestUser } from '../testing';
import {
  archivedAlias,
  fill,
  newId,
  picture,
  readAll,
  restore,
  restoreAliases,
  restoreFile,
} from './archiving';

let server: TestServer;
let person: TestUser;

beforeAll(async () => {
  server = await startServer();
});

beforeEach(async () => {
  person = await server.createUser();
});

afterAll(() => server.stop());

describe('who sends what no file of theirs holds', () => {
  it.each([
    'users',
    'tokens',
    'imports',
    'deleted_records',
    'coach_notes',
    'reminder_channels',
    'exercises',
    'hub',
    '_superusers',
    'nothing',
  ])('reads and restores nothing of %s', async (name) => {
    expect(await refusal(person.client.send(`/api/hub/archive/${name}`, {}))).toMatchObject({ status: 404 });
    expect(await refusal(restore(person.client, name, [{ record: archivedAlias() }]))).toMatchObject({
      status: 404,
    });
  });

  it.each([
    ['an owner', { owner: 'a'.repeat(15) }, 'owner'],
    ['a token', { tokenKey: 'x' }, 'tokenKey'],
    ['a modifier', { 'email+': 'x' }, 'email+'],
    ['an object as a text', { email: {} }, 'email'],
    ['a text as a number', { rev: '1' }, 'rev'],
    ['a revision before the first', { rev: 0 }, 'rev'],
    ['a revision that nobody reaches', { rev: Number.MAX_SAFE_INTEGER }, 'rev'],
    ['a moment that is none', { created: '2026-02-30' }, 'created'],
    ['no id', { id: '' }, 'id'],
    ['a way out of the folder as id', { id: '../../../aaaaaa' }, 'id'],
    ['what the field refuses', { email: 'no address' }, 'email'],
  ])('is refused %s, and the others are taken', async (_, fields, field) => {
    const [good, bad] = [archivedAlias(), archivedAlias(fields)];
    const outcomes = await restoreAliases(person.client, [bad, good]);
    expect(outcomes).toMatchObject([{ status: 'refused' }, { status: 'new', id: good.id }]);
    expect(Object.keys(outcomes[0]!.problems ?? {})).toEqual([field]);
  });

  it.each<[unknown]>([[[1e300]], [['x']], [{ a: 1 }], ['x']])(
    'is refused days before that are none: %j',
    async (leads) => {
      const record = { id: newId(), record: newId(), leads, snoozes: 0 };
      expect(await restore(person.client, 'reminder_items', [{ record }])).toEqual([
        { status: 'refused', problems: { leads: expect.any(String) as unknown } },
      ]);
    },
  );

  it.each([
    ['reminder_items', 'snoozedUntil', { record: 'a'.repeat(15) }],
    ['reminder_items', 'snoozedFor', { record: 'a'.repeat(15) }],
    ['workouts', 'movedFrom', { date: '2026-11-20', workoutTitle: 'Legs' }],
    ['workouts', 'plannedDate', { date: '2026-11-20', workoutTitle: 'Legs' }],
    ['workouts', 'acted', { date: '2026-11-20', workoutTitle: 'Legs' }],
    ['workouts', 'seen', { date: '2026-11-20', workoutTitle: 'Legs' }],
    ['plans', 'start', { planTitle: 'Strength', workouts: [] }],
  ])('is refused a moment that does not exist: of %s, %s', async (collection, field, fields) => {
    const record = { id: newId(), ...fields, [field]: '2026-02-30' };
    expect(await restore(person.client, collection, [{ record }])).toEqual([
      { status: 'refused', problems: { [field]: expect.any(String) as unknown } },
    ]);
  });

  it.each([
    '2026-02-30 10:00:00.000Z',
    '2026-00-01 10:00:00.000Z',
    '2026-01-00 10:00:00.000Z',
    '2026-01-01 24:00:00.000Z',
    '2026-01-01 10:00:60.000Z',
  ])('is refused to have been made at %s, which no coach could read', async (created) => {
    const record = { id: newId(), planTitle: 'Strength', workouts: [], created };
    expect(await restore(person.client, 'plans', [{ record }])).toEqual([
      { status: 'refused', problems: { created: expect.any(String) as unknown } },
    ]);
  });

  it('changes nothing of others, nor what another has named so on purpose', async () => {
    const stranger = await server.createUser({ role: 'admin' });
    const record = archivedAlias();
    await restoreAliases(person.client, [record]);
    const outcomes = await restoreAliases(stranger.client, [{ ...record, description: 'Theirs' }]);
    expect(outcomes).toEqual([{ status: 'refused', problems: { email: 'That alias already exists.' } }]);
    expect(await person.client.collection('aliases').getOne(record.id)).toMatchObject({
      description: '',
      rev: 3,
    });
  });

  it('puts a file only beside what the import has written, of its kind and under its name', async () => {
    await fill(server, person);
    const { data } = await readAll(person.client);
    const stranger = await server.createUser();
    const item = { ...data['expiry']![0]!, id: newId() };
    const importId = newId();
    await restore(stranger.client, 'expiry', [{ record: item, files: ['document'] }], { id: importId });
    const put = (client: PocketBase, path: string, name: string, file = picture()) =>
      refusal(restoreFile(client, path, file, name));
    const path = `${importId}/expiry/${item.id}/document`;
    expect(await put(person.client, path, 'a.png')).toMatchObject({ status: 400 });
    expect(await put(stranger.client, path.replace('/document', '/name'), 'a.png')).toMatchObject({
      status: 404,
    });
    expect(await put(stranger.client, path.replace(item.id, data['expiry']![0]!.id), 'a.png')).toMatchObject({
      status: 404,
    });
    for (const name of ['../a.png', 'a', '.png', 'a/b.png', `${'a'.repeat(121)}.png`])
      expect(await put(stranger.client, path, name)).toMatchObject({ status: 400 });
    expect(await put(stranger.client, path, 'a.js')).toMatchObject({ status: 400 });
    const script = new File(['alert(1)'], 'a.png', { type: 'image/png' });
    expect(await put(stranger.client, path, 'a.png', script)).toMatchObject({ status: 400 });
    await restoreFile(stranger.client, path, picture(), 'a.png');
    await restoreFile(stranger.client, path, picture(), 'a.png');
    expect(await put(stranger.client, path, 'b.png')).toMatchObject({ status: 409 });
  });

  it.each([
    ['no import', { id: 'x' }],
    ['no mode', { mode: 'force' }],
    ['ids that are none', { ids: { a: 'b' } }],
    ['a list of ids', { ids: [] }],
  ])('is refused %s with a sentence', async (_, options) => {
    expect(await refusal(restoreAliases(person.client, [archivedAlias()], options))).toMatchObject({
      status: 400,
    });
  });

  it('is refused no records, and more than 500', async () => {
    expect(await refusal(restoreAliases(person.client, []))).toMatchObject({ status: 400 });
    expect(
      await refusal(
        restoreAliases(
          person.client,
          Array.from({ length: 501 }, () => archivedAlias()),
        ),
      ),
    ).toMatchObject({
      status: 400,
    });
  });
});

it('is for people alone: no guest, no admin console', async () => {
  const guest = new PocketBase(server.url);
  for (const path of ['/api/hub/archive', '/api/hub/archive/aliases']) {
    expect(await refusal(guest.send(path, {}))).toMatchObject({ status: 401 });
    expect(await refusal(server.superuser.send(path, {}))).toMatchObject({ status: 403 });
  }
  expect(await refusal(restoreAliases(guest, [archivedAlias()]))).toMatchObject({ status: 401 });
  expect(await refusal(restoreAliases(server.superuser, [archivedAlias()]))).toMatchObject({ status: 403 });
});

it('goes into no import of another, nor one that is taken back', async () => {
  const stranger = await server.createUser();
  const id = newId();
  await restoreAliases(person.client, [archivedAlias()], { id });
  expect(await refusal(restoreAliases(stranger.client, [archivedAlias()], { id }))).toMatchObject({
    status: 400,
  });
  await person.client.send(`/api/hub/import/${id}/undo`, { method: 'POST' });
  expect(await refusal(restoreAliases(person.client, [archivedAlias()], { id }))).toMatchObject({
    status: 400,
  });
});
