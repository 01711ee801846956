import { newRecordId } from '@hub/pb-client';
import { type DemoServer, startDemo, startServer, type TestServer } from '@hub/pocketbase/testing';
import type { ToolImports } from '@hub/tool-kit/import';
import { makeZip } from 'client-zip';
import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Archive, isArchive, openArchive } from './read-archive';
import { lookAt, restoreChosen } from './restore-archive';
import { archiveFiles } from './write-archive';
import { TIME_LIMITS } from '../../../../../time-limits.mjs';

/** Moves a whole account from one real hub to another. */
let demo: DemoServer;
let other: TestServer;

beforeAll(async () => {
  [demo, other] = await Promise.all([startDemo('2026-11-21'), startServer()]);
});

afterAll(() => Promise.all([demo.stop(), other.stop()]));

const tool = {
  exports: [{ name: 'CSV', inArchive: 'csv/a.csv', make: () => Promise.resolve(new File(['a'], 'a.csv')) }],
} as unknown as ToolImports;
const PERSON = { id: 'a'.repeat(15), name: 'Sam', email: 'sam@example.com' };

async function exported(client: PocketBase, withFiles = true): Promise<Blob> {
  const order = { client, person: PERSON, withFiles, tools: [tool], now: new Date('2026-11-21T10:00:00Z') };
  return new Response(makeZip(archiveFiles(order))).blob();
}

const ignore = () => undefined;

/** Previews an archive, and saves everything new or changed. */
async function restored(client: PocketBase, archive: Archive, importId = newRecordId()) {
  const look = await lookAt(client, archive, importId, ignore);
  const statuses = look.rows.map(({ outcome }) => outcome.status);
  const chosen = look.rows.filter(({ outcome }) => ['new', 'changed'].includes(outcome.status));
  return {
    statuses,
    done: await restoreChosen(client, archive, { chosen, ids: look.ids, importId }, ignore),
  };
}

/** The bytes of all parts by path, without the list, which contains the date. */
async function partsOf({ manifest, bytes }: Archive) {
  const parts = await Promise.all(
    manifest.files.map(
      async ({ path }) => [path, Buffer.from(await bytes(path)).toString('latin1')] as const,
    ),
  );
  return Object.fromEntries(parts);
}

/** Sharing is the only thing that is not restored. */
const privately = (text: string) => text.replaceAll('"shared":true', '"shared":false');

/** The text of a part, with nothing shared. */
const fileText = async ({ bytes }: Archive, path: string) =>
  privately(new TextDecoder().decode(await bytes(path)));

it.each(['sam', 'coach'])('gives the same bytes of %s after a way to an empty hub', async (name) => {
  const { client } = await demo.open(name);
  const file = await exported(client);
  expect(await isArchive(file)).toBe(true);
  const archive = await openArchive(file);
  const there = await other.createUser();
  const first = await restored(there.client, archive);
  expect(new Set(first.statuses)).toEqual(new Set(['new']));
  expect(first.done).toMatchObject({ added: first.statuses.length, changed: 0, lost: [] });
  const back = await openArchive(await exported(there.client));
  const [parts, before] = await Promise.all([partsOf(back), partsOf(archive)]);
  expect(Object.keys(parts)).toEqual(Object.keys(before));
  for (const [path, text] of Object.entries(before)) expect(parts[path], path).toBe(privately(text));
  expect(back.manifest.counts).toEqual(archive.manifest.counts);
  const again = await restored(there.client, archive);
  expect(new Set(again.statuses)).toEqual(new Set(['here']));
  expect(again.done).toEqual({ added: 0, changed: 0, lost: [] });
});

it(
  'gives other ids where theirs are somebody else’s, so that what belongs together stays together',
  { timeout: TIME_LIMITS.program },
  async () => {
    const sam = await demo.open('sam');
    const archive = await openArchive(await exported(sam.client));
    const { client } = await demo.createUser();
    const first = await restored(client, archive);
    const refused = first.statuses.filter((status) => status === 'refused');
    // Two people can't have the same address; everything else belongs to them alone.
    expect(refused).toHaveLength(archive.manifest.counts['aliases'] ?? 0);
    const back = await openArchive(await exported(client));
    const [before, after] = await Promise.all([archive.records('workouts'), back.records('workouts')]);
    expect(after).toHaveLength(before.length);
    const ids = new Set((await back.records('plans')).map(({ id }) => id));
    const planned = after.filter(({ plan }) => plan !== '');
    expect(planned.length).toBeGreaterThan(0);
    expect(planned.every(({ plan }) => ids.has(String(plan)))).toBe(true);
    const again = await restored(client, archive);
    expect(new Set(again.statuses)).toEqual(new Set(['here', 'refused']));
  },
);

it('refuses a file with a collection that no file of a hub holds, before anything is sent', async () => {
  const sam = await demo.open('sam');
  const archive = await openArchive(await exported(sam.client));
  const manifest = { ...archive.manifest, counts: { ...archive.manifest.counts, tokens: 1 } };
  await expect(lookAt(sam.client, { ...archive, manifest }, newRecordId(), ignore)).rejects.toThrow(
    'The file holds “tokens”, which this hub never restores. Nothing was imported.',
  );
});

it('leaves documents out where they are not wanted, and the records come without', async () => {
  const noor = await demo.open('noor');
  const document = new File(['%PDF-1.4 a'], 'a.pdf', { type: 'application/pdf' });
  await noor.client.collection('expiry').create({ name: 'Licence', expiryDate: '2027-01-01', document });
  const archive = await openArchive(await exported(noor.client, false));
  expect(archive.manifest.files.filter(({ path }) => path.startsWith('files/'))).toEqual([]);
  const there = await other.createUser();
  const { done } = await restored(there.client, archive);
  expect(done.lost).toEqual([]);
  const whole = await openArchive(await exported(noor.client));
  expect(whole.manifest.files.some(({ path }) => path.startsWith('files/expiry/'))).toBe(true);
  const { statuses } = await restored(there.client, whole);
  const items = whole.manifest.files.filter(({ path }) => path.startsWith('files/'));
  expect(statuses.filter((status) => status === 'changed').length).toBe(items.length);
  const back = await openArchive(await exported(there.client));
  expect(await fileText(back, 'data/expiry.json')).toBe(await fileText(whole, 'data/expiry.json'));
});
