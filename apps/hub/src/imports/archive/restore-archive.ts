import { ImportFault } from '@hub/tool-kit/import';
import type PocketBase from 'pocketbase';
import type { Outcome } from '../imports.api';
import {
  type HeldCollection,
  readOverview,
  sendFile,
  sendRecords,
  type SentRecord,
  type StoredRecord,
} from './archive.api';
import { dataPath, filePath } from './manifest';
import type { Archive } from './read-archive';

/** One call takes so many records, of so many characters. */
const BATCH_ROWS = 200;
const BATCH_LENGTH = 4_000_000;
/** An id that is another here may make another record different: more than two rounds change nothing any more. */
const MOST_ROUNDS = 3;

/** A record of the file, and what would become of it. */
export interface LookedAt {
  collection: HeldCollection;
  /** Its place among the records of its collection. */
  at: number;
  record: StoredRecord;
  outcome: Outcome;
}

/** What the hub would do with a file. */
export interface Look {
  rows: readonly LookedAt[];
  /** The ids of the file that are others here. */
  ids: Readonly<Record<string, string>>;
}

type Report = (fraction: number) => void;

/** Parts a list into calls. */
export function batchesOf(sent: readonly SentRecord[]): SentRecord[][] {
  const batches: SentRecord[][] = [];
  let length = Infinity;
  for (const one of sent) {
    const own = JSON.stringify(one).length;
    length += own;
    const last = batches.at(-1);
    if (last === undefined || last.length === BATCH_ROWS || length > BATCH_LENGTH) {
      batches.push([one]);
      length = own;
    } else last.push(one);
  }
  return batches;
}

/** A record with the names of the fields whose files are in the file. */
function withFiles(archive: Archive, { name, fileFields }: HeldCollection, record: StoredRecord): SentRecord {
  const files = fileFields.filter((field) => {
    const file = record[field];
    return typeof file === 'string' && archive.has(filePath(name, record.id, file));
  });
  return { record, files };
}

/** The collections of a file. Throws `ImportFault` where it has one that no file of this hub has. */
async function heldBy(client: PocketBase, { manifest }: Archive): Promise<HeldCollection[]> {
  const { collections } = await readOverview(client);
  return Object.keys(manifest.counts).map((name) => {
    const held = collections.find((collection) => collection.name === name);
    if (held === undefined)
      throw new ImportFault(
        `The file holds “${name}”, which this hub takes out of no file. Nothing is taken.`,
      );
    return held;
  });
}

/** Reads every part that holds no records, so that nothing begins that a damaged document would end. */
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

/**
 * Checks a whole file, and asks the hub what it would do with each record. Nothing is saved. Throws an `ImportFault` or a
 * `HubError`.
 */
export async function lookAt(
  client: PocketBase,
  archive: Archive,
  importId: string,
  report: Report,
): Promise<Look> {
  const collections = await heldBy(client, archive);
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
    if (Object.keys(found).length === 0 || round === MOST_ROUNDS) return { rows, ids };
    ids = { ...ids, ...found };
  }
}

async function roundOf(
  client: PocketBase,
  archive: Archive,
  collections: readonly HeldCollection[],
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

/** A document that could not be put beside its record, and why. */
export interface LostFile {
  title: string;
  failure: string;
}

/** What a restore has done. */
export interface Restored {
  added: number;
  changed: number;
  lost: readonly LostFile[];
}

/**
 * Saves the chosen records in calls of some hundred, each with its documents, one at a time. Done once more with the same import
 * after a failure, it goes on where that was. Throws a `HubError`, or an `ImportFault`.
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

function byCollection(chosen: readonly LookedAt[]): Map<HeldCollection, LookedAt[]> {
  const groups = new Map<HeldCollection, LookedAt[]>();
  for (const one of chosen) {
    const group = groups.get(one.collection) ?? [];
    group.push(one);
    groups.set(one.collection, group);
  }
  return groups;
}

interface Sending {
  collection: HeldCollection;
  importId: string;
  one: SentRecord;
  outcome: Outcome;
}

/** The fields of a record whose files are wanted: all of a new one, of another those that it lacks. */
function wantedFiles({ one: { files }, outcome }: Sending): readonly string[] {
  if (outcome.status === 'new') return files;
  if (outcome.status !== 'changed') return [];
  return files.filter((field) =>
    outcome.changes.some((change) => change.field === field && change.to === 'file'),
  );
}

/** Sends the files of a record; what is refused is told, and what the network fails is thrown on. */
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
