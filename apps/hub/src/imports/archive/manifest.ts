import { ImportFault } from '@hub/tool-kit/import';
import * as v from 'valibot';

/** The first file of an archive, which identifies it. */
export const README = 'hub-export.txt';
/** The last file of an archive, which lists all others. */
export const MANIFEST = 'manifest.json';

/** The limits of an archive. A document has at most 20 MB; the files of tools may be larger. */
export const ARCHIVE_LIMITS = {
  files: 100_000,
  manifestBytes: 40_000_000,
  /** For the records of a collection, which are read in one go. */
  dataBytes: 200_000_000,
  fileBytes: 21_000_000,
  packedBytes: 500_000_000,
} as const;

/** A path within the archive: plain names, so that none leads out of a folder. */
const PATH = /^(?:[A-Za-z0-9_-][A-Za-z0-9_.-]*\/)*[A-Za-z0-9_-][A-Za-z0-9_.-]*$/;
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const manifestSchema = v.object({
  kind: v.literal('hub-export'),
  format: v.literal(1),
  /** The newest migration of the hub that created it. */
  hub: v.string(),
  made: v.pipe(v.string(), v.isoTimestamp()),
  person: v.object({ id: v.string(), name: v.string(), email: v.string() }),
  withFiles: v.boolean(),
  /** The number of records in each collection. */
  counts: v.record(v.string(), count),
  /** What it excludes, and why. */
  leftOut: v.array(v.object({ name: v.string(), why: v.string() })),
  /** Documents that the hub itself could not find. */
  missing: v.array(v.string()),
  files: v.pipe(
    v.array(
      v.object({
        path: v.pipe(v.string(), v.maxLength(400), v.regex(PATH)),
        bytes: count,
        sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
      }),
    ),
    v.maxLength(ARCHIVE_LIMITS.files),
  ),
});

/** The list of an archive's content. */
export type Manifest = v.InferOutput<typeof manifestSchema>;
export type ListedFile = Manifest['files'][number];

/** The path of a collection's records. */
export const dataPath = (collection: string) => `data/${collection}.json`;
/** The path of a record's file. */
export const filePath = (collection: string, id: string, name: string) => `files/${collection}/${id}/${name}`;

/** The largest size of the file at a path, in bytes. */
export function mostBytes(path: string): number {
  if (path.startsWith('data/')) return ARCHIVE_LIMITS.dataBytes;
  const isOfRecord = /^files\/[^/]+\/[^/]+\/[^/]+$/.test(path);
  return isOfRecord ? ARCHIVE_LIMITS.fileBytes : ARCHIVE_LIMITS.packedBytes;
}

/** Parses an archive's list. Throws `ImportFault` if it is invalid. */
export function readManifest(text: string): Manifest {
  const manifest = parsed(text);
  const paths = new Set(manifest.files.map(({ path }) => path));
  if (paths.size < manifest.files.length) throw new ImportFault('The list in this file names a file twice.');
  const tooLarge = manifest.files.find(({ path, bytes }) => bytes > mostBytes(path));
  if (tooLarge !== undefined)
    throw new ImportFault(
      `“${tooLarge.path}” is larger than a hub would make it. Nothing from this file was imported.`,
    );
  const lost = Object.keys(manifest.counts).find((collection) => !paths.has(dataPath(collection)));
  if (lost !== undefined)
    throw new ImportFault(`The records of “${lost}” are missing. Download the file again.`);
  return manifest;
}

function parsed(text: string): Manifest {
  try {
    return v.parse(manifestSchema, JSON.parse(text));
  } catch (cause) {
    throw new ImportFault(
      'The list in this file can’t be read: it is damaged, or from a newer hub. Download the file again.',
      { cause },
    );
  }
}
