import { readTypedText, TYPED_TEXT_STAYS_MS } from '@hub/auth';
import type { DBSchema, IDBPDatabase } from 'idb';
import { draftFilesKey, draftFilesName, type DraftKey, draftName } from './draft-names';

/** The chosen files of a form, by field. */
export type DraftFiles = Readonly<Record<string, File>>;

/** A stored file. Its name is a field of its own, because not every browser stores it with the content. */
interface StoredFile {
  field: string;
  name: string;
  content: Blob;
}

interface FilesDb extends DBSchema {
  forms: { key: string; value: { files: StoredFile[]; at: number }; indexes: { at: number } };
}

/** Opens the database for one operation only, so that no window blocks its deletion; deletes what is too old. */
async function inFiles<Result>(
  personId: string,
  work: (db: IDBPDatabase<FilesDb>) => Promise<Result>,
  isWanted: () => boolean,
): Promise<Result | null> {
  const { openDB } = await import('idb');
  if (!isWanted()) return null;
  const db = await openDB<FilesDb>(draftFilesName(personId), 1, {
    upgrade: (created) => {
      created.createObjectStore('forms').createIndex('at', 'at');
    },
  });
  try {
    const old = await db.getAllKeysFromIndex(
      'forms',
      'at',
      IDBKeyRange.upperBound(Date.now() - TYPED_TEXT_STAYS_MS),
    );
    await Promise.all(old.map((form) => db.delete('forms', form)));
    return await work(db);
  } finally {
    db.close();
  }
}

/** The previous operation. They run one after another, so that the last one wins. */
let before: Promise<unknown> = Promise.resolve();

/** Returns `null` for a guest, for a form that is no longer `isWanted`, and where the browser stores no files. */
function inTurn<Result>(
  { personId }: DraftKey,
  work: (db: IDBPDatabase<FilesDb>) => Promise<Result>,
  isWanted = () => true,
): Promise<Result | null> {
  if (personId === undefined) return Promise.resolve(null);
  const result = before.then(() => inFiles(personId, work, isWanted)).catch(() => null);
  before = result;
  return result;
}

/**
 * Replaces the stored files of a draft on this device, unless the draft was deleted meanwhile, such as by a log-out.
 */
export async function storeDraftFiles(key: DraftKey, files: DraftFiles): Promise<void> {
  const stored = Object.entries(files).map(([field, file]) => ({ field, name: file.name, content: file }));
  const { personId } = key;
  const isWanted = () => personId !== undefined && readTypedText(personId, draftName(key)) !== null;
  await inTurn(key, (db) => db.put('forms', { files: stored, at: Date.now() }, draftFilesKey(key)), isWanted);
}

/** Deletes the files of a draft from this device. */
export async function dropDraftFiles(key: DraftKey): Promise<void> {
  await inTurn(key, (db) => db.delete('forms', draftFilesKey(key)));
}

/** The stored files of a draft. */
export async function readDraftFiles(key: DraftKey): Promise<DraftFiles> {
  const stored = await inTurn(key, (db) => db.get('forms', draftFilesKey(key)));
  const files = stored?.files ?? [];
  return Object.fromEntries(
    files.map(({ field, name, content }) => [field, new File([content], name, { type: content.type })]),
  );
}
