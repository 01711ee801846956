import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientCollections } from '../hooks/collections';
import { refusal, startServer, type TestServer } from '../testing';
import { ROWS, uniqueFields } from './matrix';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  await server.stop();
});

const RACES = 300;
const passport = { name: 'Passport', expiryDate: '2030-01-01' };

describe('two saves of one record at once', () => {
  it(`both keep their fields, ${RACES} times of ${RACES}`, async () => {
    const { client } = await server.createUser();
    const expiry = client.collection('expiry');
    const { id } = await expiry.create(passport);
    const lost: number[] = [];
    for (let race = 0; race < RACES; race += 1) {
      const person = `Person ${race}`;
      const category = `Category ${race}`;
      await Promise.all([expiry.update(id, { person }), expiry.update(id, { category })]);
      const kept = await expiry.getOne(id);
      if (kept.person !== person || kept.category !== category) lost.push(race);
    }
    expect(lost).toEqual([]);
    expect(await expiry.getOne(id)).toMatchObject({ rev: 1 + 2 * RACES });
  });

  it('both keep their fields when one holds a list', async () => {
    const athlete = await server.createUser();
    const workouts = server.superuser.collection('workouts');
    const workout = { user: athlete.id, date: '2030-01-01', workoutTitle: 'Legs' };
    const { id } = await workouts.create({ ...workout, exercises: [{ title: 'Squat' }] });
    for (let race = 0; race < 30; race += 1) {
      const exercises = [{ title: 'Squat', results: String(race) }];
      const workoutTitle = `Legs ${race}`;
      await Promise.all([
        athlete.client.collection('workouts').update(id, { exercises }),
        workouts.update(id, { workoutTitle }),
      ]);
      expect(await workouts.getOne(id)).toMatchObject({ exercises, workoutTitle });
    }
  });

  it('are judged together: they never make a record that neither alone could', async () => {
    const { client } = await server.createUser();
    const loyalty = client.collection('loyalty');
    for (let race = 0; race < 30; race += 1) {
      const { id } = await loyalty.create({ name: 'Shop', cardId: '123', type: 'barcode' });
      const outcomes = await Promise.allSettled([
        loyalty.update(id, { type: 'qrcode' }),
        loyalty.update(id, { cardId: 'AB-1' }),
      ]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    }
  });

  it('are answered with what both changed', async () => {
    const { client } = await server.createUser();
    const expiry = client.collection('expiry');
    const { id } = await expiry.create(passport);
    for (let race = 1; race <= 30; race += 1) {
      const [person, category] = [`Person ${race}`, `Category ${race}`];
      const answers = await Promise.all([expiry.update(id, { person }), expiry.update(id, { category })]);
      expect(answers).toContainEqual(expect.objectContaining({ person, category, rev: 2 * race + 1 }));
    }
  });

  it('let one through when both name the revision that they saw', async () => {
    const { client } = await server.createUser();
    const expiry = client.collection('expiry');
    const { id } = await expiry.create(passport);
    for (let revision = 1; revision <= 30; revision += 1) {
      const saves = ['a', 'b', 'c'].map((name) => expiry.update(id, { name, rev: revision }));
      const outcomes = await Promise.allSettled(saves);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
      expect(await expiry.getOne(id)).toMatchObject({ rev: revision + 1 });
    }
  });
});

describe('a save of a form that was opened before another’s change', () => {
  it('is refused with a question, and overwrites nothing', async () => {
    const { client } = await server.createUser();
    const expiry = client.collection('expiry');
    const opened = await expiry.create(passport);
    await expiry.update(opened.id, { name: 'Ada’s passport' });
    const late = expiry.update(opened.id, { ...passport, category: 'Travel', rev: opened.rev as number });
    const sentence = 'Someone else changed this after you opened it.';
    expect(await refusal(late)).toEqual({ status: 409, fields: { rev: sentence } });
    expect(await expiry.getOne(opened.id)).toMatchObject({ name: 'Ada’s passport', category: '', rev: 2 });
  });

  it('is refused in a form with a file too, whose fields are all text', async () => {
    const { client } = await server.createUser();
    const expiry = client.collection('expiry');
    const { id } = await expiry.create(passport);
    const form = (rev: string) => {
      const data = new FormData();
      data.set('rev', rev);
      data.set('document', new File(['%PDF-1.7\n'], 'a.pdf'));
      return data;
    };
    expect(await expiry.update(id, form('1'))).toMatchObject({ rev: 2 });
    expect(await refusal(expiry.update(id, form('1')))).toMatchObject({ status: 409 });
    expect(await expiry.update(id, form('2'))).toMatchObject({ rev: 3 });
  });

  it('guards every collection: the answer shows the revision go up', async () => {
    const records = {
      exercises: { title: 'Squat', instructions: 'Sit down.' },
      aliases: { email: 'shop@alias.test' },
      loyalty: { name: 'Shop', cardId: '1', type: 'barcode' },
    };
    for (const [name, data] of Object.entries(records)) {
      const collection = server.superuser.collection(name);
      const { id } = await collection.create(data);
      expect(await collection.update(id, { rev: 1 })).toMatchObject({ rev: 2 });
      expect(await refusal(collection.update(id, { rev: 1 }))).toMatchObject({ status: 409 });
    }
    const { id, client } = await server.createUser();
    expect(await client.collection('users').update(id, { name: 'Ada', rev: 1 })).toMatchObject({ rev: 2 });
    expect(await refusal(client.collection('users').update(id, { name: 'Eve', rev: 1 }))).toMatchObject({
      status: 409,
    });
  });
});

describe('a save that names an older revision', () => {
  const rows = ROWS.filter(
    ({ collection, record }) => clientCollections.includes(collection) && record !== 'shared',
  );

  it.each(rows.map((row) => [row.record, row.collection, row] as const))(
    'of %s %s is refused',
    async (_, collection, row) => {
      const records = server.superuser.collection(collection);
      const owner = row.ownedBy === undefined ? {} : { [row.ownedBy]: (await server.createUser()).id };
      const { id } = await records.create({ ...row.data, ...uniqueFields(row), ...owner });
      await records.update(id, row.change);
      expect(await refusal(records.update(id, { ...row.change, rev: 1 }))).toMatchObject({ status: 409 });
    },
  );
});
