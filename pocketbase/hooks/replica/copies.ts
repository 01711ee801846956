import { collections } from '../../schema';
import { arrayFrom } from '../services/stored';
import { s3Keys, type Target } from './target';

/** The copies of documents in a replica, by the keys that the documents have in the hub's storage. */
export interface Copies {
  list(): string[];
  /** Copies a file into the replica. */
  put(key: string, file: FileToStore): void;
  get(key: string): FileToStore;
  remove(key: string): void;
}

/** The file fields of records, by collection. */
const fileFields = collections.flatMap(({ name, fields }) =>
  fields.filter(({ type }) => type === 'file').map((field) => ({ collection: name, field: field.name })),
);

/** Opens the storage of a replica, with the prefix of its keys; `null` if PocketBase can't reach it. */
export function openReplica({ kind, path, bucket }: Target): { files: StoredFiles; prefix: string } | null {
  if (kind === 'folder') return { files: $filesystem.local(path), prefix: '' };
  const keys = s3Keys((name) => $os.getenv(name));
  if (bucket === undefined || keys === null) return null;
  const { name, region, endpoint, isPathStyle } = bucket;
  const files = $filesystem.s3(name, region, endpoint, keys.id, keys.secret, isPathStyle);
  return { files, prefix: `${path}/` };
}

/** Opens the copies of documents in a replica; `null` if it can hold none. */
export function openCopies(target: Target): Copies | null {
  const replica = openReplica(target);
  if (replica === null) return null;
  const { files } = replica;
  const prefix = `${replica.prefix}documents/`;
  return {
    list: () => files.list(prefix).map(({ key }) => key.slice(prefix.length)),
    put: (key, file) => files.uploadFile(file, prefix + key),
    get: (key) => files.getReuploadableFile(prefix + key, true),
    remove: (key) => files.delete(prefix + key),
  };
}

/** The keys of a record's documents. */
export function keysOf(record: HubRecord): string[] {
  const { id, name } = record.collection();
  return fileFields
    .filter(({ collection }) => collection === name)
    .map(({ field }) => record.getString(field))
    .filter((file) => file !== '')
    .map((file) => `${id}/${record.id}/${file}`);
}

/** The keys of all records' documents, listed by the database, because memory may be too small for all records. */
export function allKeys(): string[] {
  return fileFields.flatMap(({ collection, field }) => {
    const { id } = $app.findCollectionByNameOrId(collection);
    return arrayFrom<string>(
      $app,
      `SELECT json_group_array({:id} || '/' || id || '/' || ${field}) AS text FROM ${collection} WHERE ${field} != ''`,
      { id },
    );
  });
}
