import { ImportFault } from '@hub/tool-kit/import';
import * as v from 'valibot';

/** What a file of all that a person has is told by, and the first file in it. */
export const README = 'hub-export.txt';
/** The list of all other files in it, the last one. */
export const MANIFEST = 'manifest.json';

/** What such a file may hold. A document has at most 20 MB; what tools pack together may be more. */
export const ARCHIVE_LIMITS = {
  files: 100_000,
  manifestBytes: 40_000_000,
  /** Of the records of a collection, which are read at once. */
  dataBytes: 200_000_000,
  fileBytes: 21_000_000,
  packedBytes: 500_000_000,
} as const;

/** A path within the file: plain names, none of which leads out of a folder. */
const PATH = /^(?:[A-Za-z0-9_-][A-Za-z0-9_.-]*\/)*[A-Za-z0-9_-][A-Za-z0-9_.-]*$/;
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const manifestSchema = v.object({
  kind: v.literal('hub-export'),
  format: v.literal(1),
  /** The newest step of the schema of the hub that made it. */
  hub: v.string(),
  made: v.pipe(v.string(), v.isoTimestamp()),
  person: v.object({ id: v.string(), name: v.string(), email: v.string() }),
  withFiles: v.boolean(),
  /** How many records there are of each collection. */
  counts: v.record(v.string(), count),
  /** What is not in it, and why. */
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

/** The list of what a file holds. */
export type Manifest = v.InferOutput<typeof manifestSchema>;
export type ListedFile = Manifest['files'][number];

/** Where the records of a collection are. */
export const dataPath = (collection: string) => `data/${collection}.json`;
/** Where the file of a record is. */
export const filePath = (collection: string, id: string, name: string) => `files/${collection}/${id}/${name}`;

/** How many bytes a file of this path may have. */
export function mostBytes(path: string): number {
  if (path.startsWith('data/')) return ARCHIVE_LIMITS.dataBytes;
  const isOfRecord = /^files\/[^/]+\/[^/]+\/[^/]+$/.test(path);
  return isOfRecord ? ARCHIVE_LIMITS.fileBytes : ARCHIVE_LIMITS.packedBytes;
}

/** Reads the list of a file. Throws `ImportFault` where it is none. */
export function readManifest(text: string): Manifest {
  const manifest = parsed(text);
  const paths = new Set(manifest.files.map(({ path }) => path));
  if (paths.size < manifest.files.length) throw new ImportFault('The list in this file names one twice.');
  const tooLarge = manifest.files.find(({ path, bytes }) => bytes > mostBytes(path));
  if (tooLarge !== undefined)
    throw new ImportFault(`“${tooLarge.path}” is larger than a hub makes it. Nothing of this file is taken.`);
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
      'The list in this file can’t be read: it is damaged, or of a newer hub. Download the file again.',
      { cause },
    );
  }
}
