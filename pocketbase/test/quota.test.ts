import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, startServer, type TestServer, type TestUser } from '../testing';
import { restore, restoreFile } from './archiving';
import { address, alias, card, send } from './importing';

const MOST_RECORDS = 20;
const MOST_BYTES = 1_000_000;

let server: TestServer;
let coach: TestUser;

beforeAll(async () => {
  server = await startServer({ env: { HUB_QUOTA_RECORDS: String(MOST_RECORDS), HUB_QUOTA_GB: '0.001' } });
  coach = await server.createUser({ role: 'admin' });
});

afterAll(async () => {
  await server.stop();
});

const whole = (what: string) =>
  `One person may have ${what} on this hub, and this would be more. Delete what is not needed, or ask the hub’s owner for more.`;
const NO_RECORD = { status: 400, fields: { quota: whole('20 records') } };
const noFile = (field: string) => ({ status: 400, fields: { [field]: whole('0.001 GB of documents') } });
const HEAD = '%PDF-1.7\n1 0 obj\n';
const pdf = (bytes: number) => new File([HEAD, new Uint8Array(bytes - HEAD.length)], 'x.pdf');
const item = { name: 'Passport', expiryDate: '2030-01-01' };
const legs = { date: '2030-01-01', workoutTitle: 'Legs' };

const makeAlias = ({ client }: TestUser) => client.collection('aliases').create({ email: address() });
const makeItem = ({ client }: TestUser, document?: File) =>
  client.collection('expiry').create({ ...item, ...(document && { document }) });

/** A person who has this many records less than their quota. */
async function personWithRoom(room: number): Promise<TestUser> {
  const person = await server.createUser();
  for (let count = room; count < MOST_RECORDS; count += 1) await makeAlias(person);
  return person;
}

interface Quota {
  used: { records: number; bytes: number };
  isNear: boolean;
}
const quotaOf = ({ client }: TestUser) => client.send<Quota>('/api/hub/quota', {});

describe('the records of a person', () => {
  it('are as many as the owner allows, of all tools together; a deleted one makes room', async () => {
    const person = await personWithRoom(1);
    const { id } = await makeItem(person);
    for (const more of [makeAlias, makeItem]) expect(await refusal(more(person))).toEqual(NO_RECORD);
    await person.client.collection('expiry').update(id, { name: 'Visa' });
    await person.client.collection('expiry').delete(id);
    await makeAlias(person);
    await makeAlias(await server.createUser());
  });

  it('are counted in turn: of many that are made at once no more are taken', async () => {
    const person = await personWithRoom(5);
    const tries = Array.from({ length: 10 }, () => [makeAlias(person), makeItem(person)]).flat();
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await quotaOf(person)).toMatchObject({ used: { records: MOST_RECORDS } });
  });

  it('are no more by a file of another program, or one’s own', async () => {
    const person = await personWithRoom(1);
    const { rows } = await send(person.client, [alias(address()), alias(address())]);
    expect(rows).toMatchObject([{ status: 'new' }, { status: 'refused', problems: NO_RECORD.fields }]);
    const record = { id: 'r'.repeat(15), ...item, rev: 1 };
    expect(await restore(person.client, 'expiry', [{ record }])).toMatchObject([
      { status: 'refused', problems: NO_RECORD.fields },
    ]);
  });

  it('are no more by what is restored, by a token, or by the admin console', async () => {
    const person = await personWithRoom(1);
    const { client } = person;
    const { id } = await makeItem(person);
    await client.collection('expiry').delete(id);
    const token = { method: 'POST', body: { label: 'A program' } };
    const { secret } = await client.send<{ secret: string }>('/api/hub/tokens', token);
    await makeAlias(person);
    const body = { collection: 'expiry', record: id };
    expect(await refusal(client.send<unknown>('/api/hub/restore', { method: 'POST', body }))).toEqual(
      NO_RECORD,
    );
    const answer = await fetch(`${server.url}/api/v1/aliases`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ domain: 'alias.test' }),
    });
    expect(answer.status).toBe(400);
    const console = server.superuser.collection('expiry');
    expect(await refusal(console.create({ ...item, owner: person.id }))).toEqual(NO_RECORD);
  });

  it('are no more by what a coach makes for them: all or nothing', async () => {
    const athlete = await personWithRoom(4);
    const days = { frequency: 'weekly', workoutDays: ['monday'] };
    const workouts = [{ id: 'w1', workoutTitle: 'Legs', ...days, exercises: [] }];
    const plans = coach.client.collection('plans');
    const plan = await plans.create({ user: athlete.id, planTitle: 'Strength', workouts });
    const body = { user: athlete.id, plan: plan.id, from: '2030-01-01', duration: 8, unit: 'week' };
    const generated = coach.client.send<unknown>('/api/hub/workouts/generate', { method: 'POST', body });
    expect(await refusal(generated)).toEqual(NO_RECORD);
    expect(await quotaOf(athlete)).toMatchObject({ used: { records: MOST_RECORDS - 3 } });
    for (let count = 0; count < 3; count += 1) {
      await coach.client.collection('workouts').create({ ...legs, user: athlete.id });
    }
    const more = coach.client.collection('workouts').create({ ...legs, user: athlete.id });
    expect(await refusal(more)).toEqual(NO_RECORD);
    // A template is nobody's.
    await plans.create({ planTitle: 'For all', workouts });
  });
});

