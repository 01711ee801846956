import { ImportFault } from '@hub/tool-kit/import';
import type PocketBase from 'pocketbase';
import type { Outcome } from '../imports.api';
import { inParts } from '../in-parts';
import {
  type ArchivedCollection,
  readOverview,
  sendFile,
  sendRecords,
  type SentRecord,
  type StoredRecord,
} from './archive.api';
import { dataPath, filePath } from './manifest';
import type { Archive } from './read-archive';

/** The limits of one request. */
const BATCH = { items: 200, bytes: 4_000_000 };
/** A replaced id can change another record: after two rounds nothing changes any more. */
const MOST_PASSES = 3;

/** A record of the archive, and what the hub would do with it. */
export interface LookedAt {
  collection: ArchivedCollection;
  /** Its index among the records of its collection. */
  at: number;
  record: StoredRecord;
  outcome: Outcome;
}

/** What the hub would do with an archive. */
export interface Look {
  rows: readonly LookedAt[];
  /** The ids of the archive that are replaced here. */
  ids: Readonly<Record<string, string>>;
}

type Report = (fraction: number) => void;

/** Splits a list into requests. */
export const batchesOf = (sent: readonly SentRecord[]): SentRecord[][] => inParts(sent, BATCH);

/** A record, with the fields whose files are in the archive. */
function withFiles(
  archive: Archive,
  { name, fileFields }: ArchivedCollection,
  record: StoredRecord,
): SentRecord {
  const files = fileFields.filter((field) => {
    const file = record[field];
    return typeof file === 'string' && archive.has(filePath(name, record.id, file));
  });
  return { record, files };
}

/** The collections of an archive. Throws `ImportFault` if this hub does not know one of them. */
async function collectionsOf(client: PocketBase, { manifest }: Archive): Promise<ArchivedCollection[]> {
  const { collections } = await readOverview(client);
  return Object.keys(manifest.counts).map((name) => {
    const collection = collections.find((one) => one.name === name);
    if (collection === undefined)
      throw new ImportFault(`The file holds “${name}”, which this hub never restores. Nothing was imported.`);
    return collection;
  });
}

/** Reads every part without records, so that a damaged document is found before anything is saved. */
async function checkFiles({ manifest, bytes }: Archive, report: Report): Promise<void> {
  const data = new Set(Object.keys(manifest.counts).map(dataPath));
  const others = manifest.files.filter(({ path }) => !data.has(path));
  const all = others.reduce((sum, one) => sum + one.bytes, 1);
  let read = 0;
  for (const one of others) {
    await bytes(one.path);
    read += one.bytes;
    report(read / all);
  }
}

/** Verifies an archive, and has the hub preview each record. Throws an `ImportFault` or a `HubError`. */
export async function lookAt(
  client: PocketBase,
  archive: Archive,
  importId: string,
  report: Report,
): Promise<Look> {
  const collections = await collectionsOf(client, archive);
  await checkFiles(archive, report);
  let ids: Record<string, string> = {};
  for (let round = 1; ; round += 1) {
    const rows = await roundOf(client, archive, collections, { id: importId, mode: 'preview', ids });
    const found = Object.fromEntries(
      rows.flatMap(({ record, outcome }) =>
        outcome.status === 'refused' || outcome.id === record.id || outcome.id === ids[record.id]
          ? []
          : [[record.id, outcome.id]],
      ),
    );
    if (Object.keys(found).length === 0 || round === MOST_PASSES) return { rows, ids };
    ids = { ...ids, ...found };
  }
}

async function roundOf(
  client: PocketBase,
  archive: Archive,
  collections: readonly ArchivedCollection[],
  call: Parameters<typeof sendRecords>[3],
): Promise<LookedAt[]> {
  const rows: LookedAt[] = [];
  for (const collection of collections) {
    const records = await archive.records(collection.name);
    const sent = records.map((record) => withFiles(archive, collection, record));
    let at = 0;
    for (const batch of batchesOf(sent)) {
      const outcomes = await sendRecords(client, collection.name, batch, call);
      for (const [place, outcome] of outcomes.entries()) {
        const record = batch[place]?.record;
        if (record !== undefined) rows.push({ collection, at: at + place, record, outcome });
      }
      at += batch.length;
    }
  }
  return rows;
}

/** A document that could not be added to its record, and why. */
export interface LostFile {
  title: string;
  failure: string;
}

/** The result of a restore. */
export interface Restored {
  added: number;
  changed: number;
  lost: readonly LostFile[];
}

/**
 * Saves the chosen records in requests of some hundred, each followed by its documents, one at a time.
 * Repeated with the same import after a failure, it continues where it stopped. Throws a `HubError` or an
 * `ImportFault`.
 */
export async function restoreChosen(
  client: PocketBase,
  archive: Archive,
  { chosen, ids, importId }: { chosen: readonly LookedAt[]; ids: Look['ids']; importId: string },
  report: Report,
): Promise<Restored> {
  const done = { added: 0, changed: 0, lost: [] as LostFile[] };
  let saved = 0;
  for (const [collection, rows] of byCollection(chosen)) {
    const sent = rows.map(({ record }) => withFiles(archive, collection, record));
    for (const batch of batchesOf(sent)) {
      const outcomes = await sendRecords(client, collection.name, batch, { id: importId, mode: 'save', ids });
      done.added += outcomes.filter(({ status }) => status === 'new').length;
      done.changed += outcomes.filter(({ status }) => status === 'changed').length;
      for (const [place, outcome] of outcomes.entries()) {
        const one = batch[place];
        if (one !== undefined)
          done.lost.push(...(await sendFiles(client, archive, { collection, importId, one, outcome })));
        saved += 1;
        report(saved / chosen.length);
      }
    }
  }
  return done;
}

function byCollection(chosen: readonly LookedAt[]): Map<ArchivedCollection, LookedAt[]> {
  const groups = new Map<ArchivedCollection, LookedAt[]>();
  for (const one of chosen) {
    const group = groups.get(one.collection) ?? [];
    group.push(one);
    groups.set(one.collection, group);
  }
  return groups;
}

interface Sending {
  collection: ArchivedCollection;
  importId: string;
  one: SentRecord;
  outcome: Outcome;
}

/** The fields of a record whose files are needed: all of a new one, otherwise those that the record lacks. */
function wantedFiles({ one: { files }, outcome }: Sending): readonly string[] {
  if (outcome.status === 'new') return files;
  if (outcome.status !== 'changed') return [];
  return files.filter((field) =>
    outcome.changes.some((change) => change.field === field && change.to === 'file'),
  );
}

/** Sends the files of a record; a refused file is reported, a network failure is thrown. */
async function sendFiles(client: PocketBase, archive: Archive, sending: Sending): Promise<LostFile[]> {
  const { collection, importId, one, outcome } = sending;
  const lost: LostFile[] = [];
  if (outcome.status === 'refused') return lost;
  for (const field of wantedFiles(sending)) {
    const name = String(one.record[field]);
    const bytes = await archive.bytes(filePath(collection.name, one.record.id, name));
    try {
      await sendFile(client, { importId, collection: collection.name, id: outcome.id, field, name, bytes });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      lost.push({ title: name, failure: error.message });
    }
  }
  return lost;
}

const REFUSALS = ['invalid', 'not-found', 'conflict', 'too-large'];

function isRefusal(error: unknown): error is Error {
  return error instanceof Error && 'kind' in error && REFUSALS.includes(String(error.kind));
}
