import type PocketBase from 'pocketbase';
import type { TestServer, TestUser } from '../testing';

/** What the tests of a person's own file send and read. */

/** A record in the archive's format. */
export interface ArchivedRecord {
  id: string;
  [field: string]: unknown;
}

interface Outcome {
  status: string;
  id?: string;
  problems?: Record<string, string>;
}

interface Sent {
  record: ArchivedRecord;
  files?: string[];
}

interface ArchivedCollection {
  name: string;
  fileFields: string[];
}

/** All that somebody has: the records by collection, and the bytes of their files by path, in base64. */
export interface ReadArchive {
  data: Record<string, ArchivedRecord[]>;
  files: Record<string, string>;
}

/** Reads all that somebody has, as an export does. */
export async function readAll(client: PocketBase): Promise<ReadArchive> {
  const { collections } = await client.send<{ collections: ArchivedCollection[] }>('/api/hub/archive', {});
  const all: ReadArchive = { data: {}, files: {} };
  for (const { name, fileFields } of collections) {
    const records = await readRecords(client, name);
    all.data[name] = records;
    for (const record of records)
      for (const field of fileFields) {
        const file = String(record[field]);
        if (file === '') continue;
        const token = await client.files.getToken();
        const url = client.files.getURL({ id: record.id, collectionName: name }, file, { token });
        all.files[`${name}/${record.id}/${file}`] = Buffer.from(
          await (await fetch(url)).arrayBuffer(),
        ).toString('base64');
      }
  }
  return all;
}

async function readRecords(client: PocketBase, name: string): Promise<ArchivedRecord[]> {
  const all: ArchivedRecord[] = [];
  for (;;) {
    const query = { after: all.at(-1)?.id ?? '' };
    const { records } = await client.send<{ records: ArchivedRecord[] }>(`/api/hub/archive/${name}`, {
      query,
    });
    if (records.length === 0) return all;
    all.push(...records);
  }
}

/** Restores records of one collection, saved unless a preview is asked for. */
export async function restore(
  client: PocketBase,
  collection: string,
  records: readonly Sent[],
  { id = crypto.randomUUID().replaceAll('-', '').slice(0, 15), mode = 'save', ids = {} } = {},
): Promise<Outcome[]> {
  const body = { id, mode, ids, records };
  const answer = await client.send<{ records: Outcome[] }>(`/api/hub/archive/${collection}`, {
    method: 'POST',
    body,
  });
  return answer.records;
}

/** Puts a file beside a restored record: `path` is import, collection, record and field. */
export async function restoreFile(client: PocketBase, path: string, file: File, name: string): Promise<void> {
  const body = new FormData();
  body.set('name', name);
  body.set('file', file);
  await client.send(`/api/hub/archive/${path}`, { method: 'POST', body });
}

/** Restores all that was read, with its files, and gives what became of each record. */
export async function restoreAll(client: PocketBase, { data, files }: ReadArchive, id: string) {
  const statuses: string[] = [];
  for (const [name, records] of Object.entries(data)) {
    const sent = records.map((record) => ({ record, files: fieldsWithFiles(files, name, record) }));
    if (sent.length === 0) continue;
    const outcomes = await restore(client, name, sent, { id });
    statuses.push(...outcomes.map(({ status }) => status));
    for (const [at, { record, files: fields }] of sent.entries()) {
      if (outcomes[at]?.status === 'here') continue;
      for (const field of fields) {
        const file = String(record[field]);
        const bytes = files[`${name}/${record.id}/${file}`] ?? '';
        await restoreFile(
          client,
          `${id}/${name}/${outcomes[at]?.id}/${field}`,
          new File([Buffer.from(bytes, 'base64')], file),
          file,
        );
      }
    }
  }
  return { statuses };
}

function fieldsWithFiles(files: Record<string, string>, name: string, record: ArchivedRecord): string[] {
  return Object.keys(record).filter(
    (field) => files[`${name}/${record.id}/${String(record[field])}`] !== undefined,
  );
}

/** An id that says what it is of. */
export const id = (name: string) => name.padEnd(15, '0');
/** An id that nobody has. */
export const newId = () => `r${crypto.randomUUID().replaceAll('-', '').slice(0, 14)}`;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);
/** A picture of one pixel. */
export const picture = () => new File([PNG], 'Pass port.png', { type: 'image/png' });

/** Gives a person one record or more of every collection, some of them made by a coach. */
export async function fill(server: TestServer, { id: user, client }: TestUser): Promise<void> {
  const coach = await server.createUser({ role: 'admin' });
  const plan = await coach.client.collection('plans').create({ user, planTitle: 'Strength', workouts: [] });
  const planned = { user, plan: plan.id, planWorkout: 'a', batch: id('batch'), workoutTitle: 'Legs' };
  const exercises = [{ id: 'e1', title: 'Squat <&> ü', completed: true, results: '3×5' }];
  await coach.client.collection('workouts').create({ ...planned, date: '2026-11-20', exercises });
  await client
    .collection('workouts')
    .create({ user, date: '2026-11-21', workoutTitle: 'Run', exercises: [] });
  await client.collection('training_settings').create({ unit: 'lb' });
  await client.collection('reminder_rules').create({ leads: [30, 7], hour: '08:00' });
  const alias = await client
    .collection('aliases')
    .create({ email: `${user}@hub.test`, description: 'Line\n“two”' });
  await client.collection('aliases').update(alias.id, { description: 'Changed\n“twice”' });
  const item = await client
    .collection('expiry')
    .create({ name: 'Passport', expiryDate: '2027-01-01', document: picture() });
  await server.superuser.collection('reminder_items').create({ owner: user, record: item.id, leads: [60] });
  const front = picture();
  await client
    .collection('loyalty')
    .create({ name: 'Shop', cardId: '12', type: 'barcode', groups: ['Food'], front });
}

/** An alias in the archive's format. */
export const archivedAlias = (fields: object = {}): ArchivedRecord => {
  const own = newId();
  return {
    ...{ id: own, email: `${own}@hub.test`, description: '', rev: 3 },
    ...{ created: '2026-01-01 10:00:00.000Z', updated: '2026-01-02 10:00:00.000Z' },
    ...fields,
  };
};

/** Restores aliases. */
export const restoreAliases = (client: PocketBase, records: ArchivedRecord[], options: object = {}) =>
  restore(
    client,
    'aliases',
    records.map((record) => ({ record })),
    options,
  );