describe('the documents of a person', () => {
  it('take as much room as the owner allows, of all tools together; a smaller one makes room', async () => {
    const person = await server.createUser();
    const expiry = person.client.collection('expiry');
    const { id } = await makeItem(person, pdf(900_000));
    expect(await refusal(makeItem(person, pdf(100_001)))).toEqual(noFile('document'));
    const other = await makeItem(person, pdf(100_000));
    expect(await quotaOf(person)).toMatchObject({ used: { bytes: MOST_BYTES } });
    expect(await refusal(expiry.update(other.id, { document: pdf(100_001) }))).toEqual(noFile('document'));
    await expiry.update(other.id, { document: pdf(50_000) });
    await expiry.update(id, { document: pdf(950_000) });
    await expiry.update(id, { document: '' });
    await makeItem(person, pdf(950_000));
    await expiry.delete(other.id);
    expect(await quotaOf(person)).toMatchObject({ used: { records: 2, bytes: 950_000 } });
  });

  it('are counted in turn: of two that come at once, one is taken', async () => {
    const person = await server.createUser();
    const [one, other] = [await makeItem(person), await makeItem(person)];
    const expiry = person.client.collection('expiry');
    const outcomes = await Promise.allSettled([
      expiry.update(one.id, { document: pdf(600_000) }),
      expiry.update(other.id, { document: pdf(600_000) }),
      makeItem(person, pdf(600_000)),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await quotaOf(person)).toMatchObject({ used: { bytes: 600_000 } });
  });

  it('are no more by one’s own file', async () => {
    const person = await server.createUser();
    await makeItem(person, pdf(900_000));
    const [id, document] = ['i'.repeat(15), 'x_1234567890.pdf'];
    const record = { id: 'f'.repeat(15), ...item, document, rev: 1 };
    await restore(person.client, 'expiry', [{ record, files: ['document'] }], { id });
    const path = `${id}/expiry/${record.id}/document`;
    const put = restoreFile(person.client, path, pdf(200_000), document);
    expect(await refusal(put)).toEqual(noFile('document'));
  });
});

describe('the long lists of a person', () => {
  it('count towards the quota like documents, whoever saves them and by whichever call, until they are shortened', async () => {
    const athlete = await server.createUser();
    const workouts = athlete.client.collection('workouts');
    const listOf = (length: number) => [{ title: 'Squat', notes: 'x'.repeat(length) }];
    const own = (length: number) => ({ ...legs, user: athlete.id, exercises: listOf(length) });
    const full = noFile('quota');
    const first = await workouts.create(own(180_000));
    for (let count = 1; count < 5; count += 1) await workouts.create(own(180_000));
    expect(await refusal(workouts.create(own(180_000)))).toEqual(full);
    expect(await refusal(coach.client.collection('workouts').create(own(180_000)))).toEqual(full);
    const plan = { planTitle: 'Strength', workouts: [{ workoutTitle: 'Legs', exercises: listOf(180_000) }] };
    expect(await restore(athlete.client, 'plans', [{ record: { id: 'p'.repeat(15), ...plan } }])).toEqual([
      { status: 'refused', problems: full.fields },
    ]);
    expect(await refusal(makeItem(athlete, pdf(150_000)))).toEqual(noFile('document'));
    const { id } = await workouts.create(own(10_000));
    expect(await refusal(workouts.update(id, { exercises: listOf(180_000) }))).toEqual(full);
    await workouts.update(first.id, { exercises: listOf(60_000) });
    await workouts.update(id, { exercises: listOf(100_000) });
    expect((await quotaOf(athlete)).used.bytes).toBeGreaterThan(4 * 180_000 + 160_000);
  });
});

describe('what is kept to take imports back', () => {
  it('takes no more room than documents may', async () => {
    const person = await server.createUser();
    const importNotes = (note: string) => {
      const rows = Array.from({ length: 15 }, (_, at) => card({ cardId: String(at), note }));
      return send(person.client, rows, { tool: 'loyalty', source: 'catima' });
    };
    const notes = Array.from({ length: 20 }, (_, at) => String.fromCharCode(97 + at).repeat(5000));
    const outcomes: string[] = [];
    for (const note of notes) {
      const done = importNotes(note).then(() => note);
      outcomes.push(await done.catch(async () => JSON.stringify(await refusal(done))));
    }
    const taken = outcomes.filter((outcome) => notes.includes(outcome));
    expect(taken.length).toBeGreaterThan(1);
    expect(outcomes.slice(taken.length)).toEqual(
      Array(notes.length - taken.length).fill(JSON.stringify(noFile('quota'))),
    );
    const filter = server.superuser.filter('owner = {:id}', { id: person.id });
    const entries = await server.superuser.collection('import_entries').getFullList({ filter });
    const kept = entries.map(({ entry }) => JSON.stringify(entry)).join('');
    expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(MOST_BYTES);
  });
});

describe('before the quota is reached', () => {
  it('its person is told, from four fifths on, and nobody else', async () => {
    const person = await personWithRoom(5);
    const toldAt = async (): Promise<unknown[]> => {
      const { record } = await person.client.collection('users').authRefresh();
      const told: unknown = record['isNearQuota'];
      return [(await quotaOf(person)).isNear, told];
    };
    expect(await toldAt()).toEqual([false, false]);
    await makeAlias(person);
    expect(await toldAt()).toEqual([true, true]);
    expect(await coach.client.collection('users').getOne(person.id)).not.toHaveProperty('isNearQuota');
  });
});
