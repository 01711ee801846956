import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type PocketBase from 'pocketbase';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startServer } from '../testing';

/** Data folders of earlier versions, each made by the demo of its day (see their README). */
const EARLIER = fileURLToPath(new URL('data-folders/', import.meta.url));
const OWNER = { email: 'owner@example.com', password: 'demo-password' };
const SAM = { ...OWNER, email: 'sam@example.com' };

type Row = Readonly<Record<string, unknown>>;

async function unpacked(day: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-earlier-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const earlier = join(EARLIER, day);
  await cp(join(earlier, 'storage'), join(folder, 'storage'), { recursive: true });
  await writeFile(join(folder, 'data.db'), gunzipSync(await readFile(join(earlier, 'data.db.gz'))));
  return folder;
}

/** The records of a day, by their collections, with the fields that they had. */
async function recordsOf(day: string): Promise<[collection: string, rows: Row[]][]> {
  const text = gunzipSync(await readFile(join(EARLIER, day, 'records.json.gz'))).toString();
  return Object.entries(JSON.parse(text) as Record<string, Row[]>);
}

interface Amounts {
  records: number;
  bytes: number;
}

/** What the hub counts of a person. */
async function quotaOf(client: PocketBase): Promise<Amounts> {
  return (await client.send<{ used: Amounts }>('/api/hub/quota', {})).used;
}

/** The bytes of a person's long lists, from the API. */
async function listBytesOf(client: PocketBase): Promise<number> {
  const lists = {
    workouts: ['exercises'],
    plans: ['workouts', 'removed'],
    training_settings: ['exerciseNames'],
  };
  const rows = await Promise.all(
    Object.entries(lists).map(async ([collection, fields]) =>
      (await client.collection(collection).getFullList<Row>()).flatMap((row) =>
        fields.map((name) => row[name]),
      ),
    ),
  );
  return rows.flat().reduce<number>((sum, list) => sum + Buffer.byteLength(JSON.stringify(list)), 0);
}

/** The same from the stored documents and lists. */
async function archivedBy(client: PocketBase): Promise<Amounts> {
  type Overview = { collections: { count: number; bytes: number }[] };
  const { collections } = await client.send<Overview>('/api/hub/archive', {});
  const sum = (field: 'count' | 'bytes') => collections.reduce((all, one) => all + one[field], 0);
  expect(sum('bytes')).toBeGreaterThan(0);
  return { records: sum('count'), bytes: sum('bytes') + (await listBytesOf(client)) };
}

const entries = await readdir(EARLIER, { withFileTypes: true });
const days = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);

describe.each(days)('the data of %s', (day) => {
  it('are migrated, with every record, field and document', async () => {
    const server = await startServer({ from: { data: await unpacked(day), owner: OWNER } });
    onTestFinished(() => server.stop());
    for (const [collection, rows] of await recordsOf(day)) {
      const now = await server.superuser.collection(collection).getFullList({ sort: 'id' });
      expect(now, collection).toMatchObject(rows);
    }
    const sam = await server.signIn(SAM);
    const items = (await sam.collection('expiry').getFullList()).filter(({ document }) => document !== '');
    const token = await sam.files.getToken();
    for (const item of items) {
      const file = String(item['document']);
      const answer = await fetch(sam.files.getURL(item, file, { token }));
      const stored = await readFile(join(EARLIER, day, 'storage', item.collectionId, item.id, file));
      expect(Buffer.from(await answer.arrayBuffer()).equals(stored)).toBe(true);
    }
    expect(items.length).toBeGreaterThan(0);
    expect(await quotaOf(sam)).toEqual(await archivedBy(sam));
  });
});
