import type { RecordModel } from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { restorableCollections } from '../hooks/collections';
import { refusal, startServer, type TestServer, type TestUser } from '../testing';

/** Deleted records that their owners can restore for a while: what is stored, for whom, and how it is restored. */

let server: TestServer;
let ada: TestUser;
let bob: TestUser;

beforeAll(async () => {
  server = await startServer();
  [ada, bob] = await Promise.all([server.createUser(), server.createUser()]);
});

afterAll(() => server.stop());

const kept = ({ client }: TestUser) => client.collection('deleted_records').getFullList();
const restore = ({ client }: TestUser, collection: string, record: string) =>
  client.send<{ id: string }>('/api/hub/restore', { method: 'POST', body: { collection, record } });

const SAMPLES: Readonly<Record<string, { title: string; called: string; values: Record<string, unknown> }>> =
  {
    aliases: {
      title: 'kept@example.com',
      called: 'alias',
      values: { email: 'kept@example.com', description: 'Shop' },
    },
    expiry: {
      title: 'Passport',
      called: 'item of Expiry',
      values: {
        name: 'Passport',
        expiryDate: '2030-01-01',
        person: 'Ada',
        category: 'Travel',
        country: 'NL',
      },
    },
    loyalty: {
      title: 'Grocer',
      called: 'loyalty card',
      values: {
        ...{ name: 'Grocer', cardId: '4410278', type: 'qrcode', balance: '12.50', balanceCurrency: 'EUR' },
        ...{ refreshSeconds: 20, starred: true, groups: ['Food', 'Town'], colour: 'green', shared: true },
      },
    },
  };

async function makeAndDelete(person: TestUser, collection: string, values: Record<string, unknown>) {
  const records = person.client.collection(collection);
  const made = await records.create<RecordModel>(values);
  const changed = await records.update<RecordModel>(made.id, { shared: made.shared as boolean });
  await records.delete(made.id);
  return changed;
}

it('is kept of each collection that says so, and these are aliases, cards and items of Expiry', () => {
  expect([...restorableCollections].sort()).toEqual(Object.keys(SAMPLES));
});

describe.each(Object.entries(SAMPLES))('a deleted record of %s', (collection, { title, called, values }) => {
  it('comes back with its id, fields and first moment, and the next revision', async () => {
    const deleted = await makeAndDelete(ada, collection, values);
    const [row] = await kept(ada);
    expect(row).toMatchObject({ collection, record: deleted.id, title, called, owner: ada.id });

    await restore(ada, collection, deleted.id);
    const restored = await ada.client.collection(collection).getOne(deleted.id);
    const { rev, updated: _, ...rest } = deleted;
    expect(restored).toMatchObject({ ...rest, rev: (rev as number) + 1 });
    expect(await kept(ada)).toEqual([]);
    await ada.client.collection(collection).delete(deleted.id);
    await Promise.all((await kept(ada)).map(({ id }) => ada.client.collection('deleted_records').delete(id)));
  });

  it('is neither seen nor restored nor deleted for good by another person, also where it was shared', async () => {
    const { id } = await makeAndDelete(ada, collection, { ...values, shared: true });
    const [row] = await kept(ada);
    expect(await kept(bob)).toEqual([]);
    expect((await refusal(restore(bob, collection, id))).status).toBe(404);
    expect((await refusal(bob.client.collection('deleted_records').delete(row!.id))).status).toBe(404);
    await ada.client.collection('deleted_records').delete(row!.id);
    expect((await refusal(restore(ada, collection, id))).status).toBe(404);
  });
});

