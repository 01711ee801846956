import { commonFolder, ImportFault, isOfSystem } from '@hub/tool-kit/import';
import type { FileEntry } from '@zip.js/zip.js';
import type { StoredRecord } from './archive.api';
import {
  ARCHIVE_LIMITS,
  dataPath,
  type ListedFile,
  MANIFEST,
  type Manifest,
  readManifest,
  README,
} from './manifest';
import { sha256 } from './sha256';

/** The length of a file's header in a zip (APPNOTE 4.3.7), before its name. */
const HEADER_BYTES = 30;
const SIGNATURE = [0x50, 0x4b, 3, 4];

/** Whether a chosen file claims to be an archive of a person's data, as the hub made it or packed again. */
export async function isArchive(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, HEADER_BYTES + README.length).arrayBuffer());
  if (!SIGNATURE.every((byte, at) => head[at] === byte)) return false;
  if (new TextDecoder().decode(head.slice(HEADER_BYTES)) === README) return true;
  const entries = await entriesOf(file).catch(() => null);
  return entries?.has(README) ?? false;
}

/** An archive of a person's data; each part is verified when it is read. */
export interface Archive {
  manifest: Manifest;
  /** Whether the archive has this part. */
  has: (path: string) => boolean;
  /** The bytes of a part. Throws `ImportFault` if they differ from the list's checksum. */
  bytes: (path: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** The records of a collection. Throws `ImportFault` if they are invalid. */
  records: (collection: string) => Promise<StoredRecord[]>;
}

const damaged = (cause?: unknown) =>
  new ImportFault('The file is not whole. Download it again, and choose it once more.', { cause });

/** Opens an archive and reads its list. Throws `ImportFault` if it is incomplete, or has unlisted files. */
export async function openArchive(file: Blob): Promise<Archive> {
  const entries = await entriesOf(file);
  const list = entries.get(MANIFEST);
  if (list === undefined) throw damaged();
  const manifest = readManifest(new TextDecoder().decode(await unpack(list, ARCHIVE_LIMITS.manifestBytes)));
  const listed = new Map(manifest.files.map((one) => [one.path, one]));
  entries.delete(MANIFEST);
  const foreign = [...entries.keys()].find((path) => !listed.has(path));
  if (foreign !== undefined)
    throw new ImportFault(`“${foreign}” is in the file but not in its list. Nothing from it was imported.`);
  const bytes = async (path: string) => {
    const [one, entry] = [listed.get(path), entries.get(path)];
    if (one === undefined || entry === undefined) throw damaged(path);
    return checkedBytes(one, entry);
  };
  for (const path of listed.keys()) if (!entries.has(path)) throw damaged(path);
  return {
    manifest,
    has: (path) => listed.has(path),
    bytes,
    records: async (collection) => readRecords(collection, await bytes(dataPath(collection))),
  };
}

async function entriesOf(file: Blob): Promise<Map<string, FileEntry>> {
  const { BlobReader, configure, ZipReader } = await import('@zip.js/zip.js/lib/zip-core-native.js');
  // The library's own worker would be a script from another URL, which the policy forbids.
  configure({ useWebWorkers: false });
  try {
    const entries = new Map<string, FileEntry>();
    const reader = new ZipReader(new BlobReader(file), { strictness: 'strict', checkOverlappingEntry: true });
    for await (const entry of reader.getEntriesGenerator()) {
      if (entry.directory || isOfSystem(entry.filename)) continue;
      if (entries.has(entry.filename) || entries.size > ARCHIVE_LIMITS.files) throw damaged();
      entries.set(entry.filename, entry);
    }
    const folder = commonFolder([...entries.keys()]);
    return new Map([...entries].map(([path, entry]) => [path.slice(folder.length), entry]));
  } catch (cause) {
    throw cause instanceof ImportFault ? cause : damaged(cause);
  }
}

/** Unpacks a part, and stops if it is larger than allowed, whatever size the zip states. */
async function unpack(entry: FileEntry, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write: (chunk) => {
      length += chunk.length;
      if (length > most) throw new ImportFault('A part of the file is larger than its list says.');
      chunks.push(chunk);
    },
  });
  try {
    await entry.getData(sink, { checkCrc32: true });
  } catch (cause) {
    throw cause instanceof ImportFault ? cause : damaged(cause);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

async function checkedBytes(
  { path, bytes: most, sha256: expected }: ListedFile,
  entry: FileEntry,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await unpack(entry, most);
  if (bytes.length !== most || (await sha256(bytes)) !== expected)
    throw new ImportFault(`“${path}” is not what the list says. Download the file again.`);
  return bytes;
}

function isRecord(value: unknown): value is StoredRecord {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}

function readRecords(collection: string, bytes: Uint8Array): StoredRecord[] {
  try {
    const records: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (Array.isArray(records) && records.every(isRecord)) return records;
  } catch {
    // Reported below.
  }
  throw new ImportFault(`The records of “${collection}” can’t be read. Download the file again.`);
}
