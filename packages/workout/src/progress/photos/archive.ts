import { isCalendarDate } from '@hub/calendar';
import type { UnzipFileInfo } from 'fflate';
import * as v from 'valibot';
import { isJpeg } from './jpeg';
import { PhotoError } from './photo-error';
import { type Photo, type PhotoSet, type Side, SIDES } from './photo-set';

/** The file in an archive that describes the others. */
const INDEX = 'photos.json';
const KIND = 'hub-progress-photos';
const MOST_INDEX_BYTES = 1_000_000;
/** Stored photos are much smaller; a larger file would only fill the memory. */
const MOST_PHOTO_BYTES = 20_000_000;

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const entry = v.object({ id, file: v.string() });
const indexSchema = v.object({
  kind: v.literal(KIND),
  version: v.literal(1),
  sets: v.array(
    v.object({
      id,
      date: v.pipe(v.string(), v.check(isCalendarDate)),
      added: v.optional(v.pipe(v.string(), v.isoTimestamp())),
      photos: v.pipe(
        v.object({ front: v.optional(entry), side: v.optional(entry), back: v.optional(entry) }),
        v.check((photos) => SIDES.some((side) => photos[side] !== undefined)),
      ),
    }),
  ),
});

type Index = v.InferOutput<typeof indexSchema>;

async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.arrayBuffer());
}

/** All sets as one ZIP file: their unchanged photos, and an index. */
export async function packSets(sets: readonly PhotoSet[]): Promise<Blob> {
  const { strToU8, zipSync } = await import('fflate');
  const files: Record<string, Uint8Array<ArrayBuffer>> = {};
  const index: Index = { kind: KIND, version: 1, sets: [] };
  for (const set of sets) {
    const photos: Index['sets'][number]['photos'] = {};
    for (const side of SIDES) {
      const photo = set.photos[side];
      if (!photo) continue;
      const file = `${set.date}-${set.id}/${side}.jpg`;
      files[file] = await bytesOf(photo.blob);
      photos[side] = { id: photo.id, file };
    }
    index.sets.push({ id: set.id, date: set.date, added: set.added, photos });
  }
  files[INDEX] = strToU8(JSON.stringify(index, null, 2));
  // JPEGs do not compress.
  return new Blob([zipSync(files, { level: 0 })], { type: 'application/zip' });
}

type Unzip = (path: string, most: number) => Uint8Array | undefined;

/** Reads single files of an archive, which somebody may have unpacked and packed again: then a folder is around all of it. */
async function opened(archive: Uint8Array): Promise<Unzip> {
  const [{ unzipSync }, { commonFolder, isOfSystem }] = await Promise.all([
    import('fflate'),
    import('@hub/tool-kit/import'),
  ]);
  const paths: string[] = [];
  const note = ({ name }: UnzipFileInfo) => {
    paths.push(name);
    return false;
  };
  unzipSync(archive, { filter: note });
  const folder = commonFolder(paths.filter((path) => !path.endsWith('/') && !isOfSystem(path)));
  return (path, most) => {
    const whole = folder + path;
    const filter = (file: UnzipFileInfo) => file.name === whole && file.originalSize <= most;
    return unzipSync(archive, { filter })[whole];
  };
}

function readIndex(bytes: Uint8Array | undefined): Index {
  return v.parse(indexSchema, JSON.parse(new TextDecoder().decode(bytes)));
}

/** The sets in a ZIP file of `packSets`; `prepare` checks each picture. Throws a `PhotoError`. */
export async function unpackSets(zip: Blob, prepare: (photo: Blob) => Promise<Blob>): Promise<PhotoSet[]> {
  try {
    const unzip = await opened(await bytesOf(zip));
    const { sets } = readIndex(unzip(INDEX, MOST_INDEX_BYTES));
    const unpack = async (type: Side, date: string, { id, file }: v.InferOutput<typeof entry>) => {
      const found = unzip(file, MOST_PHOTO_BYTES);
      if (!found || !isJpeg(found)) throw new Error(`${file} is missing, or is not a JPEG`);
      const blob = await prepare(new Blob([found as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' }));
      return { id, type, date, blob } satisfies Photo;
    };
    const unpacked: PhotoSet[] = [];
    for (const { id, date, added, photos: entries } of sets) {
      const photos: PhotoSet['photos'] = {};
      for (const side of SIDES) {
        const listed = entries[side];
        if (listed) photos[side] = await unpack(side, date, listed);
      }
      unpacked.push({ id, date, added, photos });
    }
    return unpacked;
  } catch (cause) {
    throw new PhotoError('no-archive', cause);
  }
}