describe('restoring', () => {
  const email = (name: string) => ({ email: `${name}@example.com` });

  it('can be sent again, and changes nothing then', async () => {
    const { id } = await makeAndDelete(ada, 'aliases', email('again'));
    await restore(ada, 'aliases', id);
    const before = await ada.client.collection('aliases').getOne(id);
    await restore(ada, 'aliases', id);
    expect(await ada.client.collection('aliases').getOne(id)).toEqual(before);
  });

  it('is refused where another record has its address or its id, and what is kept stays', async () => {
    const [taken, squatted] = [
      await makeAndDelete(ada, 'aliases', email('taken')),
      await makeAndDelete(ada, 'aliases', email('squatted')),
    ];
    await bob.client.collection('aliases').create(email('Taken'));
    await bob.client.collection('aliases').create({ ...email('other'), id: squatted.id });
    expect(await refusal(restore(ada, 'aliases', taken.id))).toMatchObject({
      status: 400,
      fields: { email: 'That alias already exists.' },
    });
    expect((await refusal(restore(ada, 'aliases', squatted.id))).status).toBe(409);
    expect((await kept(ada)).map(({ record }) => record as string)).toEqual(
      expect.arrayContaining([taken.id, squatted.id]),
    );
  });

  it.each([
    {},
    { collection: 'users', record: 'aaaaaaaaaaaaaaa' },
    { collection: 'deleted_records', record: 'aaaaaaaaaaaaaaa' },
    { collection: 'aliases', record: { $ne: '' } },
    { collection: ['aliases'], record: 'aaaaaaaaaaaaaaa' },
  ])('is refused for %j', async (body) => {
    const sent = ada.client.send('/api/hub/restore', { method: 'POST', body });
    expect((await refusal(sent)).status).toBe(400);
  });

  it('tells all devices of the record', async () => {
    const { id } = await makeAndDelete(ada, 'aliases', email('live'));
    const heard: string[] = [];
    await ada.client
      .collection('aliases')
      .subscribe('*', ({ action, record }) => heard.push(`${action} ${record.id}`));
    await restore(ada, 'aliases', id);
    await vi.waitFor(() => expect(heard).toContain(`create ${id}`));
    await ada.client.collection('aliases').unsubscribe();
  });

  it('refuses a save that is based on a revision from before', async () => {
    const { id, rev } = await makeAndDelete(ada, 'aliases', email('stale'));
    await restore(ada, 'aliases', id);
    const late = ada.client.collection('aliases').update(id, { description: 'late', rev: rev as number });
    expect((await refusal(late)).status).toBe(409);
  });
});

describe('what is not kept', () => {
  it('is what an admin deletes of nobody’s, or a superuser', async () => {
    const admin = await server.createUser({ role: 'admin' });
    const { id } = await server.superuser.collection('aliases').create({ email: 'nobody@example.com' });
    await admin.client.collection('aliases').delete(id);
    const own = await admin.client.collection('aliases').create({ email: 'own@example.com' });
    await server.superuser.collection('aliases').delete(own.id);
    expect(await kept(admin)).toEqual([]);
  });

  it('is what was deleted 30 days ago, and what goes with its person', async () => {
    const person = await server.createUser();
    const rows = server.superuser.collection('deleted_records');
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const row = { owner: person.id, collection: 'aliases', record: 'aaaaaaaaaaaaaaa' };
    await rows.create({ ...row, deletedAt: daysAgo(30.01) });
    const { id } = await rows.create({ ...row, deletedAt: daysAgo(29.99) });
    await server.superuser.crons.run('hub-deleted');
    await vi.waitFor(async () => expect((await kept(person)).map((left) => left.id)).toEqual([id]));
    await server.superuser.collection('users').delete(person.id);
    expect((await refusal(rows.getOne(id))).status).toBe(404);
  });

  it('is a file: it goes with its record', async () => {
    const front = new File(
      [
        Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
          'base64',
        ),
      ],
      'front.png',
      { type: 'image/png' },
    );
    const { id } = await makeAndDelete(ada, 'loyalty', { ...SAMPLES.loyalty!.values, front });
    await restore(ada, 'loyalty', id);
    expect(await ada.client.collection('loyalty').getOne(id)).toMatchObject({ name: 'Grocer', front: '' });
  });
});
