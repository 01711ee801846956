import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { collections } from '../schema';
import { addMany, startServer, type TestServer, type TestUser } from '../testing';
import {
  archivedAlias,
  fill,
  id,
  newId,
  picture,
  readAll,
  restore,
  restoreAliases,
  restoreAll,
} from './archiving';
import { undo } from './importing';

let one: TestServer;
let other: TestServer;
let person: TestUser;

beforeAll(async () => {
  [one, other] = await Promise.all([startServer(), startServer()]);
});

beforeEach(async () => {
  person = await one.createUser();
});

afterAll(() => Promise.all([one.stop(), other.stop()]));

/** The keys of objects are stored in any order. */
const asJson = (records: unknown) =>
  JSON.stringify(records, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

it('is the same on another hub, to the letter, and again nothing', async () => {
  await fill(one, person);
  const file = await readAll(person.client);
  expect(Object.values(file.data).every((records) => records.length > 0)).toBe(true);
  const there = await other.createUser();
  const first = await restoreAll(there.client, file, id('first'));
  expect(new Set(first.statuses)).toEqual(new Set(['new']));
  const back = await readAll(there.client);
  expect(asJson(back.data)).toBe(asJson(file.data));
  expect(back.files).toEqual(file.files);
  const second = await restoreAll(there.client, file, id('second'));
  expect(new Set(second.statuses)).toEqual(new Set(['here']));
  expect(await there.client.collection('imports').getFullList()).toMatchObject([
    { id: id('first'), tool: 'archive', added: first.statuses.length, changed: 0 },
  ]);
});

it('holds what belongs to a person, of every collection, or says why not', async () => {
  const { collections: contents, leftOut } = await person.client.send<{
    collections: { name: string; count: number }[];
    leftOut: { name: string; why: string }[];
  }>('/api/hub/archive', {});
  const owned = collections.filter(({ ownedBy }) => ownedBy !== undefined).map(({ name }) => name);
  expect([...contents, ...leftOut].map(({ name }) => name).sort()).toEqual([...owned].sort());
  expect(leftOut.map(({ name }) => name).sort()).toEqual([
    'coach_notes',
    'deleted_records',
    'imports',
    'reminder_channels',
    'tokens',
  ]);
  const hidden = collections.flatMap(({ name, fields }) => fields.filter((f) => f.hidden).map(() => name));
  expect(contents.filter(({ name }) => hidden.includes(name))).toEqual([]);
});

describe('what is in the file', () => {
  it('is one’s own alone, what others share with one left out', async () => {
    const stranger = await one.createUser();
    await fill(one, stranger);
    await stranger.client
      .collection('aliases')
      .create({ email: `shared-${stranger.id}@hub.test`, shared: true });
    expect(Object.values((await readAll(person.client)).data).flat()).toEqual([]);
  });

  it('is in pages by id, and all of it', async () => {
    const { id: owner } = person;
    await addMany(
      one,
      'aliases',
      Array.from({ length: 201 }, (_, at) => ({ email: `page-${at}-${owner}@hub.test`, owner })),
    );
    const ids = (await readAll(person.client)).data['aliases']!.map((record) => record.id);
    expect(new Set(ids).size).toBe(201);
    expect(ids).toEqual([...ids].sort());
  });

  it('counts files with their bytes', async () => {
    await fill(one, person);
    const { collections: contents } = await person.client.send<{ collections: { name: string }[] }>(
      '/api/hub/archive',
      {},
    );
    const { size } = picture();
    expect(contents.find(({ name }) => name === 'expiry')).toMatchObject({ count: 1, files: 1, bytes: size });
    expect(contents.find(({ name }) => name === 'loyalty')).toMatchObject({
      count: 1,
      files: 1,
      bytes: size,
    });
    expect(contents.find(({ name }) => name === 'aliases')).toMatchObject({ count: 1, files: 0, bytes: 0 });
  });
});

describe('a restore', () => {
  it('turns sharing off, and gives nothing to anybody else', async () => {
    const [made] = await restoreAliases(person.client, [archivedAlias({ shared: true })]);
    expect(await person.client.collection('aliases').getOne(made!.id!)).toMatchObject({
      owner: person.id,
      shared: false,
    });
  });

  it('gives another id where its own is somebody else’s, finds it again by that, and relations follow', async () => {
    const stranger = await one.createUser();
    const coach = await one.createUser({ role: 'admin' });
    const taken = newId();
    await coach.client.collection('plans').create({ id: taken, user: stranger.id, planTitle: 'Theirs' });
    const plan = { record: { id: taken, planTitle: 'Mine' } };
    const [made] = await restore(person.client, 'plans', [plan]);
    expect(made!.status).toBe('new');
    expect(made!.id).not.toBe(taken);
    const ids = { [taken]: made!.id! };
    const workout = {
      record: {
        id: newId(),
        date: '2026-11-01',
        workoutTitle: 'Legs',
        plan: taken,
        exercises: [{ id: taken, title: 'A' }],
      },
    };
    const [made2] = await restore(person.client, 'workouts', [workout], { ids });
    const stored = await person.client.collection('workouts').getOne(made2!.id!);
    expect(stored).toMatchObject({ plan: made!.id, exercises: [{ id: made!.id }] });
    expect(await restore(person.client, 'plans', [plan])).toEqual([{ status: 'here', id: made!.id }]);
    expect(await restore(person.client, 'workouts', [workout], { ids })).toEqual([
      { status: 'here', id: made2!.id },
    ]);
    expect(await coach.client.collection('plans').getOne(taken)).toMatchObject({ planTitle: 'Theirs' });
  });

  it('finds one’s own by what is unique, in any case, and of one’s settings the one that there is', async () => {
    const email = `unique-${person.id}@hub.test`;
    const { id: here } = await person.client.collection('aliases').create({ email });
    const outcomes = await restoreAliases(person.client, [
      archivedAlias({ email: email.toUpperCase(), description: '' }),
    ]);
    expect(outcomes).toMatchObject([{ status: 'changed', id: here }]);
    const settings = await person.client.collection('training_settings').create({ unit: 'kg' });
    const sent = [{ record: { id: newId(), unit: 'lb' } }];
    expect(await restore(person.client, 'training_settings', sent)).toMatchObject([
      { status: 'changed', id: settings.id, changes: [{ field: 'unit', from: 'kg', to: 'lb' }] },
    ]);
  });

  it('says where what is here is newer, and changes it to the letter where it is chosen', async () => {
    const record = archivedAlias();
    await restoreAliases(person.client, [record]);
    const aliases = person.client.collection('aliases');
    await aliases.update(record.id, { description: 'Newer' });
    const changes = [{ field: 'description', from: 'Newer', to: '' }];
    expect(await restoreAliases(person.client, [record], { mode: 'preview' })).toEqual([
      { status: 'changed', id: record.id, changes, isTouched: true },
    ]);
    expect(await aliases.getOne(record.id)).toMatchObject({ description: 'Newer', rev: 4 });
    await restoreAliases(person.client, [record]);
    expect(await aliases.getOne(record.id)).toMatchObject({ description: '', rev: 5 });
  });

  it('of an athlete leaves a coach’s workout and plan as they are, and brings lost ones back as they were', async () => {
    const coach = await one.createUser({ role: 'admin' });
    await fill(one, person);
    const { data } = await readAll(person.client);
    const planned = data['workouts']!.find(({ own }) => own === false)!;
    const [plan] = data['plans']!;
    const restored = await restore(person.client, 'workouts', [
      { record: { ...planned, workoutTitle: 'Easier' } },
    ]);
    expect(restored).toEqual([
      {
        status: 'refused',
        problems: { workoutTitle: 'It is different here, and you can’t change it.' },
      },
    ]);
    expect(
      await restore(person.client, 'workouts', [{ record: { ...planned, reply: 'Well done' } }]),
    ).toMatchObject([{ status: 'refused' }]);
    expect(
      await restore(person.client, 'plans', [{ record: { ...plan!, planTitle: 'Easier' } }]),
    ).toMatchObject([{ status: 'refused' }]);
    await coach.client.collection('workouts').delete(planned.id);
    expect(await restore(person.client, 'workouts', [{ record: planned }])).toMatchObject([
      { status: 'new' },
    ]);
    // The plan still knows that the workout was deleted once, so that it would not generate it again.
    const removed = [`${String(planned['planWorkout'])}/${String(planned['date'])}`];
    const after = { ...plan, removed, updated: expect.any(String) as string };
    expect((await readAll(person.client)).data).toEqual({ ...data, plans: [after] });
  });
});

describe('an undo of the file', () => {
  it('takes back what all its calls have done, in every collection, with files', async () => {
    await fill(one, person);
    const file = await readAll(person.client);
    const there = await other.createUser();
    const kept = await there.client.collection('training_settings').create({ unit: 'kg' });
    const { statuses } = await restoreAll(there.client, file, id('undone'));
    expect(await undo(there.client, id('undone'))).toEqual({
      ...{ removed: statuses.filter((status) => status === 'new').length, restored: 1, kept: 0 },
    });
    const { data } = await readAll(there.client);
    expect(Object.values(data).flat()).toMatchObject([{ id: kept.id, unit: 'kg' }]);
  });
});

describe('an interruption', () => {
  it('is made up for by the same file: what is missing comes, files too, and nothing twice', async () => {
    await fill(one, person);
    const file = await readAll(person.client);
    const there = await other.createUser();
    const [item] = file.data['expiry']!;
    await restore(there.client, 'expiry', [{ record: item!, files: ['document'] }], { id: id('broken') });
    const { statuses } = await restoreAll(there.client, file, id('again'));
    expect(statuses.filter((status) => status === 'changed')).toHaveLength(1);
    const back = await readAll(there.client);
    expect(asJson(back.data)).toBe(asJson(file.data));
    expect(back.files).toEqual(file.files);
    expect(await undo(there.client, id('again'))).toMatchObject({ kept: 0 });
    expect((await readAll(there.client)).data['expiry']).toMatchObject([{ id: item!.id, document: '' }]);
  });
});
