import { protectedFileUrl } from '@hub/pb-client';
import { ImportFault, type ToolImports } from '@hub/tool-kit/import';
import type PocketBase from 'pocketbase';
import {
  type ArchivedCollection,
  type Overview,
  readOverview,
  readRecords,
  type StoredRecord,
} from './archive.api';
import { expectedBytes } from './expected-bytes';
import { dataPath, filePath, type ListedFile, MANIFEST, type Manifest, mostBytes, README } from './manifest';
import { readmeOf } from './readme';
import { sha256 } from './sha256';

/** Whose archive it is, and what it is to contain. */
export interface ArchiveOrder {
  client: PocketBase;
  person: Manifest['person'];
  withFiles: boolean;
  tools: readonly ToolImports[];
  now: Date;
  /** Called with the fraction that was created, from 0 to 1. */
  onProgress?: (fraction: number) => void;
}

interface ZipFile {
  name: string;
  input: Uint8Array<ArrayBuffer>;
  lastModified: Date;
}

/** A JSON value with sorted object keys, so that the same records give the same text. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, one]) => [key, inOrder(one)]));
}

/** A JSON list with one record per line. */
function textOfRecords(records: readonly StoredRecord[]): string {
  const lines = records.map(({ id, ...fields }) =>
    JSON.stringify({ id, ...(inOrder(fields) as Record<string, unknown>) }),
  );
  return lines.length === 0 ? '[]\n' : `[\n${lines.join(',\n')}\n]\n`;
}

async function allRecords(client: PocketBase, name: string): Promise<StoredRecord[]> {
  const all: StoredRecord[] = [];
  for (;;) {
    const page = await readRecords(client, name, all.at(-1)?.id ?? '');
    if (page.length === 0) return all;
    all.push(...page);
  }
}

/** A file of a record; `null` if the hub itself has lost it. */
async function loadFile(
  client: PocketBase,
  collectionName: string,
  id: string,
  file: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const answer = await fetch(await protectedFileUrl(client, { id, collectionName }, file));
  if (answer.status === 404) return null;
  if (!answer.ok) throw new TypeError(`A document could not be loaded: ${String(answer.status)}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/**
 * The files of the archive, one after the other: each is loaded after the previous one was consumed. The last
 * one lists the others. Throws a `HubError`, or an `ImportFault` for something that could not be restored
 * again.
 */
export async function* archiveFiles(order: ArchiveOrder): AsyncGenerator<ZipFile> {
  const { client, withFiles, tools, now } = order;
  const overview = await readOverview(client);
  const files: ListedFile[] = [];
  const counts: Record<string, number> = {};
  const missing: string[] = [];
  const report = progressOf(order, overview);
  async function listed(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<ZipFile> {
    if (bytes.length > mostBytes(path))
      throw new ImportFault(`“${path}” is too large to be restored. Delete some records, and try again.`);
    files.push({ path, bytes: bytes.length, sha256: await sha256(bytes) });
    report(bytes.length);
    return { name: path, input: bytes, lastModified: now };
  }
  yield await listed(README, encode(readmeOf(overview.leftOut)));
  for (const collection of overview.collections) {
    const records = await allRecords(client, collection.name);
    counts[collection.name] = records.length;
    yield await listed(dataPath(collection.name), encode(textOfRecords(records)));
    if (!withFiles) continue;
    for (const { id, name } of filesOf(collection, records)) {
      const path = filePath(collection.name, id, name);
      const bytes = await loadFile(client, collection.name, id, name);
      if (bytes === null) missing.push(path);
      else yield await listed(path, bytes);
    }
  }
  for (const { path, make } of await exportsOf(order, tools))
    yield await listed(path, await bytesOf(await make()));
  const manifest: Manifest = {
    ...{ kind: 'hub-export', format: 1, hub: overview.schema, made: now.toISOString(), person: order.person },
    ...{ withFiles, counts, leftOut: overview.leftOut, missing, files },
  };
  yield { name: MANIFEST, input: encode(`${JSON.stringify(manifest, null, 1)}\n`), lastModified: now };
}

const encode = (text: string) => new TextEncoder().encode(text);
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

function filesOf({ fileFields }: ArchivedCollection, records: readonly StoredRecord[]) {
  return records.flatMap(({ id, ...fields }) =>
    fileFields.flatMap((field) => {
      const name = fields[field];
      return typeof name === 'string' && name !== '' ? [{ id, name }] : [];
    }),
  );
}

interface Made {
  path: string;
  make: () => Promise<Blob>;
}

/** The exports of the tools: tables, a calendar, cards for Catima, data that are only on this device. */
async function exportsOf(
  { person, withFiles }: ArchiveOrder,
  tools: readonly ToolImports[],
): Promise<Made[]> {
  const made: Made[] = [];
  for (const { exports, device } of tools) {
    for (const { inArchive: path, holdsFiles, make } of exports)
      if (path !== undefined && (withFiles || !holdsFiles)) made.push({ path, make: () => make(person.id) });
    if (device && withFiles && (await device.count(person.id)) > 0)
      made.push({ path: device.inArchive, make: () => device.make(person.id) });
  }
  return made;
}

function progressOf({ withFiles, onProgress }: ArchiveOrder, overview: Overview): (bytes: number) => void {
  const all = Math.max(1, expectedBytes(overview, withFiles));
  let made = 0;
  return (bytes) => {
    made += bytes;
    onProgress?.(Math.min(1, made / all));
  };
}
